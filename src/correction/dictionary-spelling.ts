import { type Letters, lettersAt, syllableOf } from '../hangul/letters.js';
import type { LineView, WordView } from './line-view.js';
import { withParticle } from './patterns.js';
import type { Finding } from './rule.js';

/** ln of the count: of a word that people use, and of one that they hardly do. */
const USED = 3;
/** Of two nouns that nobody writes together otherwise. */
const KNOWN = 1;
const HARDLY_USED = 0.7;
const LONGEST = 6;

const GLOSSED = /^[가-힣]{0,2}\([\p{Script=Han}\p{Script=Latin}]/u;
const AFTER_NOUN =
  /^(?:$|[은는이가을를의에로와과도만들]$|하[고는다게지여면였]|한$|할$|해$|했|되[고는다어었]|된$|됐|으로|에서|에게|까지|부터|처럼|보다|이나|이라|이다|입니다|이었|였)/;

/**
 * Nouns that no dictionary has as they stand, and that have a common one among what `spellings` makes of them. What the
 * analysis reads as a noun with its particle (바다가) is no misspelt noun (바닷가).
 */
export function bySpellings(spellings: (noun: string) => string[]): (line: LineView) => Finding[] {
  return (line) => line.words.flatMap((word) => inWord(line, word, spellings));
}

function inWord(line: LineView, word: WordView, spellings: (noun: string) => string[]): Finding[] {
  const run = /^[가-힣]+/.exec(word.surface)?.[0] ?? '';
  for (let n = Math.min(run.length, LONGEST); n >= 2; n--) {
    const noun = run.slice(0, n);
    if (countOf(line, noun) > HARDLY_USED) return [];
    if (!AFTER_NOUN.test(run.slice(n)) || !isNominal(word, n)) continue;
    const parts = word.morphemes.filter((m) => m.begin < word.begin + n).length;
    const best = spellings(noun).find((form) => isCommon(line, form, parts > 1 ? KNOWN : USED));
    if (best === undefined) continue;
    // 위글(Erwin Wiggle): the original speaks for what the author wrote
    if (GLOSSED.test(word.surface.slice(n))) return [];
    const finding: Finding = { begin: word.begin, end: word.begin + n, replacement: best, score: 0.9 };
    // Two syllables that somebody took for a word may be one: the place 개양 is no 개량.
    if (n === 2 && line.lexicon.tagsOf(noun).length > 0) finding.lax = true;
    return [withParticle(line, finding)];
  }
  return [];
}

/** Nothing but nouns in the first n letters, and a boundary behind them. */
function isNominal({ begin, morphemes }: WordView, n: number): boolean {
  const inside = morphemes.filter((m) => m.begin < begin + n);
  return (
    inside.length > 0 &&
    inside.every(({ tag, end }) => /^(?:NN[GPB]|NR|XR|NF|NA)$/.test(tag) && end <= begin + n) &&
    // a name is left as its bearer writes it
    !(inside.length === 1 && inside[0]!.tag === 'NNP')
  );
}

/** ln of the count of a word, whatever it is read as; −1 for what is none. */
export function countOf({ lexicon }: LineView, form: string): number {
  return Math.max(-1, ...lexicon.tagsOf(form).map(({ payload }) => lexicon.frequency(payload)));
}

function isCommon({ lexicon }: LineView, form: string, least: number): boolean {
  const payload = lexicon.lookup(form, 'NNG');
  return payload >= 0 && lexicon.isHeadword(payload) && lexicon.frequency(payload) >= least;
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
