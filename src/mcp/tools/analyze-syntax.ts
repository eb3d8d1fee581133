import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LanguageService } from '../../gen/svc/language_service_pb.js';
import { runSentences, sentenceInput } from '../sentence-tool.js';
import { sentencesOutput } from '../sentence-views.js';
import { customDictNames } from '../text-tool.js';
import type { ToolHost } from '../tool-host.js';
import { toolInput } from '../tool-input.js';

const DESCRIPTION = `한국어 글을 문장, 어절, 형태소로 나누고 형태소마다 품사 표지 47개 가운데 하나를 붙입니다. 활용형의 어간과 어미를 되살리고(추운 → 춥/VA+ㄴ/ETM), 낱말의 품사·기본형·조사·어미를 물을 때, 명사나 동사를 뽑을 때, 동형이의어의 뜻을 가릴 때(with_sense) 씁니다. 맞춤법을 고치려면 correct_grammar를, 어절만 나누려면 tokenize를 쓰세요.

Korean morphological analysis: splits text into sentences, eojeols and morphemes with part-of-speech tags, restoring stems and endings. Use it to find parts of speech, lemmas, particles and endings, to extract nouns or verbs, or to tell homographs apart (with_sense). To fix spelling use correct_grammar; list_pos_tags explains the tags.`;

export function registerAnalyzeSyntax(server: McpServer, host: ToolHost): void {
  server.registerTool(
    'analyze_syntax',
    {
      title: '형태소 분석 (morphological analysis)',
      description: DESCRIPTION,
      inputSchema: toolInput({
        ...sentenceInput,
        auto_jointing: z
          .boolean()
          .default(true)
          .describe('잘못 띄어 쓴 말을 붙여 분석합니다. Join words that were wrongly spaced.'),
        with_sense: z
          .boolean()
          .default(false)
          .describe(
            '동형이의어의 뜻을 가립니다. 뜻의 번호를 배__02/NNG처럼 붙입니다. Disambiguate homographs; numbers are written as 배__02/NNG.',
          ),
        custom_dict_names: customDictNames,
      }),
      outputSchema: sentencesOutput,
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    (request, context) =>
      runSentences(host, context, LanguageService.method.analyzeSyntax, request, {
        autoJointing: request.auto_jointing,
        withSense: request.with_sense,
        customDictNames: request.custom_dict_names,
      }),
  );
}
