import { CODAS, codaOf, isSyllable } from '../hangul/syllable.js';

/** No stem of Korean ends in these. */
const NO_STEM_ENDS = new Set(['ㅇ', 'ㅋ', 'ㄳ', 'ㄽ']);

/** The stem of a verb or an adjective, which clients send with or without the final 다; '' where there is none. */
export function stemOf(entry: string): string {
  return entry.endsWith('다') ? entry.slice(0, -1).trimEnd() : entry;
}

/** Whether endings can be put behind it at all. */
export function canConjugate(stem: string): boolean {
  const last = stem.charCodeAt(stem.length - 1);
  return isSyllable(last) && !NO_STEM_ENDS.has(CODAS[codaOf(last)]!);
}
