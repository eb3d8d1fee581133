import type { Span } from './split-lines.js';

/** In order, what overlaps or repeats taken together. */
export function mergeSpans(found: Span[]): Span[] {
  found.sort((a, b) => a.begin - b.begin || b.end - a.end);
  const merged: Span[] = [];
  for (const span of found) {
    const last = merged.at(-1);
    if (last && span.begin < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}
