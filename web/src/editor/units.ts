import type { Span } from '../../../src/analysis/text/split-lines';
import { isProtected, protectedStretches } from '../../../src/correction/keep/protect';
import { cutEnds } from '../../../src/service/cuts/cut-text';

/** A stretch of the text that is checked by itself: a line, or the sentences of a long one. */
export interface Unit {
  from: number;
  to: number;
  /** What stands there, without the break at its end. */
  text: string;
  /** Nothing in it may be corrected: code, an address, an empty line. */
  isSilent: boolean;
  /** What may not be corrected in it, counted from its beginning, as the whole text shows. */
  protectedSpans: Span[];
}

/** A line is cut at a sentence when it is longer: a screen full of text without a break. */
const LONG_LINE = 800;
/** Fences and comments are seen in one piece, unless they are this long. */
const LONGEST_UNIT = 6000;

/** The parts of a text; together they are the whole of it. */
export function unitsOf(text: string): Unit[] {
  const spans = protectedStretches(text);
  const isFree = (place: number) => !isProtected(spans, place, place);
  const ends = cutEnds(text, { size: 1, longest: LONG_LINE, atSentences: true, atWords: true, isFree });
  const units: Unit[] = [];
  let from = 0;
  let first = 0;
  for (const [i, to] of ends.entries()) {
    while (first < spans.length && spans[first]!.end <= from) first++;
    const crossing = crossingSpan(spans, first, to);
    if (crossing && i < ends.length - 1 && to - from < LONGEST_UNIT) continue;
    units.push(unitAt(text, from, to, spans, first));
    from = to;
  }
  return units;
}

/** The protected stretch that a place lies inside of. */
function crossingSpan(spans: readonly Span[], first: number, place: number): Span | undefined {
  for (let i = first; i < spans.length && spans[i]!.begin < place; i++)
    if (spans[i]!.end > place) return spans[i];
  return undefined;
}

function unitAt(text: string, from: number, to: number, spans: readonly Span[], first: number): Unit {
  const own: Span[] = [];
  let silent = 0;
  for (let i = first; i < spans.length && spans[i]!.begin < to; i++) {
    const begin = Math.max(spans[i]!.begin, from) - from;
    const end = Math.min(spans[i]!.end, to) - from;
    own.push({ begin, end });
    silent += end - begin;
  }
  const written = text.slice(from, to).replace(/[\r\n]+$/, '');
  const isSilent = written.trim() === '' || silent >= written.length;
  return { from, to, text: written, isSilent, protectedSpans: own };
}
