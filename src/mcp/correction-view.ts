import { z } from 'zod';
import { helpIdsOf, ruleIdOf } from '../service/render/render-correction.js';
import type { CorrectErrorResponse } from '../wire/messages.js';

const reason = z.object({
  help_id: z.string().describe('explain_rule에 줄 수 있는 이름 / id for explain_rule'),
  category: z.string(),
  comment: z
    .string()
    .optional()
    .describe('까닭. 같은 까닭은 처음 한 번만 적습니다. Why; said once where several changes share it.'),
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
  alternatives: z
    .array(z.string())
    .describe(
      '다른 표기. 빈 문자열은 지우라는 뜻입니다. Other ways to write it; an empty one leaves it out.',
    ),
  pieces: z
    .array(z.object({ original: z.string(), corrected: z.string() }))
    .describe('여러 교정을 묶었으면 그 하나하나 / each of several corrections that were merged'),
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
    .optional()
    .describe(
      'complete를 켜면: 서비스의 CorrectError 답 그대로 / with complete: the whole answer of the service',
    ),
};

export function changesOf({ revisedBlocks, helps }: CorrectErrorResponse): Change[] {
  const said = new Set<string>();
  return revisedBlocks.map((block) => {
    const { origin, revised, revisions, nested } = block;
    return {
      original: origin.content,
      corrected: revised,
      begin_offset: origin.beginOffset,
      length: origin.length,
      applied: revised !== origin.content,
      alternatives: [...new Set(revisions.map((revision) => revision.revised))].filter(
        (other) => other !== revised,
      ),
      pieces: nested.map((piece) => ({ original: piece.origin.content, corrected: piece.revised })),
      reasons: helpIdsOf(block).flatMap((id) => {
        const help = helps[id];
        if (help === undefined) return [];
        const comment = said.has(id) ? {} : { comment: help.comment };
        said.add(id);
        return { help_id: ruleIdOf(id), category: help.category, ...comment, article: help.ruleArticle };
      }),
    };
  });
}

export function changesText(changes: readonly Change[]): string {
  if (changes.length === 0) return '고칠 곳이 없습니다.';
  const made = changes.filter(({ applied }) => applied).length;
  const questions = changes.length - made;
  const counts = [made > 0 && `고친 곳 ${made}개`, questions > 0 && `확인할 곳 ${questions}개`]
    .filter(Boolean)
    .join(', ');
  const lines = changes.map((change, i) => {
    const why = change.reasons.map(
      ({ comment, article, help_id }) =>
        `   ${[comment, article && `(${article})`, `[${help_id}]`].filter(Boolean).join(' ')}`,
    );
    const pieces = change.pieces.map(
      ({ original, corrected }) => `   - ${withSpaces(original)} → ${withSpaces(corrected) || '지움'}`,
    );
    return [`${i + 1}. ${headOf(change)}`, ...pieces, ...why].join('\n');
  });
  return `${counts}\n${lines.join('\n')}`;
}

/** A question says that the text was left as it was; a change, what else it could be. */
function headOf({ original, corrected, applied, alternatives }: Change): string {
  const others = alternatives.map(orNothing).join(', ');
  if (!applied) return `${original} (확인: ${others}?)`;
  return `${original} → ${orNothing(corrected)}${others === '' ? '' : ` (또는 ${others})`}`;
}

/** A piece may be nothing but a space at its end, which nobody would see. */
function withSpaces(text: string): string {
  return text.replace(/^ | $/g, '␣');
}

function orNothing(text: string): string {
  return text.trim() === '' ? '지움' : text;
}
