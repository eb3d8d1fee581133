import { type Letters, lettersAt, syllableOf } from '../hangul/letters.js';
import { hangulRun, type LineView, oncePerLine } from './line-view.js';
import { isLoanword, isPartOfName } from './loanwords.js';
import { withParticle } from './patterns.js';
import type { Finding } from './rule.js';

const AFTER_NOUN =
  /^(?:$|은|는|이|가|을|를|의|에|에서|에게|로|으로|와|과|도|만|들|들이|들을|부터|까지|처럼|보다|라는|이라는|라고|이라고|입니다|이다|예요|이에요|였다|이었다|인)$/;
const GLOSSED = /^[가-힣]+\([\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const NOMINAL: ReadonlySet<string> = new Set(['NNG', 'NF', 'NA', 'SL', 'XPN']);
const LONGEST = 8;
/** ln of the count of a word in use. */
const USED = 2;
/** Syllables that only loanwords are written with, by mistake. */
const NEVER_NATIVE = /[쟈쟉쟌쟝쟤쥬쥰쥴챠챤챨쵸츄츌쉐쉘쉬]/;

/** The first letters of a word that may be a loanword in a wrong spelling. */
interface UnlistedLoanword {
  begin: number;
  noun: string;
  letters: ReadonlyArray<Letters | undefined>;
  /** Does it stand in the same word as the one before it? */
  sameWord: boolean;
}

/**
 * Loanwords written with letters that the norm does not use in them (쥬, 쉬, ㄲ, ㅌ as a coda), by the list of standard
 * ones: every syllable is changed in turn, and what comes out must be listed.
 */
export function loanwordsBySyllable(
  change: (parts: Letters, next: Letters | undefined) => Letters[],
): (line: LineView) => Finding[] {
  return (line) => {
    const out: Finding[] = [];
    let found = false;
    for (const { begin, noun, letters, sameWord } of unlistedLoanwords(line)) {
      if (sameWord && found) continue;
      const right = variantsOf(noun, letters, change).find(isLoanword);
      found = right !== undefined;
      if (right === undefined) continue;
      out.push(withParticle(line, { begin, end: begin + noun.length, replacement: right, score: 0.95 }));
    }
    return out;
  };
}

/** What the words of a line may be is the same whatever letters are changed in them. */
const unlistedLoanwords = oncePerLine((line): UnlistedLoanword[] => {
  const out: UnlistedLoanword[] = [];
  for (const { begin, surface, morphemes } of line.words) {
    // a verb or an adverb is no loanword (가져, 다쳐, 깨끗이)
    if (!NOMINAL.has(morphemes[0]?.tag ?? '')) continue;
    const run = hangulRun(surface);
    // names, and words with their original spelling behind them, are their authors' business
    if (run < 2 || isPartOfName(line, begin) || GLOSSED.test(surface)) continue;
    let sameWord = false;
    for (let n = Math.min(run, LONGEST); n >= 2; n--) {
      const noun = surface.slice(0, n);
      // 곳곳 is no 고고: a word that people use is what it says
      if (line.lexicon.topFrequency(noun) > USED && !NEVER_NATIVE.test(noun)) break;
      if (!AFTER_NOUN.test(surface.slice(n, run)) || isLoanword(noun)) continue;
      out.push({ begin, noun, letters: Array.from(noun, (_, i) => lettersAt(noun, i)), sameWord });
      sameWord = true;
    }
  }
  return out;
});

/** All syllables that can be changed are, in every combination of their changes. */
function variantsOf(
  word: string,
  letters: ReadonlyArray<Letters | undefined>,
  change: (parts: Letters, next: Letters | undefined) => Letters[],
): string[] {
  const changes = letters.map((parts, i) => (parts ? change(parts, letters[i + 1]) : []));
  if (changes.every(({ length }) => length === 0)) return [];
  let out = [''];
  changes.forEach((changed, i) => {
    const forms = changed.length > 0 ? changed.map(syllableOf) : [word[i]!];
    out = out.flatMap((head) => forms.map((form) => head + form)).slice(0, 16);
  });
  return out;
}
