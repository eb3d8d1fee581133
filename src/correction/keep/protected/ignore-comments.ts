import { matchesOf } from '../../../analysis/text/matches-of.js';
import type { Span } from '../../../analysis/text/split-lines.js';

const COMMENT = /<!--\s*malgyeol-ignore(-start|-end|-next-line|-line)?\s*-->/g;
const BREAK = /\r\n?|\n/g;

/** What comments in the text want left alone: a stretch up to its end, the line they stand in, the line after them. */
export function ignoredStretches(text: string): Span[] {
  if (!text.includes('malgyeol-ignore')) return [];
  const found: Span[] = [];
  const comments = matchesOf(COMMENT, text);
  let start: number | undefined;
  let next = 0;
  // Line by line, so that a line of many comments is walked through once.
  for (let begin = 0; next < comments.length; ) {
    BREAK.lastIndex = begin;
    const after = BREAK.exec(text);
    const end = after?.index ?? text.length;
    const following = after ? end + after[0].length : end;
    let wholeLine = false;
    let last: RegExpExecArray | undefined;
    for (; next < comments.length && comments[next]!.index <= end; next++) {
      last = comments[next]!;
      if (last[1] === '-start') start ??= last.index;
      else if (last[1] === '-end') {
        if (start !== undefined) found.push({ begin: start, end: last.index + last[0].length });
        start = undefined;
      } else if (last[1] === '-line') wholeLine = true;
    }
    if (wholeLine) found.push({ begin, end });
    // With text behind it on its own line it is a remark like any other.
    if (
      last &&
      /^(?:-next-line)?$/.test(last[1] ?? '') &&
      text.slice(last.index + last[0].length, end).trim() === ''
    ) {
      BREAK.lastIndex = following;
      found.push({ begin: last.index, end: BREAK.exec(text)?.index ?? text.length });
    }
    begin = following;
    if (!after) break;
  }
  if (start !== undefined) found.push({ begin: start, end: text.length });
  return found;
}
