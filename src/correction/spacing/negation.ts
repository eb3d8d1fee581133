import type { Morpheme } from '../../analysis/types.js';
import type { LineView } from '../line/line-view.js';

/** 안든다: the tags decide, but where the model is certain of the contrary. */
export const NEGATED = 0.0005;
/** 안 걸리다: no such verb is one word, so the grammar decides alone. */
export const NEVER_ONE = 0.95;

export function negation(line: LineView, before: Morpheme, after: Morpheme, p: number): string | undefined {
  // 안되다, 못하다, 못되다, 안쓰럽다 are words too; the model knows which is meant only when it is sure.
  return p > (isListed(line, before, after) ? 0.85 : NEGATED) ? 'spacing-negation' : undefined;
}

export function isNeverOne(line: LineView, helpId: string, before: Morpheme, after: Morpheme): boolean {
  return helpId === 'spacing-negation' && !isListed(line, before, after);
}

function isListed({ lexicon }: LineView, before: Morpheme, after: Morpheme): boolean {
  const verb = before.form + after.form;
  // 안하다 is none, and 안들다 one of another region
  return before.form === '못'
    ? lexicon.lookup(verb, after.tag) >= 0
    : lexicon.headwordFrequency(verb, after.tag) > 0;
}
