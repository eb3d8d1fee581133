import { type Letters, lettersAt, syllableOf } from '../hangul/letters.js';
import { countOf } from './dictionary-spelling.js';
import type { LineView } from './line-view.js';
import { isLoanword, isPartOfName } from './loanwords.js';
import { withParticle } from './patterns.js';
import type { Finding } from './rule.js';

const AFTER_NOUN =
  /^(?:$|은|는|이|가|을|를|의|에|에서|에게|로|으로|와|과|도|만|들|들이|들을|부터|까지|처럼|보다|라는|이라는|라고|이라고|입니다|이다|예요|이에요|였다|이었다|인)$/;
const GLOSSED = /^[가-힣]+\([\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LONGEST = 8;
/** ln of the count of a word in use. */
const USED = 2;
/** Syllables that only loanwords are written with, by mistake. */
const NEVER_NATIVE = /[쟈쟉쟌쟝쟤쥬쥰쥴챠챤챨쵸츄츌쉐쉘쉬]/;

/**
 * Loanwords written with letters that the norm does not use in them (쥬, 쉬, ㄲ, ㅌ as a coda), by the list of standard
 * ones: every syllable is changed in turn, and what comes out must be listed.
 */
export function loanwordsBySyllable(
  change: (parts: Letters, next: Letters | undefined) => Letters[],
): (line: LineView) => Finding[] {
  return (line) =>
    line.words.flatMap(({ begin, surface, morphemes }): Finding[] => {
      const run = /^[가-힣]+/.exec(surface)?.[0] ?? '';
      // a verb or an adverb is no loanword (가져, 다쳐, 깨끗이)
      if (!/^(?:NN[GP]|NF|NA|SL|XPN)$/.test(morphemes[0]?.tag ?? '')) return [];
      // names, and words with their original spelling behind them, are their authors' business
      if (isPartOfName(line, begin) || GLOSSED.test(surface)) return [];
      for (let n = Math.min(run.length, LONGEST); n >= 2; n--) {
        const noun = run.slice(0, n);
        // 곳곳 is no 고고: a word that people use is what it says
        if (countOf(line, noun) > USED && !NEVER_NATIVE.test(noun)) return [];
        if (!AFTER_NOUN.test(run.slice(n)) || isLoanword(noun)) continue;
        const right = variantsOf(noun, change).find(isLoanword);
        if (right) return [withParticle(line, { begin, end: begin + n, replacement: right, score: 0.95 })];
      }
      return [];
    });
}

/** All syllables that can be changed are, in every combination of their changes. */
function variantsOf(
  word: string,
  change: (parts: Letters, next: Letters | undefined) => Letters[],
): string[] {
  let out = [''];
  let any = false;
  [...word].forEach((syllable, i) => {
    const parts = lettersAt(word, i);
    const changed = parts ? change(parts, lettersAt(word, i + 1)) : [];
    any ||= changed.length > 0;
    const forms = changed.length > 0 ? changed.map(syllableOf) : [syllable];
    out = out.flatMap((head) => forms.map((form) => head + form)).slice(0, 16);
  });
  return any ? out : [];
}
