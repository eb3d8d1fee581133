import type { Morpheme } from '../../analysis/types.js';

/** The ending that a word closes its sentence with, also where 요 follows it (가나요, 갈게요); marks are passed over. */
export function finalEnding(morphemes: readonly Morpheme[]): Morpheme | undefined {
  let at = morphemes.length - 1;
  while (at >= 0 && morphemes[at]!.tag[0] === 'S') at--;
  if (morphemes[at]?.tag === 'JX' && morphemes[at]!.form === '요') at--;
  return morphemes[at]?.tag === 'EF' ? morphemes[at] : undefined;
}
