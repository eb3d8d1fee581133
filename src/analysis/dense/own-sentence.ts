/** The eojeols of a stretch that belong to the sentence of one of them. */
export interface Stretch {
  first: number;
  last: number;
}

/**
 * Those around an eojeol that stand in its sentence, as far as `reach`: what the sentences before it speak of must not change
 * what is said about it.
 */
export function ownSentence(
  eojeols: ReadonlyArray<readonly { tag: string }[]>,
  at: number,
  reach: number,
): Stretch {
  let first = at;
  while (first > Math.max(0, at - reach) && !endsSentence(eojeols[first - 1]!)) first--;
  let last = at;
  while (last < Math.min(eojeols.length - 1, at + reach) && !endsSentence(eojeols[last]!)) last++;
  return { first, last };
}

/** 갔다., “갔다.” */
function endsSentence(eojeol: readonly { tag: string }[]): boolean {
  let last = eojeol.length - 1;
  while (last > 0 && eojeol[last]!.tag === 'SS') last--;
  return eojeol[last]?.tag === 'SF';
}
