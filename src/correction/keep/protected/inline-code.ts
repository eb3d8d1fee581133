import type { Span } from '../../../analysis/text/split-lines.js';

const TICKS_OR_BREAK = /`+|[\n\r]+/g;

/** Code between as many ticks as it begins with, on one line. */
export function inlineCode(text: string): Span[] {
  if (!text.includes('`')) return [];
  const found: Span[] = [];
  let runs: Span[] = [];
  for (const match of text.matchAll(TICKS_OR_BREAK)) {
    const begin = match.index;
    if (match[0][0] !== '`') {
      pair(runs, found);
      runs = [];
    } else {
      // A tick behind a backslash is itself.
      const from = isEscaped(text, begin) ? begin + 1 : begin;
      const end = begin + match[0].length;
      if (from < end) runs.push({ begin: from, end });
    }
  }
  pair(runs, found);
  return found;
}

/** Each run with the next one of its length, from left to right. */
function pair(runs: readonly Span[], found: Span[]): void {
  const later = new Map<number, number>();
  const partner = new Array<number | undefined>(runs.length);
  for (let i = runs.length - 1; i >= 0; i--) {
    const length = runs[i]!.end - runs[i]!.begin;
    partner[i] = later.get(length);
    later.set(length, i);
  }
  for (let i = 0; i < runs.length; i++) {
    const close = partner[i];
    if (close === undefined) continue;
    found.push({ begin: runs[i]!.begin, end: runs[close]!.end });
    i = close;
  }
}

/** Does an odd number of backslashes stand before it? */
export function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (slashes < at && text[at - 1 - slashes] === '\\') slashes++;
  return slashes % 2 === 1;
}
