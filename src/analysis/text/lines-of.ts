import { composition } from '../../hangul/composition.js';
import { type Line, readLine } from './line.js';
import { pushTrimmed, type Span, splitLines } from './split-lines.js';

/** The lines of a text; `whole`: the text as one. */
export function linesOf(text: string, ids: Uint16Array, whole = false): Line[] {
  const spans: Span[] = [];
  if (whole) pushTrimmed(spans, text, 0, text.length);
  else spans.push(...splitLines(text));
  return spans.map(({ begin, end }) => readLine(text, begin, end, ids));
}

/** Lines of whole syllables that know where each stands in the text as it was written. */
export function writtenLines(text: string, ids: Uint16Array): Line[] {
  const composed = composition(text);
  if (!composed) return linesOf(text, ids);
  const { toWritten } = composed;
  return linesOf(composed.text, ids).map((line) => ({
    ...line,
    begins: line.begins.map(toWritten),
    ends: line.ends.map(toWritten),
  }));
}
