import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import type { Evidence } from '../../analysis/types.js';
import type { Edit } from '../types.js';
import { applyChanges, type Change, composeChanges } from './compose.js';
import { clippedSpans } from './ordered-spans.js';
import { Work } from './work.js';

/** A line on its way from what the author wrote to what it should be. */
export interface LineState {
  /** Where the line stands in the document. */
  begin: number;
  origin: string;
  /** Protected stretches of `origin`. */
  protectedSpans: Span[];
  changes: Change[];
  current: string;
  questions: Edit[];
  /** Words of `origin` that may be mistyped, where mending them was put off. */
  doubts: Span[];
  /** Where in `origin` the last pass still changed something. */
  restless: Span[];
  /** What the model said about `origin`. */
  first?: Evidence;
  /** It stands among lines that end with marks. */
  amongMarks: boolean;
  /** What may still be spent on it. */
  work: Work;
  done: boolean;
}

export function startLine(
  text: string,
  { begin, end }: Span,
  protectedSpans: readonly Span[],
  amongMarks = false,
): LineState {
  const origin = text.slice(begin, end);
  return {
    begin,
    origin,
    protectedSpans: clippedSpans(protectedSpans, { begin, end }),
    changes: [],
    current: origin,
    questions: [],
    doubts: [],
    restless: [],
    amongMarks,
    work: new Work(origin.length),
    done: false,
  };
}

export function advance(state: LineState, edits: readonly Edit[]): void {
  state.changes = composeChanges(state.origin, state.changes, edits);
  state.current = applyChanges(state.origin, state.changes);
}

/** Back to what the author wrote; with `again` only the words that never came to rest are left out of another try. */
export function restart(state: LineState, again: boolean): void {
  if (again)
    state.protectedSpans = mergeSpans([
      ...state.protectedSpans,
      ...state.restless.map((span) => withNeighbours(state.origin, span)),
    ]);
  state.changes = [];
  state.current = state.origin;
  state.questions = [];
  state.doubts = [];
}

/** The words that the stretch touches, and where it is only a space the words beside it. */
function withNeighbours(text: string, { begin, end }: Span): Span {
  const from = text.lastIndexOf(' ', begin - 2) + 1;
  const to = text.indexOf(' ', end + 1);
  return { begin: from, end: to < 0 ? text.length : to };
}

/** The protected stretches where they stand in the current text; no change reaches into them. */
export function currentProtected({ protectedSpans, changes }: LineState): Span[] {
  let shift = 0;
  let c = 0;
  return protectedSpans.map((span) => {
    for (; c < changes.length && changes[c]!.end <= span.begin; c++) {
      const { begin, end, replacement } = changes[c]!;
      shift += replacement.length - (end - begin);
    }
    return { begin: span.begin + shift, end: span.end + shift };
  });
}

/** The stretch of the origin that a stretch of the current text came from; whole changes where it cuts into one. */
export function originSpan({ changes }: LineState, { begin, end }: Span): Span {
  let shift = 0;
  let from: number | undefined;
  let to: number | undefined;
  for (const change of changes) {
    const start = change.begin + shift;
    const stop = start + change.replacement.length;
    if (from === undefined && begin < stop) from = begin <= start ? begin - shift : change.begin;
    if (to === undefined && end <= start) to = end - shift;
    shift += change.replacement.length - (change.end - change.begin);
    if (to === undefined && end <= stop) to = end === stop ? end - shift : change.end;
  }
  return { begin: from ?? begin - shift, end: to ?? end - shift };
}

/** The offset in the origin of an offset in the current text; undefined inside a change. */
export function originOffset({ changes }: LineState, offset: number): number | undefined {
  let shift = 0;
  for (const { begin, end, replacement } of changes) {
    if (offset <= begin + shift) break;
    if (offset < begin + shift + replacement.length) return undefined;
    shift += replacement.length - (end - begin);
  }
  return offset - shift;
}

/** Was anything in this stretch of the current text written by a correction? */
export function isRevised({ changes }: LineState, { begin, end }: Span): boolean {
  let shift = 0;
  for (const change of changes) {
    const start = change.begin + shift;
    if (start < end && begin < start + change.replacement.length) return true;
    shift += change.replacement.length - (change.end - change.begin);
  }
  return false;
}
