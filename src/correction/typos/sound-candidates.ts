import { CODAS, codaOf, compose, isSyllable, nucleusOf, ONSETS, onsetOf } from '../../hangul/syllable.js';

const SILENT = ONSETS.indexOf('ㅇ');

/** A consonant heard at the start of a syllable, and how it may be spelt: coda of the one before, then onset. */
const SPELLINGS: Record<string, ReadonlyArray<readonly [coda: string, onset: string]>> = {
  ㄱ: [['ㄱ', 'ㅇ']],
  ㄴ: [['ㄴ', 'ㅇ'], ['ㄶ', 'ㅇ'], ['ㄴ', 'ㅎ']],
  ㄷ: [['ㄷ', 'ㅇ']],
  ㄹ: [['ㄹ', 'ㅇ'], ['ㅀ', 'ㅇ'], ['ㄹ', 'ㅎ']],
  ㅁ: [['ㅁ', 'ㅇ']],
  ㅂ: [['ㅂ', 'ㅇ']],
  ㅅ: [['ㅅ', 'ㅇ']],
  ㅈ: [['ㅈ', 'ㅇ'], ['ㄷ', 'ㅇ']],
  ㅊ: [['ㅊ', 'ㅇ'], ['ㅌ', 'ㅇ'], ['ㅈ', 'ㅎ'], ['ㄷ', 'ㅎ']],
  ㅋ: [['ㄱ', 'ㅎ'], ['ㅋ', 'ㅇ'], ['ㅎ', 'ㄱ']],
  ㅌ: [['ㅌ', 'ㅇ'], ['ㅎ', 'ㄷ'], ['ㅅ', 'ㅎ']],
  ㅍ: [['ㅍ', 'ㅇ'], ['ㅂ', 'ㅎ']],
  ㄲ: [['ㄱ', 'ㄱ'], ['ㄲ', 'ㅇ'], ['ㅆ', 'ㄱ'], ['ㅂ', 'ㄱ']],
  ㄸ: [['ㄱ', 'ㄷ'], ['ㅂ', 'ㄷ'], ['ㅆ', 'ㄷ']],
  ㅃ: [['ㄱ', 'ㅂ'], ['ㅅ', 'ㅂ']],
  ㅆ: [['ㅆ', 'ㅇ'], ['ㅆ', 'ㅅ'], ['ㄱ', 'ㅅ'], ['ㅂ', 'ㅅ'], ['ㅄ', 'ㅇ']],
  ㅉ: [['ㄱ', 'ㅈ'], ['ㅂ', 'ㅈ']],
}; // biome-ignore format: one table

/** Ways of spelling a word that was written as it sounds (때무네 → 때문에, 하꾜 → 학교), one place at a time. */
export function soundCandidates(word: string): string[] {
  const out: string[] = [];
  for (let i = 1; i < word.length; i++) {
    const before = word.charCodeAt(i - 1);
    const code = word.charCodeAt(i);
    if (!isSyllable(before) || !isSyllable(code) || codaOf(before) !== 0 || onsetOf(code) === SILENT) {
      // 조아: ㅎ is not heard between vowels
      if (isSyllable(before) && isSyllable(code) && codaOf(before) === 0 && onsetOf(code) === SILENT)
        out.push(put(word, i, 'ㅎ', 'ㅇ'), put(word, i, 'ㄶ', 'ㅇ'));
      continue;
    }
    for (const [coda, onset] of SPELLINGS[ONSETS[onsetOf(code)]!] ?? []) out.push(put(word, i, coda, onset));
  }
  return out;
}

function put(word: string, i: number, coda: string, onset: string): string {
  const before = word.charCodeAt(i - 1);
  const code = word.charCodeAt(i);
  return (
    word.slice(0, i - 1) +
    compose(onsetOf(before), nucleusOf(before), CODAS.indexOf(coda)) +
    compose(ONSETS.indexOf(onset), nucleusOf(code), codaOf(code)) +
    word.slice(i + 1)
  );
}

/** Two neighbouring syllables in the wrong order (아지버 → 아버지). */
export function swapCandidates(word: string): string[] {
  const out: string[] = [];
  for (let i = 1; i < word.length; i++) {
    if (word[i] === word[i - 1]) continue;
    out.push(word.slice(0, i - 1) + word[i] + word[i - 1] + word.slice(i + 1));
  }
  return out;
}
