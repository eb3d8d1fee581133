import { lettersAt } from '../../hangul/letters.js';
import type { Lexicon } from '../../lexicon/lexicon.js';

/** Consonants that are the same but for how hard they are. */
const HARDNESS = ['ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅅㅆ', 'ㅈㅉㅊ'];
/** Vowels that make words of the same sound or movement larger or smaller, brighter or darker; ㅡ for ㅜ is a slip (후둘후둘). */
const VOWELS = [
  'ㅏㅓ',
  'ㅏㅗ',
  'ㅏㅐ',
  'ㅏㅣ',
  'ㅏㅡ',
  'ㅓㅗ',
  'ㅓㅜ',
  'ㅓㅣ',
  'ㅗㅜ',
  'ㅐㅔ',
  'ㅐㅣ',
  'ㅑㅕ',
  'ㅛㅠ',
];

/** What makes verbs and adjectives of such adverbs: 몰랑몰랑하다, 뻔쩍거리다. */
const MADE_OF_IT = /(?:하|거리|대)$/;

/**
 * Is a word a shade of an adverb that paints a sound or a movement, as 포르르 is of 파르르 and 방끗 of 방긋? Of these there are
 * more than any dictionary lists, so that being unknown says nothing against one.
 */
export function isMimeticShade(one: string, other: string, lexicon: Lexicon): boolean {
  const [word, known] = [one.replace(MADE_OF_IT, ''), other.replace(MADE_OF_IT, '')];
  if (word.length !== known.length || !isMimetic(known, lexicon)) return false;
  if (isTwice(known) && !isTwice(word)) return false;
  // 끽끽, 꾹꾹: a syllable said twice paints a sound, whatever its vowel
  if (word.length === 2 && isTwice(word)) return lettersAt(word, 0)?.coda === lettersAt(known, 0)?.coda;
  return [...word].every((syllable, i) => isShade(syllable, known[i]!));
}

function isMimetic(word: string, lexicon: Lexicon): boolean {
  if (isTwice(word) || /(.)\1$/.test(word)) return true;
  return lexicon.lookup(`${word}거리`, 'VV') >= 0;
}

/** 졸졸, 반짝반짝 */
function isTwice(word: string): boolean {
  const half = word.length / 2;
  return Number.isInteger(half) && word.slice(0, half) === word.slice(half);
}

function isShade(a: string, b: string): boolean {
  const [x, y] = [lettersAt(a, 0), lettersAt(b, 0)];
  if (!x || !y || x.coda !== y.coda) return false;
  return isAmong(HARDNESS, x.onset, y.onset) && isAmong(VOWELS, x.nucleus, y.nucleus);
}

function isAmong(groups: readonly string[], a: string, b: string): boolean {
  return a === b || groups.some((group) => group.includes(a) && group.includes(b));
}
