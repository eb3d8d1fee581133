import { type Letters, lettersAt, syllableOf } from '../../hangul/letters.js';
import { mayEndNoun } from '../korean/after-noun.js';
import { SELDOM } from '../korean/commonness.js';
import { glossedLength } from '../korean/gloss.js';
import { withParticle } from '../korean/with-particle.js';
import { hangulRun, type LineView, oncePerLine } from '../line/line-view.js';
import { oncePerWord } from '../line/word-memory.js';
import type { Finding } from '../rule/rule.js';
import { isLoanword, isPartOfName } from './loanwords.js';

const NOMINAL: ReadonlySet<string> = new Set(['NNG', 'NF', 'NA', 'SL', 'XPN']);
const LONGEST = 8;
/** Syllables that only loanwords are written with, by mistake. */
const NEVER_NATIVE = /[쟈쟉쟌쟝쟤쥬쥰쥴챠챤챨쵸츄츌쉐쉘쉬]/;

export type LetterChange = (parts: Letters, next: Letters | undefined) => Letters[];

/** The first letters of a word that may be a loanword in a wrong spelling. */
interface UnlistedLoanword {
  noun: string;
  letters: ReadonlyArray<Letters | undefined>;
  /** What the letters become by a change, where that is listed; null where it is not. */
  rights: Map<LetterChange, string | null>;
}

/**
 * Loanwords written with letters that the norm does not use in them (쥬, 쉬, ㄲ, ㅌ as a coda), by the list of standard
 * ones: every syllable is changed in turn, and what comes out must be listed.
 */
export function loanwordsBySyllable(change: LetterChange): (line: LineView) => Finding[] {
  return (line) => {
    const out: Finding[] = [];
    for (const { begin, beginnings } of unlistedLoanwords(line)) {
      for (const beginning of beginnings) {
        const right = rightOf(beginning, change);
        if (right === null) continue;
        const end = begin + beginning.noun.length;
        out.push(withParticle(line, { begin, end, replacement: right }));
        break;
      }
    }
    return out;
  };
}

function rightOf({ noun, letters, rights }: UnlistedLoanword, change: LetterChange): string | null {
  let right = rights.get(change);
  if (right === undefined) {
    right = variantsOf(noun, letters, change).find(isLoanword) ?? null;
    rights.set(change, right);
  }
  return right;
}

/** What the words of a line may be is the same whatever letters are changed in them. */
const unlistedLoanwords = oncePerLine((line) => {
  const out: Array<{ begin: number; beginnings: readonly UnlistedLoanword[] }> = [];
  for (const { begin, surface, morphemes } of line.words) {
    // a verb or an adverb is no loanword (가져, 다쳐, 깨끗이)
    if (!NOMINAL.has(morphemes[0]?.tag ?? '')) continue;
    const run = hangulRun(surface);
    if (run < 2) continue;
    const beginnings = unlistedBeginnings(surface.slice(0, run), line.lexicon);
    // names, and words with their original spelling behind them, are their authors' business
    if (beginnings.length === 0 || isPartOfName(line, begin) || glossedLength(surface) > 0) continue;
    out.push({ begin, beginnings });
  }
  return out;
});

/** The longest first. */
const unlistedBeginnings = oncePerWord((word, lexicon): UnlistedLoanword[] => {
  const out: UnlistedLoanword[] = [];
  for (let n = Math.min(word.length, LONGEST); n >= 2; n--) {
    const noun = word.slice(0, n);
    // 곳곳 is no 고고: a word that people use is what it says
    if (lexicon.frequencyOf(noun) > SELDOM && !NEVER_NATIVE.test(noun)) break;
    if (!mayEndNoun(word.slice(n)) || isLoanword(noun)) continue;
    out.push({ noun, letters: Array.from(noun, (_, i) => lettersAt(noun, i)), rights: new Map() });
  }
  return out;
});

/** All syllables that can be changed are, in every combination of their changes. */
function variantsOf(
  word: string,
  letters: ReadonlyArray<Letters | undefined>,
  change: LetterChange,
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
