import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { toolInput } from './tool-input.js';

const text = z.string().describe('한국어 글. The Korean text.');

export function registerPrompts(server: McpServer, { correction }: { correction: boolean }): void {
  if (correction) {
    server.registerPrompt(
      'proofread',
      {
        title: '교정',
        description:
          '글의 맞춤법과 띄어쓰기를 고치고 까닭을 설명합니다. Proofread a Korean text and explain the changes.',
        argsSchema: toolInput({ text }),
      },
      ({ text: given }) =>
        ask(`다음 글을 correct_grammar 도구로 교정해 주세요.

1. 먼저 고친 글 전체를 보여 주세요. 답에 next_cursor가 있으면 같은 글과 그 cursor로 끝까지 이어 부르세요.
2. 이어서 고친 곳을 표로 보여 주세요: 원래 표기, 고친 표기, 까닭, 조항.
3. applied가 거짓인 곳은 고치지 말고 글쓴이에게 어느 쪽인지 물어보세요.
4. 도구가 고치지 않은 곳을 스스로 고치고 싶으면 도구의 답과 구별해서 제안만 하세요.

글:
${given}`),
    );
  }
  server.registerPrompt(
    'explain_simply',
    {
      title: '쉬운 말로 설명',
      description:
        '어려운 글을 쉬운 우리말로 풀어 설명합니다. Explain a difficult Korean text in plain words.',
      argsSchema: toolInput({
        text,
        reader: z
          .string()
          .optional()
          .describe('읽을 사람. 예: 초등학생, 한국어 학습자. Who is going to read it.'),
      }),
    },
    ({ text: given, reader }) =>
      ask(`다음 글을 ${reader?.trim() || '누구나'} 쉽게 알 수 있는 말로 풀어 주세요.

1. analyze_syntax 도구(format: tagged)로 글을 나누어 어려운 명사(NNG, NNP)와 한자어, 외래어를 찾으세요.
2. 글을 짧은 문장으로 다시 쓰되 뜻을 빼거나 더하지 마세요.
3. 어려운 낱말은 따로 모아 한 줄씩 쉬운 말로 풀이해 주세요.${
        correction ? '\n4. 다시 쓴 글은 correct_grammar로 한 번 살펴 주세요.' : ''
      }

글:
${given}`),
  );
}

function ask(instruction: string) {
  return {
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text: instruction } }],
  };
}
