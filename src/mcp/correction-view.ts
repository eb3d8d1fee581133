import { z } from 'zod';

interface Block {
  origin: { content: string; begin_offset: number; length: number };
  revised: string;
  revisions: Array<{ revised: string; score: number; category: string; help_id: string }>;
  nested: Block[];
}

interface Help {
  category: string;
  comment: string;
  rule_article: string;
}

/** CorrectErrorResponse in snake_case. */
export interface ServiceCorrection extends Record<string, unknown> {
  origin: string;
  revised: string;
  revised_blocks: Block[];
  whitespace_cleanup_ranges: Array<{ offset: number; length: number }>;
  revised_sentences: unknown[];
  helps: Record<string, Help>;
  language: string;
  tokens_count: number;
}

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

/** The answers of a page's cuts as one; offsets move to where each cut begins. */
export function joinCorrections(
  parts: ReadonlyArray<{ correction: ServiceCorrection; base: number }>,
): ServiceCorrection {
  const all = parts.map(({ correction }) => correction);
  return {
    origin: all.map(({ origin }) => origin).join(''),
    revised: all.map(({ revised }) => revised).join(''),
    revised_blocks: parts.flatMap(({ correction, base }) =>
      correction.revised_blocks.map((block) => moved(block, base)),
    ),
    whitespace_cleanup_ranges: parts.flatMap(({ correction, base }) =>
      correction.whitespace_cleanup_ranges.map((range) => ({ ...range, offset: range.offset + base })),
    ),
    revised_sentences: all.flatMap(({ revised_sentences }) => revised_sentences),
    helps: Object.assign({}, ...all.map(({ helps }) => helps)),
    language: 'ko_KR',
    tokens_count: all.reduce((sum, { tokens_count }) => sum + tokens_count, 0),
  };
}

function moved(block: Block, base: number): Block {
  return {
    ...block,
    origin: { ...block.origin, begin_offset: block.origin.begin_offset + base },
    nested: block.nested.map((inner) => moved(inner, base)),
  };
}

export function changesOf({ revised_blocks, helps }: ServiceCorrection): Change[] {
  return revised_blocks.map((block) => {
    const { origin, revised, revisions } = block;
    // Of changes that were merged into one block, the reasons of the pieces say more.
    const pieces = block.nested.length > 0 ? block.nested : [block];
    const ids = new Set(pieces.flatMap((piece) => piece.revisions.map(({ help_id }) => help_id)));
    return {
      original: origin.content,
      corrected: revised,
      begin_offset: origin.begin_offset,
      length: origin.length,
      applied: revised !== origin.content,
      alternatives: [...new Set(revisions.map((revision) => revision.revised))].filter(
        (other) => other !== revised,
      ),
      reasons: [...ids].flatMap((id) => {
        const help = helps[id];
        if (help === undefined) return [];
        return { help_id: id, category: help.category, comment: help.comment, article: help.rule_article };
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
