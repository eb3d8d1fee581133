import type { Span } from '../../analysis/text/split-lines.js';
import type { LineView } from '../line/line-view.js';

/** Candidates are read with so much of the line on either side, so that a long line costs no more than a short one. */
const CONTEXT = 40;

/** What stands around a stretch of a line. */
export interface Surroundings {
  /** The surroundings with another text in the place of the stretch. */
  put(text: string): string;
  /** Where that text begins in them. */
  begin: number;
}

export function surroundings(
  { text: line }: LineView,
  { begin, end }: Span,
  context = CONTEXT,
): Surroundings {
  const from = begin <= context ? 0 : wordStart(line, begin - context, begin);
  const left = line.slice(from, begin);
  const cut = line.indexOf(' ', end + context);
  // Who reads half a word more learns nothing by it.
  const right = line.slice(end, cut < 0 || cut > end + 2 * context ? end + context : cut);
  return { put: (text) => left + text + right, begin: left.length };
}

function wordStart(line: string, from: number, limit: number): number {
  const space = line.indexOf(' ', from);
  return space < 0 || space >= limit ? from : space + 1;
}
