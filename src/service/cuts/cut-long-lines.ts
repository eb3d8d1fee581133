import type { Span } from '../../analysis/text/split-lines.js';
import { cutEnds } from './cut-text.js';

/** A stretch of a text that is analysed on its own. */
export interface TextStretch extends Span {
  /** Set when it is a part of one sentence that was too long: which, and whether it is its first or last part. */
  partOf?: Span & { first: boolean; last: boolean };
}

/** Cuts a text into stretches of at most `limit` characters: behind lines, else sentences if those are split, else words. */
export function cutWithin(text: string, limit: number, atSentences: boolean): TextStretch[] {
  return stretches(cutEnds(text, { size: limit, longest: limit, atSentences, atWords: true }));
}

/**
 * The same for a text whose sentences are its lines: a line that is longer than the limit is one sentence all the
 * same, so its stretches say that they belong together. The space around such a line is in none of them.
 */
export function cutLongLines(text: string, limit: number): TextStretch[] {
  const whole = { size: limit, longest: Number.POSITIVE_INFINITY, atSentences: false, atWords: false };
  return stretches(cutEnds(text, whole)).flatMap((lines) =>
    lines.end - lines.begin <= limit ? lines : partsOf(text, lines, limit),
  );
}

function stretches(ends: readonly number[]): TextStretch[] {
  return ends.map((end, i) => ({ begin: ends[i - 1] ?? 0, end }));
}

function partsOf(text: string, { begin, end }: Span, limit: number): TextStretch[] {
  const line = text.slice(begin, end);
  const first = begin + (line.length - line.trimStart().length);
  const last = begin + line.trimEnd().length;
  if (first >= last) return [];
  const parts = cutWithin(text.slice(first, last), limit, false);
  return parts.map((part, i) => ({
    begin: first + part.begin,
    end: first + part.end,
    partOf: { begin: first, end: last, first: i === 0, last: i === parts.length - 1 },
  }));
}
