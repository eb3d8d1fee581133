import type { Morpheme } from '../../analysis/types.js';
import type { LineView } from '../line-view.js';

/** 안 걸리다: no such verb is one word, so the grammar decides alone. */
export const NEVER_ONE = 0.95;
const SCARCELY = 0.005;

export function negation(line: LineView, before: Morpheme, after: Morpheme, p: number): string | undefined {
  // 안되다, 못하다, 못되다, 안쓰럽다 are words too; the model knows which is meant only when it is sure.
  return p > (isListedNegation(line, before, after) ? 0.85 : SCARCELY) ? 'spacing-negation' : undefined;
}

export function isListedNegation({ lexicon }: LineView, before: Morpheme, after: Morpheme): boolean {
  const payload = lexicon.lookup(before.form + after.form, after.tag);
  // 안하다 is none
  return payload >= 0 && (lexicon.isHeadword(payload) || before.form === '못');
}
