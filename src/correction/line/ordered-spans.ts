import type { Span } from '../../analysis/text/split-lines.js';
import { firstWhere } from '../../hangul/first-where.js';

/** The index of the first of these, which are in order and do not overlap, that ends after the offset. */
export function firstAfter(spans: ReadonlyArray<{ end: number }>, offset: number): number {
  return firstWhere(spans.length, (i) => spans[i]!.end > offset);
}

/** Overlapping, or both inserting at one place. */
export function collides(a: Span, b: Span): boolean {
  if (a.begin === b.begin && a.end === b.end) return true;
  return a.begin < b.end && b.begin < a.end;
}

/** Is there one among these, in order and not overlapping, that collides with the span? */
export function collidesWithAny(spans: readonly Span[], span: Span): boolean {
  return touchingSpans(spans, span).some((other) => collides(other, span));
}

/** Is there one among these, in order and not overlapping, that shares a character with the span? */
export function overlapsAny(spans: readonly Span[], { begin, end }: Span): boolean {
  return touchingSpans(spans, { begin, end }).some((other) => other.begin < end && begin < other.end);
}

/** Those of these, in order and not overlapping, that overlap the span or meet it. */
export function touchingSpans<S extends Span>(spans: readonly S[], { begin, end }: Span): S[] {
  const out: S[] = [];
  for (let i = firstAfter(spans, begin - 1); i < spans.length && spans[i]!.begin <= end; i++)
    out.push(spans[i]!);
  return out;
}

/** The shares of these, in order and not overlapping, in a stretch; offsets count from its begin. */
export function clippedSpans(spans: readonly Span[], { begin, end }: Span): Span[] {
  return touchingSpans(spans, { begin, end })
    .filter((span) => span.begin < end && span.end > begin)
    .map((span) => ({ begin: Math.max(span.begin, begin) - begin, end: Math.min(span.end, end) - begin }));
}

/** Puts one among others that it does not collide with. */
export function insertSpan<S extends Span>(spans: S[], span: S): void {
  let at = firstAfter(spans, span.begin - 1);
  while (at < spans.length && isBefore(spans[at]!, span)) at++;
  spans.splice(at, 0, span);
}

function isBefore(a: Span, b: Span): boolean {
  return a.begin < b.begin || (a.begin === b.begin && a.end <= b.end);
}
