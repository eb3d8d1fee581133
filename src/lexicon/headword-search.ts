import { type Headwords, homographsOf, PARTS, printedWord, STANDARD } from './headwords.js';
import { type Pattern, type Place, parsePattern } from './jamo-pattern.js';

export type Anchor = 'any' | 'prefix' | 'suffix' | 'exact';

export interface HeadwordQuery {
  pattern: string;
  anchor: Anchor;
  /** Parts of speech that may be found (places in PARTS); all when undefined. */
  parts?: ReadonlySet<number>;
  standardOnly: boolean;
  offset: number;
  /** 0 only counts. */
  limit: number;
}

export interface FoundHeadword {
  word: string;
  part: string;
  homographs: number;
  standard: boolean;
}

/** How thinly the list is looked at to tell rare letters from frequent ones. */
const SAMPLE_STEP = 97;

/**
 * All words that match, counted, and those of one page: words that the pattern fits as a whole come first, then the
 * others, each in the order of their letters. Every search reads the whole list: a count needs it, and it takes
 * milliseconds.
 */
export function searchHeadwords(
  list: Headwords,
  query: HeadwordQuery,
): { total: number; found: FoundHeadword[] } {
  const pattern = parsePattern(query.pattern);
  const single = query.anchor === 'any' && pattern.segments.flat().length <= 1;
  // A single letter anywhere: every word that holds one matches.
  const matches = single ? () => true : matcher(list, anchored(pattern, query.anchor));
  const whole = query.anchor === 'exact' ? matches : matcher(list, pattern.segments);
  const { parts, marks, size } = list;
  const wanted = new Uint8Array(PARTS.length + 1).fill(query.parts === undefined ? 1 : 0);
  for (const part of query.parts ?? []) wanted[part] = 1;
  const needed = query.standardOnly ? STANDARD : 0;
  // Two lists in one piece of memory: whole matches from the front, the others from the back.
  const hits = new Uint32Array(size);
  let first = 0;
  let others = size;
  holding(list, rarest(list, pattern), (i) => {
    if (wanted[parts[i]!] === 0 || (marks[i]! & needed) !== needed || !matches(i)) return;
    if (whole(i)) hits[first++] = i;
    else hits[--others] = i;
  });
  const total = first + size - others;
  const page: number[] = [];
  for (let k = query.offset; k < total && page.length < query.limit; k++) {
    page.push(hits[k < first ? k : size - 1 - (k - first)]!);
  }
  return {
    total,
    found: page.map((i) => ({
      word: printedWord(list, i),
      part: PARTS[parts[i]!]!,
      homographs: homographsOf(list, i),
      standard: (marks[i]! & STANDARD) !== 0,
    })),
  };
}

/** The place of the pattern that fits the fewest letters of the list; null where every place fits all. */
function rarest({ units }: Headwords, { segments }: Pattern): Place {
  let best: Place = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of segments.flat()) {
    if (place === null) continue;
    let count = 0;
    for (let i = 0; i < units.length; i += SAMPLE_STEP) count += place[units[i]!]!;
    if (count < least) {
      least = count;
      best = place;
    }
  }
  return best;
}

/** Visits every word with a letter that fits the place: one look at a letter is cheaper than a match of the word. */
function holding({ units, starts, size }: Headwords, place: Place, visit: (i: number) => void): void {
  if (place === null) {
    for (let i = 0; i < size; i++) visit(i);
    return;
  }
  const { length } = units;
  let word = 0;
  for (let at = 0; at < length; ) {
    if (place[units[at]!] === 0) {
      at++;
      continue;
    }
    while (starts[word + 1]! <= at) word++;
    visit(word);
    at = starts[word + 1]!;
  }
}

/** An anchor is a `*` at the side that it leaves free. */
function anchored({ segments }: Pattern, anchor: Anchor): Place[][] {
  const free: Place[] = [];
  const before = anchor === 'any' || anchor === 'suffix' ? [free] : [];
  const behind = anchor === 'any' || anchor === 'prefix' ? [free] : [];
  return [...before, ...segments, ...behind];
}

/** Says whether word i consists of the segments with anything between them. */
function matcher({ units, starts }: Headwords, segments: readonly Place[][]): (i: number) => boolean {
  const fits = (places: readonly Place[], at: number): boolean => {
    for (let k = 0; k < places.length; k++) {
      const place = places[k];
      if (place && place[units[at + k]!] === 0) return false;
    }
    return true;
  };
  const head = segments[0]!;
  const least = segments.reduce((sum, segment) => sum + segment.length, 0);
  if (segments.length === 1) {
    return (i) => starts[i + 1]! - starts[i]! === least && fits(head, starts[i]!);
  }
  const tail = segments.at(-1)!;
  const inner = segments.slice(1, -1).filter((segment) => segment.length > 0);
  return (i) => {
    let at = starts[i]!;
    let end = starts[i + 1]!;
    if (end - at < least || !fits(head, at)) return false;
    at += head.length;
    end -= tail.length;
    if (!fits(tail, end)) return false;
    // The leftmost place for each segment leaves most room for the next.
    for (let k = 0; k < inner.length; k++) {
      const segment = inner[k]!;
      const last = end - segment.length;
      while (at <= last && !fits(segment, at)) at++;
      if (at > last) return false;
      at += segment.length;
    }
    return true;
  };
}
