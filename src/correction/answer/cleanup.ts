import { isSpace, type Span } from '../../analysis/text/split-lines.js';
import { isProtected } from '../keep/protect.js';
import type { CleanupRange, CorrectOptions, Edit } from '../types.js';

/** The help id of white space that goes away. */
export const CLEANUP = 'cleanup-whitespace';

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
      // The first space stays, whatever its kind.
      begin += 1;
    }
    if (isProtected(protectedSpans, begin, end)) continue;
    out.push({ begin, end, position: first ? 'START' : last ? 'END' : 'MIDDLE' });
  }
  return out;
}

/** What goes away between the words of a line; a wide space that stands alone becomes an ordinary one. */
export function cleanupEdits(line: string, protectedSpans: readonly Span[], options: CorrectOptions): Edit[] {
  const wide = [...line.matchAll(/(?<=\S)[^\S\n\r]*\u3000[^\S\n\r]*(?=\S)/g)]
    .map(({ index, 0: run }) => ({ begin: index, end: index + run.length }))
    .filter(({ begin, end }) => !isProtected(protectedSpans, begin, end));
  const others = cleanupRanges(line, protectedSpans).filter(
    ({ begin, position }) =>
      position === 'MIDDLE' && !wide.some((run) => run.begin <= begin && begin < run.end),
  );
  return [
    ...wide.map((run) => ({ ...cleanupEdit(run, options), replacement: ' ' })),
    ...others.map((run) => cleanupEdit(run, options)),
  ].sort((a, b) => a.begin - b.begin);
}

export function cleanupEdit({ begin, end }: Span, { explain }: CorrectOptions): Edit {
  return {
    begin,
    end,
    replacement: '',
    category: 'SPACING',
    helpId: CLEANUP,
    certainty: 'certain',
    score: 1,
    ...(explain && { evidence: { by: 'whitespace' } }),
  };
}

function isBreak(code: number): boolean {
  return isSpace(code) && /[\n\r\v\f\u0085\u2028\u2029]/.test(String.fromCharCode(code));
}
