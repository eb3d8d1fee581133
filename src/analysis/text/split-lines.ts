import { matchesOf } from './matches-of.js';

export interface Span {
  begin: number;
  end: number;
}

/** Every line break of Unicode (UAX #14 BK, CR, LF, NL); \r\n needs no case of its own: the empty line is dropped. */
const LINE_BREAK = /[\n\r\v\f\u0085\u2028\u2029]/g;

/** The lines of a text without their breaks and outer white space; blank lines give nothing. */
export function splitLines(text: string): Span[] {
  const lines: Span[] = [];
  let begin = 0;
  for (const match of matchesOf(LINE_BREAK, text)) {
    pushTrimmed(lines, text, begin, match.index);
    begin = match.index + 1;
  }
  pushTrimmed(lines, text, begin, text.length);
  return lines;
}

/** Adds the span without its outer white space, unless nothing is left. */
export function pushTrimmed(spans: Span[], text: string, begin: number, end: number): void {
  while (begin < end && isSpace(text.charCodeAt(begin))) begin++;
  while (end > begin && isSpace(text.charCodeAt(end - 1))) end--;
  if (begin < end) spans.push({ begin, end });
}

/** The white space of ECMAScript's \s, without the cost of a regular expression per character. */
export function isSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 9 && code <= 13);
  if (code < 0xa0) return code === 0x85;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
