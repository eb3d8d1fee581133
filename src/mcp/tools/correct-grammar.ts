import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { LEVELS } from '../../correction/certainty/level.js';
import { CorrectErrorResponseSchema, RevisionService } from '../../gen/svc/revision_service_pb.js';
import { wireLevel } from '../../service/operations/correction-level.js';
import { snakeCased } from '../../service/render/json-names.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { changesOf, changesText, correctionOutput } from '../correction-view.js';
import {
  customDictNames,
  encoding,
  moreText,
  nextCursor,
  paging,
  runPage,
  text,
  textMessage,
} from '../text-tool.js';
import { answer, type ToolHost } from '../tool-host.js';
import { toolInput } from '../tool-input.js';

const DESCRIPTION = `한국어 글의 맞춤법, 띄어쓰기, 표준어, 외래어 표기, 오타를 바로잡습니다. 고친 글과 함께 고친 곳마다 까닭과 어문 규정의 조항을 알려 줍니다. 틀렸다고 단정할 수 없는 곳은 고치지 않고 확인할 곳(applied: false)으로 알려 줍니다. 글을 교정하거나 맞춤법·띄어쓰기가 맞는지 물을 때 씁니다. 규칙을 더 알려면 답의 help_id로 explain_rule을 부르세요.

Corrects Korean spelling, spacing, standard forms, loanwords and typos, and says for each change why, with the article of the orthography; doubtful places are only suggested (applied: false). Use it to proofread Korean or to check whether something is spelt or spaced right.`;

/** Characters of text per page; a complete answer repeats it about five times. */
const PAGE_CHARACTERS = 6000;

const option = (description: string) => z.boolean().default(false).describe(description);

/** The options of a correction, as the service has them. */
const CORRECTION_OPTIONS = {
  disable_split_sentence: option('문장으로 나누지 않습니다. Do not split into sentences.'),
  disable_caret_spacing: option(
    '복합 명사를 사전의 ^ 자리에서 띄우지 않습니다. Do not space compounds at carets.',
  ),
  disable_vx_spacing: option(
    '보조 용언을 되도록 띄우지 않습니다. Do not insist on spaces before auxiliary verbs.',
  ),
  treat_as_title: option('제목으로 봅니다. Treat the text as a title.'),
  enable_limited_punctuation: option(
    '문장 부호는 규정에 어긋난 것만 고칩니다. Change punctuation only where the norm forbids it.',
  ),
  disable_confusion: option('헷갈리는 말을 고치지 않습니다. Leave confusable words alone.'),
  enable_cleanup_whitespace: option('필요 없는 빈칸을 지웁니다. Remove needless whitespace.'),
  disable_typo_correction: option('오타를 고치지 않습니다. Leave typos alone.'),
  enable_sentence_check: option(
    '문장 안의 호응에서 확실한 것은 고칩니다. Change what is certain about agreement within sentences.',
  ),
  disable_sentence_check: option(
    '문장 안의 호응을 묻지 않습니다. Ask nothing about agreement within sentences.',
  ),
  level: z
    .enum(LEVELS)
    .default('normal')
    .describe(
      '얼마나 고칠지: careful은 규정으로 확실한 것만, strict는 답이 하나인 물음까지. How much to change without asking.',
    ),
};

export function registerCorrectGrammar(server: McpServer, host: ToolHost): void {
  server.registerTool(
    'correct_grammar',
    {
      title: '맞춤법·띄어쓰기 교정 (proofreading)',
      description: DESCRIPTION,
      inputSchema: toolInput({
        text,
        encoding,
        custom_dict_names: customDictNames,
        ...CORRECTION_OPTIONS,
        complete: option(
          '서비스의 답 전체를 result에 더합니다. 답이 네 배쯤 길어집니다. Add the whole answer of the service as result.',
        ),
        ...paging,
      }),
      outputSchema: z.object({ ...correctionOutput, next_cursor: nextCursor }),
      annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async (request, context) => {
      const { json, next } = await runPage(
        host,
        context,
        RevisionService.method.correctError,
        { ...request, pageCharacters: PAGE_CHARACTERS },
        {
          ...textMessage(request),
          customDictNames: request.custom_dict_names,
          config: {
            disableSplitSentence: request.disable_split_sentence,
            disableCaretSpacing: request.disable_caret_spacing,
            disableVxSpacing: request.disable_vx_spacing,
            treatAsTitle: request.treat_as_title,
            enableLimitedPunctuation: request.enable_limited_punctuation,
            disableConfusion: request.disable_confusion,
            enableCleanupWhitespace: request.enable_cleanup_whitespace,
            disableTypoCorrection: request.disable_typo_correction,
            enableSentenceCheck: request.enable_sentence_check,
            disableSentenceCheck: request.disable_sentence_check,
            level: wireLevel(request.level),
          },
        },
        'camel',
      );
      const page = json as unknown as CorrectErrorResponse;
      const changes = changesOf(page);
      return answer(
        {
          corrected: page.revised,
          changes,
          tokens_count: page.tokensCount,
          ...(request.complete ? { result: snakeCased(CorrectErrorResponseSchema, { ...page }) } : {}),
          next_cursor: next,
        },
        `${page.revised}\n\n${changesText(changes)}${moreText(next)}`,
      );
    },
  );
}
