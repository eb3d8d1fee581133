import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LanguageService } from '../../gen/svc/language_service_pb.js';
import { FORMATS, PAGE_CHARACTERS, sentencesAnswer, sentencesOutput } from '../sentence-views.js';
import { encoding, paging, runPage, text } from '../text-tool.js';
import type { ToolHost } from '../tool-host.js';

const DESCRIPTION = `한국어 글을 어절로 나누고 어절을 다시 조각으로 나누어 큰 품사(N 체언, V 용언, M 관형사, A 부사, I 감탄사, J 조사, E 어미, X 접사, S 기호)를 붙입니다. 검색 색인, 낱말 세기, 문장과 어절 나누기처럼 자세한 품사가 필요 없을 때 씁니다. 자세한 품사는 analyze_syntax로 얻습니다.

Splits Korean text into word units (eojeols) and their segments with a coarse class each. Use it for indexing, counting words or splitting sentences; use analyze_syntax for part-of-speech tags.`;

export function registerTokenize(server: McpServer, host: ToolHost): void {
  server.registerTool(
    'tokenize',
    {
      title: '어절 나누기 (tokenization)',
      description: DESCRIPTION,
      inputSchema: z.object({
        text,
        format: z
          .enum(FORMATS)
          .default('compact')
          .describe('compact: 어절마다 한 줄. tagged: 문장마다 한 줄. json: 조각의 위치까지 모두.'),
        encoding,
        auto_split_sentence: z
          .boolean()
          .default(true)
          .describe('문장을 나눕니다. 끄면 줄바꿈에서만 나눕니다. Split sentences, not only lines.'),
        auto_spacing: z
          .boolean()
          .default(true)
          .describe('빠진 띄어쓰기를 넣어 나눕니다. Insert missing spaces first.'),
        ...paging,
      }),
      outputSchema: sentencesOutput,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (request, context) => {
      const { format } = request;
      const page = await runPage(
        host,
        context,
        LanguageService.method.tokenize,
        { ...request, pageCharacters: PAGE_CHARACTERS[format] },
        (cut, encodingType) => ({
          document: { content: cut.text, language: 'ko_KR' },
          encodingType,
          autoSplitSentence: request.auto_split_sentence,
          autoSpacing: request.auto_spacing,
        }),
      );
      return sentencesAnswer(page, format);
    },
  );
}
