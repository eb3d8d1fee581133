import { OPENING_COST } from './lattice-weights.js';
import type { PathMorpheme } from './path-morpheme.js';
import type { Search } from './search.js';

/**
 * What a search and those who mend its paths look at grows with the square of what they look at: nobody writes a word
 * longer than this, so what is longer is searched in parts.
 */
export const LONGEST_SEARCH = 80;

/**
 * Where to cut the characters from…to of an eojeol: where the model is surest that a word begins, late rather than
 * early, and not inside an extra word.
 */
export function searchParts({ from, to, candidates, labels, extras }: Search): number[] {
  const inside = new Uint8Array(to - from);
  for (const extra of extras)
    inside.fill(1, Math.max(0, extra.from + 1 - from), Math.max(0, extra.to - from));
  const cuts = [from];
  for (let begin = from; to - begin > LONGEST_SEARCH; ) {
    let cut = begin + LONGEST_SEARCH;
    let surest = 0;
    for (let i = cut; i > begin + LONGEST_SEARCH / 2; i--) {
      if (inside[i - from] === 1) continue;
      const first = candidates.bestLabel(i, labels).parts[0];
      if (!first?.begins || OPENING_COST[first.tag] !== undefined || candidates.best[i]! <= surest) continue;
      surest = candidates.best[i]!;
      cut = i;
    }
    cuts.push(cut);
    begin = cut;
  }
  cuts.push(to);
  return cuts;
}

/** Adds what was found in the next part; a morpheme that the model carries over the cut is one morpheme. */
export function appendPart(
  path: PathMorpheme[],
  part: readonly PathMorpheme[],
  { candidates, labels }: Search,
): void {
  const last = path.at(-1);
  const [first] = part;
  const label = first && candidates.bestLabel(first.from, labels);
  const carriesOn =
    last && first && label?.parts[0]?.begins === false && last.tag === first.tag && !last.word && !first.word;
  if (carriesOn) {
    last.form += first.form;
    last.to = first.to;
    last.log += first.log;
  }
  for (let k = carriesOn ? 1 : 0; k < part.length; k++) path.push(part[k]!);
}
