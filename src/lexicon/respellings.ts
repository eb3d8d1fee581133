import { CODAS, codaOf, isSyllable, NUCLEI, nucleusOf, ONSETS, onsetOf } from '../hangul/syllable.js';

/** Words that are written as they are heard, and keep the form of the dictionaries: the listed respellings. */
export const RESPELT: ReadonlyMap<string, readonly string[]> = new Map([
  ['것', ['거', '꺼']],
  ['거', ['꺼']],
  ['이것', ['이거']],
  ['그것', ['그거']],
  ['저것', ['저거']],
  ['무엇', ['뭐', '머', '무어']],
  ['뭐', ['머', '모']],
]);

/** 알겠습니당, 고마워용, 했쥬: endings in such a syllable are endings of their own. */
const PLAYFUL = /^[당용욧욤염욥죵쥬졍넹뎅]$/;

export function isPlayful(syllable: string): boolean {
  return PLAYFUL.test(syllable);
}

/** Letters that are taken for one another, in speech (봣 for 봤, 네일 for 내일) or by a finger on the wrong key. */
const ONSET_GROUPS = 'ㄱㄲㅋ ㄷㄸㅌ ㅂㅃㅍ ㅅㅆ ㅈㅉㅊ ㄱㅎ ㄴㅁ ㅇㅎ ㅂㅈ ㅈㄷ ㄷㄱ ㄱㅅ ㄴㅇ ㅇㄹ ㄹㅎ';
const NUCLEUS_GROUPS = 'ㅐㅔㅒㅖ ㅚㅙㅞㅟ ㅗㅜ ㅡㅜ ㅓㅗ ㅏㅓ ㅏㅑ ㅓㅕ ㅕㅛ ㅗㅛ ㅜㅠ ㅡㅣ ㅣㅢㅟ ㅏㅗ';
const CODA_GROUPS = 'ㅅㅆㅈㅊㅌㄷ ㄴㄵㄶ ㄹㅀㄺㄻㄼ ㄱㄲㅋㄺ ㅂㅍㅄ ㅁㅂ _ㅎ _ㅆ';

/** May the second syllable have been written for the first? At most one of its letters is another. */
export function mayRespell(meant: number, written: number): boolean {
  if (meant === written) return true;
  if (!isSyllable(meant) || !isSyllable(written)) return false;
  const onset = [onsetOf(meant), onsetOf(written)] as const;
  const nucleus = [nucleusOf(meant), nucleusOf(written)] as const;
  const coda = [codaOf(meant), codaOf(written)] as const;
  const differing = [onset, nucleus, coda].filter(([a, b]) => a !== b).length;
  if (differing > 1) return false;
  return alike(ONSETS_ALIKE, onset) && alike(NUCLEI_ALIKE, nucleus) && alike(CODAS_ALIKE, coda);
}

function alike(pairs: ReadonlySet<number>, [a, b]: readonly [number, number]): boolean {
  return a === b || pairs.has(a * CODAS.length + b);
}

const ONSETS_ALIKE = pairsOf(ONSET_GROUPS, (letter) => ONSETS.indexOf(letter));
const NUCLEI_ALIKE = pairsOf(NUCLEUS_GROUPS, (letter) => NUCLEI.indexOf(letter));
const CODAS_ALIKE = pairsOf(CODA_GROUPS, (letter) => (letter === '_' ? 0 : CODAS.indexOf(letter)));

function pairsOf(groups: string, indexOf: (letter: string) => number): Set<number> {
  const out = new Set<number>();
  for (const group of groups.split(' '))
    for (const a of group) for (const b of group) out.add(indexOf(a) * CODAS.length + indexOf(b));
  return out;
}
