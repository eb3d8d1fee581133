import { type Letters, lettersAt, syllableOf } from '../../hangul/letters.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { mayEndNoun } from '../korean/after-noun.js';
import { SEEN, USED } from '../korean/commonness.js';
import { isGlossed } from '../korean/gloss.js';
import { withParticle } from '../korean/with-particle.js';
import { hangulRun, type LineView, oncePerLine, type WordView } from '../line/line-view.js';
import { oncePerWord } from '../line/word-memory.js';
import type { Finding } from './rule.js';

/** ln of the count of a spelling that people hardly use: seen twice at most. */
const HARDLY_USED = 0.7;
const LONGEST = 6;
const NOMINAL: ReadonlySet<string> = new Set(['NNG', 'NNP', 'NNB', 'NR', 'XR', 'NF', 'NA']);

/** The first letters of a word that would be a noun with what follows them, and that nobody writes so. */
interface UnlistedNoun {
  begin: number;
  noun: string;
  /** How common a spelling must be to be what was meant. */
  least: number;
  /** Does its original in other letters follow in brackets? */
  glossed: boolean;
  /** Does it stand in the same word as the one before it? */
  sameWord: boolean;
}

/**
 * Nouns that no dictionary has as they stand, and that have a common one among what `spellings` makes of them. What the
 * analysis reads as a noun with its particle (바다가) is no misspelt noun (바닷가).
 */
export function bySpellings(spellings: (noun: string) => string[]): (line: LineView) => Finding[] {
  return (line) => {
    const out: Finding[] = [];
    let found = false;
    for (const { begin, noun, least, glossed, sameWord } of unlistedNouns(line)) {
      if (sameWord && found) continue;
      const best = spellings(noun).find((form) => isCommon(form, least, line.lexicon));
      found = best !== undefined;
      // 위글(Erwin Wiggle): the original speaks for what the author wrote
      if (best === undefined || glossed) continue;
      const end = begin + noun.length;
      out.push(withParticle(line, { begin, end, replacement: best, certainty: 'likely' }));
    }
    return out;
  };
}

/** Most words are listed, and those that are not are the same for every way of spelling them. */
const unlistedNouns = oncePerLine((line): UnlistedNoun[] => {
  const out: UnlistedNoun[] = [];
  for (const word of line.words) {
    // Verbs, adverbs and their like, which have no first letters that are a noun.
    if (!NOMINAL.has(word.morphemes[0]?.tag ?? '')) continue;
    const run = hangulRun(word.surface);
    if (run < 2) continue;
    let sameWord = false;
    for (const noun of unlistedBeginnings(word.surface.slice(0, run), line.lexicon)) {
      const n = noun.length;
      if (!isNominal(word, n)) continue;
      const parts = word.morphemes.filter((m) => m.begin < word.begin + n).length;
      const glossed = isGlossed(word.surface, n);
      out.push({ begin: word.begin, noun, least: parts > 1 && n > 2 ? SEEN : USED, glossed, sameWord });
      sameWord = true;
    }
  }
  return out;
});

/** What a word may begin with that nobody writes so, the longest first. */
const unlistedBeginnings = oncePerWord((word, lexicon): string[] => {
  const out: string[] = [];
  for (let n = Math.min(word.length, LONGEST); n >= 2; n--) {
    const noun = word.slice(0, n);
    if (lexicon.frequencyOf(noun) > HARDLY_USED) break;
    if (!mayEndNoun(word.slice(n)) || isDerived(noun, lexicon) || isVerbForm(noun, lexicon)) continue;
    out.push(noun);
  }
  return out;
});

/** Nothing but nouns in the first n letters, and a boundary behind them. */
function isNominal({ begin, morphemes }: WordView, n: number): boolean {
  let count = 0;
  for (const m of morphemes) {
    if (m.begin >= begin + n) continue;
    if (m.end > begin + n || !NOMINAL.has(m.tag)) return false;
    count++;
  }
  // a name is left as its bearer writes it
  return count > 1 || (count === 1 && morphemes[0]!.tag !== 'NNP');
}

/** 부여자: who does what a common word says. */
function isDerived(noun: string, lexicon: Lexicon): boolean {
  return noun.length > 2 && noun.endsWith('자') && isCommon(noun.slice(0, -1), USED, lexicon);
}

/** 세게, 짓기: may be read as a noun, but is a form of a verb that people use. */
function isVerbForm(noun: string, lexicon: Lexicon): boolean {
  if (!/[게기지고]$/.test(noun)) return false;
  const stem = noun.slice(0, -1);
  return (['VV', 'VA'] as const).some((tag) => lexicon.headwordFrequency(stem, tag) > USED);
}

function isCommon(form: string, least: number, lexicon: Lexicon): boolean {
  return lexicon.headwordFrequency(form, 'NNG') >= least;
}

/** Every way of changing one syllable, or one and the next, of a word. */
export function changed(
  word: string,
  change: (at: Letters, next: Letters | undefined) => Array<[Letters, Letters?]>,
): string[] {
  const out: string[] = [];
  for (let i = 0; i < word.length; i++) {
    const at = lettersAt(word, i);
    if (!at) continue;
    for (const [first, second] of change(at, lettersAt(word, i + 1)))
      out.push(
        word.slice(0, i) +
          syllableOf(first) +
          (second ? syllableOf(second) + word.slice(i + 2) : word.slice(i + 1)),
      );
  }
  return out;
}
