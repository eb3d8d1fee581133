import { type LetterChange, loanwordsBySyllable } from '../loanwords/loanword-letters.js';
import { isLoanword } from '../loanwords/loanwords.js';
import { bySpellings, changed } from '../rule/dictionary-spelling.js';
import type { Mechanisms } from '../rule/files/data-rule.js';

/** What is heard at the end of a syllable. */
const HEARD: Record<string, string> = { ㅋ: 'ㄱ', ㅌ: 'ㅅ', ㄷ: 'ㅅ', ㅍ: 'ㅂ', ㅈ: 'ㅅ', ㅊ: 'ㅅ' };
const PLAIN: Record<string, string> = { ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ', ㅒ: 'ㅐ', ㅖ: 'ㅔ' };
const LAX: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

/** How the letters of loanwords are written by ear, with what the norm writes for them. */
const IN_LOANWORDS: Readonly<Record<string, LetterChange>> = {
  coda(parts, next) {
    // 솟스, 렛슨: the sound of the next syllable written twice
    const coda = parts.coda === 'ㅅ' && next?.onset === 'ㅅ' ? '' : HEARD[parts.coda];
    return coda === undefined ? [] : [{ ...parts, coda }];
  },
  glide(parts) {
    const nucleus = PLAIN[parts.nucleus];
    return nucleus && /[ㅈㅊㅉ]/.test(parts.onset) ? [{ ...parts, nucleus }] : [];
  },
  sh(parts) {
    if (parts.onset !== 'ㅅ') return [];
    if (parts.nucleus === 'ㅟ') return [{ ...parts, nucleus: 'ㅣ' }];
    return parts.nucleus === 'ㅞ' ? [{ ...parts, nucleus: 'ㅖ' }] : [];
  },
};

/** Other spellings of a noun that would sound as the one that is written. */
const OF_NOUNS: Readonly<Record<string, (noun: string) => string[]>> = {
  tense: (noun) =>
    changed(noun, (at, next) => {
      const lax = next && LAX[next.onset];
      return lax && /[ㄱㅂ]/.test(at.coda) ? [[at, { ...next, onset: lax }]] : [];
    }),
  /** 미다지 for 미닫이. */
  palatal: (noun) =>
    changed(noun, (at, next) => {
      if (next?.nucleus !== 'ㅣ' || at.coda !== '' || !/[ㅈㅊ]/.test(next.onset)) return [];
      const coda = next.onset === 'ㅈ' ? 'ㄷ' : 'ㅌ';
      return [
        [
          { ...at, coda },
          { ...next, onset: 'ㅇ' },
        ],
      ];
    }),
  ui: (noun) =>
    changed(noun, (at) =>
      at.nucleus === 'ㅣ' && /[ㅎㄴㄸㅌㅆ]/.test(at.onset) ? [[{ ...at, nucleus: 'ㅢ' }]] : [],
    ),
  ye: (noun) =>
    changed(noun, (at) => {
      if (at.nucleus === 'ㅔ' && /[ㄱㄹㅍㅎ]/.test(at.onset)) return [[{ ...at, nucleus: 'ㅖ' }]];
      return at.nucleus === 'ㅖ' && at.onset === 'ㄱ' ? [[{ ...at, nucleus: 'ㅔ' }]] : [];
    }),
  // 윗팔 is a matter of 윗 and 위 (ut-wit); 갓성비 is better than 가성비
  saisiot: (noun) =>
    /^[윗갓]/.test(noun)
      ? []
      : changed(noun, (at, next) => {
          if (!next) return [];
          if (at.coda === '') return [[{ ...at, coda: 'ㅅ' }]];
          return at.coda === 'ㅅ' ? [[{ ...at, coda: '' }]] : [];
        }).filter((form) => !isLoanword(form)),
};

/** Words that nobody writes so, and that dictionaries have in a spelling that sounds alike. */
export const SOUND_CHANGES: Mechanisms = {
  'loanword-letters': (name) => loanwordsBySyllable(IN_LOANWORDS[name]!),
  spellings: (name) => bySpellings(OF_NOUNS[name]!),
};
