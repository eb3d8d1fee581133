import { CODAS, codaOf, isSyllable } from '../hangul/syllable.js';

const DIGITS: Record<string, 'yes' | 'no' | 'ㄹ'> = {
  0: 'yes', 1: 'ㄹ', 2: 'no', 3: 'yes', 4: 'no', 5: 'no', 6: 'yes', 7: 'ㄹ', 8: 'ㄹ', 9: 'no',
}; // biome-ignore format: one table

/** Capital letters read by name: 엘, 엠, 엔, 아르. Others end in a vowel. */
const LETTERS: Record<string, 'yes' | 'no' | 'ㄹ'> = { L: 'ㄹ', M: 'yes', N: 'yes' };

/**
 * Whether the reading of a word ends in a consonant, and whether that is ㄹ; undefined where nobody can tell (Latin words
 * in small letters, signs). What stands in brackets at the end is not read.
 */
export function endsInConsonant(word: string): 'yes' | 'no' | 'ㄹ' | undefined {
  const bare = word.replace(/\([^()]*\)$|\[[^[\]]*\]$/u, '').replace(/["'”’」』》〉]+$/u, '');
  const last = bare.at(-1);
  if (last === undefined) return undefined;
  const code = last.charCodeAt(0);
  if (isSyllable(code)) {
    const coda = CODAS[codaOf(code)];
    return coda === '' ? 'no' : coda === 'ㄹ' ? 'ㄹ' : 'yes';
  }
  if (last >= '0' && last <= '9') {
    // x1, formula_8: names, read as their authors please
    if (/[A-Za-z_]\d+$/.test(bare)) return undefined;
    if (/[.,:]\d*$/.test(bare) && !/\d,\d{3}$/.test(bare)) return DIGITS[last];
    const zeros = /0+$/.exec(bare)?.[0].length ?? 0;
    // 십, 백, 천, 만 end in consonants; 억 too, 조 does not
    return zeros >= 12 ? 'no' : DIGITS[last];
  }
  // Read letter by letter only where they cannot be read as a word.
  const letters = /(?<![A-Za-z])[A-Z]{2,4}$/.exec(bare)?.[0];
  if (letters && !/[AEIOUR]/.test(letters)) return LETTERS[last] ?? 'no';
  return undefined;
}
