import type { Span } from '../../analysis/text/split-lines.js';
import { applyChanges, type Change } from '../line/compose.js';
import type { LineState } from '../line/line-state.js';
import { firstAfter, touchingSpans } from '../line/ordered-spans.js';
import type { CorrectOptions } from '../types.js';

/** The sentences of a text; a change that reaches over a sentence's end makes one of the two. */
export function sentencesOf(
  lines: readonly LineState[],
  changes: readonly Change[],
  options: CorrectOptions,
): Span[] {
  const spans = options.disableSplitSentence ? wholeText(lines) : sentenceSpans(lines);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    // One change that reaches into both.
    const over = last && changes[firstAfter(changes, span.begin)];
    if (last && over && over.begin < last.end) last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

/** Every sentence before and after. */
export function revisedSentences(
  text: string,
  sentences: readonly Span[],
  changes: ReadonlyArray<Span & { replacement: string }>,
): Array<{ origin: string; revised: string }> {
  return sentences.map(({ begin, end }) => ({
    origin: text.slice(begin, end),
    revised: applyChanges(
      text.slice(begin, end),
      touchingSpans(changes, { begin, end })
        .filter((c) => c.begin >= begin && c.end <= end)
        .map((c) => ({ ...c, begin: c.begin - begin, end: c.end - begin })),
    ).trim(),
  }));
}

function sentenceSpans(lines: readonly LineState[]): Span[] {
  return lines.flatMap(({ begin, first }) =>
    (first?.sentences ?? []).map((s) => ({ begin: s.begin + begin, end: s.end + begin })),
  );
}

function wholeText(lines: readonly LineState[]): Span[] {
  const last = lines.at(-1);
  return last ? [{ begin: lines[0]!.begin, end: last.begin + last.origin.length }] : [];
}
