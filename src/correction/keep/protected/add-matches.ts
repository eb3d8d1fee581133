import { matchesOf } from '../../../analysis/text/matches-of.js';
import type { Span } from '../../../analysis/text/split-lines.js';

/** Adds the stretches that a pattern matches. */
export function addMatches(found: Span[], pattern: RegExp, text: string): void {
  for (const { index, 0: match } of matchesOf(pattern, text))
    found.push({ begin: index, end: index + match.length });
}
