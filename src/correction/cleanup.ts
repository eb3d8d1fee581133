import { isSpace, type Span } from '../analysis/split-lines.js';
import { isProtected } from './protect.js';
import type { CleanupRange } from './types.js';

/** White space that nobody needs: around a line, and all but one space between two words. */
export function cleanupRanges(text: string, protectedSpans: readonly Span[]): CleanupRange[] {
  const out: CleanupRange[] = [];
  // A mark of the byte order is no space that anybody sees.
  for (const match of text.matchAll(/[^\S\n\r\v\f\u0085\u2028\u2029\ufeff]+/g)) {
    let begin = match.index;
    const end = begin + match[0].length;
    const first = begin === 0 || isBreak(text.charCodeAt(begin - 1));
    const last = end === text.length || isBreak(text.charCodeAt(end));
    if (!first && !last) {
      if (match[0].length === 1) continue;
      // The first space stays, unless it is of a rarer kind than the next.
      begin += 1;
    }
    if (isProtected(protectedSpans, begin, end)) continue;
    out.push({ begin, end, position: first ? 'START' : last ? 'END' : 'MIDDLE' });
  }
  return out;
}

function isBreak(code: number): boolean {
  return isSpace(code) && /[\n\r\v\f\u0085\u2028\u2029]/.test(String.fromCharCode(code));
}
