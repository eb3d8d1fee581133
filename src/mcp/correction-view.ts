import { z } from 'zod';
import { type CorrectErrorResponse, helpIdsOf } from '../service/render-correction.js';

const reason = z.object({
  help_id: z.string().describe('explain_rule에 줄 수 있는 이름 / id for explain_rule'),
  category: z.string(),
  comment: z.string().describe('까닭 / why'),
  article: z.string().describe('어문 규정의 조항 / article of the norm'),
});
const change = z.object({
  original: z.string(),
  corrected: z.string(),
  begin_offset: z.number().int(),
  length: z.number().int(),
  applied: z
    .boolean()
    .describe('거짓이면 고치지 않고 확인만 권합니다. False: only suggested, left as it was.'),
  alternatives: z.array(z.string()).describe('다른 표기 / other ways to write it'),
  reasons: z.array(reason),
});
export type Change = z.infer<typeof change>;

export const correctionOutput = {
  corrected: z.string().describe('고친 글 / the corrected text of this page'),
  changes: z.array(change),
  tokens_count: z.number().int(),
  result: z
    .looseObject({
      origin: z.string(),
      revised: z.string(),
      revised_blocks: z.array(z.looseObject({ revised: z.string() })),
      helps: z.record(z.string(), z.looseObject({ comment: z.string() })),
    })
    .describe('서비스의 CorrectError 답 그대로 / the whole answer of the service'),
};

export function changesOf({ revisedBlocks, helps }: CorrectErrorResponse): Change[] {
  return revisedBlocks.map((block) => {
    const { origin, revised, revisions } = block;
    return {
      original: origin.content,
      corrected: revised,
      begin_offset: origin.beginOffset,
      length: origin.length,
      applied: revised !== origin.content,
      alternatives: [...new Set(revisions.map((revision) => revision.revised))].filter(
        (other) => other !== revised,
      ),
      reasons: helpIdsOf(block).flatMap((id) => {
        const help = helps[id];
        if (help === undefined) return [];
        return { help_id: id, category: help.category, comment: help.comment, article: help.ruleArticle };
      }),
    };
  });
}

export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return '고칠 곳이 없습니다.';
  const lines = changes.map(({ original, corrected, applied, alternatives, reasons }, i) => {
    const shown = applied ? `${original} → ${corrected}` : `${original} (확인: ${alternatives.join(', ')})`;
    const why = reasons.map(
      ({ comment, article, help_id }) => `   ${comment}${article ? ` (${article})` : ''} [${help_id}]`,
    );
    return [`${i + 1}. ${shown}`, ...why].join('\n');
  });
  return `고친 곳 ${changes.length}개\n${lines.join('\n')}`;
}
