import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LanguageService } from '../../gen/svc/language_service_pb.js';
import { FORMATS, PAGE_CHARACTERS, sentencesAnswer, sentencesOutput } from '../sentence-views.js';
import { customDictNames, encoding, paging, runPage, text } from '../text-tool.js';
import type { ToolHost } from '../tool-host.js';

const DESCRIPTION = `한국어 글을 문장, 어절, 형태소로 나누고 형태소마다 품사 표지 47개 가운데 하나를 붙입니다. 활용형의 어간과 어미를 되살리고(추운 → 춥/VA+ㄴ/ETM), 낱말의 품사·기본형·조사·어미를 물을 때, 명사나 동사를 뽑을 때, 동형이의어의 뜻을 가릴 때(with_sense) 씁니다. 맞춤법을 고치려면 correct_grammar를, 어절만 나누려면 tokenize를 쓰세요.

Korean morphological analysis: splits text into sentences, eojeols and morphemes with part-of-speech tags, restoring stems and endings. Use it to find parts of speech, lemmas, particles and endings, to extract nouns or verbs, or to tell homographs apart (with_sense). To fix spelling use correct_grammar; list_pos_tags explains the tags.`;

export function registerAnalyzeSyntax(server: McpServer, host: ToolHost): void {
  server.registerTool(
    'analyze_syntax',
    {
      title: '형태소 분석 (morphological analysis)',
      description: DESCRIPTION,
      inputSchema: z.object({
        text,
        format: z
          .enum(FORMATS)
          .default('compact')
          .describe(
            'compact: 어절마다 형태/표지. tagged: 문장마다 한 줄. json: 위치, 확률, 기본형, 뜻까지 모두. compact: one eojeol a line; tagged: one sentence a line; json: everything.',
          ),
        encoding,
        auto_split_sentence: z
          .boolean()
          .default(true)
          .describe('문장을 나눕니다. 끄면 줄바꿈에서만 나눕니다. Split sentences, not only lines.'),
        auto_spacing: z
          .boolean()
          .default(true)
          .describe('빠진 띄어쓰기를 넣어 분석합니다. Insert missing spaces first.'),
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
        LanguageService.method.analyzeSyntax,
        { ...request, pageCharacters: PAGE_CHARACTERS[format] },
        (cut, encodingType) => ({
          document: { content: cut.text, language: 'ko_KR' },
          encodingType,
          autoSplitSentence: request.auto_split_sentence,
          autoSpacing: request.auto_spacing,
          autoJointing: request.auto_jointing,
          withSense: request.with_sense,
          customDictNames: request.custom_dict_names,
        }),
      );
      return sentencesAnswer(page, format);
    },
  );
}
