import { TAGS } from '../../analysis/tags.js';
import { type LineView, morphemesIn, wordAt } from '../line/line-view.js';
import { wordFrequency } from '../typos/lexical-candidates.js';
import { hasUnknown, isFarFetched, isKnown, readability } from '../typos/readability.js';
import type { Candidate } from './candidate.js';

/** A candidate where it would stand: the stretch of the line as it is and as it would be, both read. */
export interface Reading {
  view: LineView;
  begin: number;
  end: number;
}

/** What the judge goes by: all that was known before, and how both wordings are read. */
export function featuresOf(
  known: readonly number[],
  candidate: Candidate,
  { before, after }: { before: Reading; after: Reading },
  among: readonly Candidate[],
): number[] {
  const { gain, close, begin, end } = candidate;
  const written = wordsOf(before)
    .map(({ surface }) => surface)
    .join(' ');
  const rivals = among.filter((other) => other !== candidate && other.begin <= end && other.end >= begin);
  return [
    ...known,
    gain,
    close,
    ...readFeatures(after, wordsOf(after)),
    readability(after.view, after.begin, after.end) - readability(before.view, before.begin, before.end),
    isFarFetched(after.view, after.begin, after.end, written) ? 1 : 0,
    ...tagsAt(after, after.begin, after.end),
    gain - Math.max(0, ...rivals.map((other) => other.gain)),
    rivals.length,
  ];
}

export function isSpaced({ kind }: Candidate): boolean {
  return kind === 'space-added' || kind === 'space-removed';
}

export function wordsOf({ view, begin, end }: Reading) {
  const out = [];
  for (let at = Math.max(0, begin - 1); at <= end && at < view.text.length; at++) {
    const word = wordAt(view, at);
    if (!word) continue;
    out.push(word);
    at = word.end - 1;
  }
  return out;
}

export function readFeatures({ view, begin, end }: Reading, words: ReturnType<typeof wordsOf>): number[] {
  const frequencies = words.map(({ surface }) =>
    wordFrequency(surface.replace(/[^가-힣]+$/, ''), view.lexicon),
  );
  const probabilities = words.flatMap(({ morphemes }) => morphemes.map(({ probability }) => probability));
  return [
    words.some(hasUnknown) ? 1 : 0,
    Math.min(12, ...frequencies),
    isKnown(view, begin, Math.max(end, begin + 1)) ? 1 : 0,
    Math.min(1, ...probabilities),
    probabilities.length,
    words.length,
  ];
}

/** The morphemes that end and begin at the edges of the stretch, and what it is in. */
export function tagsAt({ view }: Reading, begin: number, end: number): number[] {
  const number = (tag: string | undefined) =>
    tag === undefined ? -1 : TAGS.indexOf(tag as (typeof TAGS)[number]);
  const [left] = morphemesIn(view, Math.max(0, begin - 1), begin).slice(-1);
  const [right] = morphemesIn(view, end, end + 1);
  const [inside] = morphemesIn(view, begin, Math.max(end, begin + 1));
  return [number(left?.tag), number(right?.tag), number(inside?.tag), inside?.form.length ?? 0];
}
