import { codaOf, compose, isSyllable, NUCLEI, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';

/** The 2,350 syllables of KS X 1001, which the words of the language are written with; 됂 and 쥿 are none of them. */
const COMMON = new Uint8Array(0x10000);
const decoder = new TextDecoder('euc-kr');
for (let row = 0xb0; row <= 0xc8; row++) {
  for (let column = 0xa1; column <= 0xfe; column++)
    COMMON[decoder.decode(Uint8Array.of(row, column)).charCodeAt(0)] = 1;
}

export function isWrittenSyllable(code: number): boolean {
  return COMMON[code] === 1;
}

export function isWritten(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (COMMON[text.charCodeAt(i)] === 0) return false;
  return true;
}

/** What a key held with shift, or not, and vowels that sound alike would have given instead. */
const NUCLEUS_SLIPS: Record<string, string> = {
  ㅒ: 'ㅐㅔ', ㅖ: 'ㅔㅐ', ㅙ: 'ㅚㅐ', ㅞ: 'ㅚㅔ', ㅚ: 'ㅙㅗ', ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅢ: 'ㅡㅣ', ㅐ: 'ㅔ', ㅔ: 'ㅐ', ㅝ: 'ㅓ', ㅘ: 'ㅏ',
}; // biome-ignore format: one table
const ONSET_SLIPS: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

/** Syllables of the language one slip away. */
export function nearSyllables(syllable: string): string[] {
  const code = syllable.charCodeAt(0);
  if (!isSyllable(code)) return [];
  const nuclei = NUCLEUS_SLIPS[NUCLEI[nucleusOf(code)]!] ?? '';
  const onsets = ONSET_SLIPS[ONSETS[onsetOf(code)]!] ?? '';
  return [
    ...[...nuclei].map((n) => compose(onsetOf(code), NUCLEI.indexOf(n), codaOf(code))),
    ...[...onsets].map((o) => compose(ONSETS.indexOf(o), nucleusOf(code), codaOf(code))),
  ].filter(isWritten);
}
