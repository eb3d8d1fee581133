import type { Span } from '../../../analysis/text/split-lines.js';

/** A line with its break. */
const LINE = /[^\n\r]*(?:\r\n?|\n|$)/y;
const INDENTED = /^(?: {4}|\t)[ \t]*\S/;
/** Names with brackets or signs behind them, ends of statements, remarks, tags, commands. */
const CODE =
  /\b[A-Za-z_]\w*[ \t]*(?:[=([{]|:[ \t]|->|=>)|[;{}][ \t]*$|^[ \t]*(?:\/\/|\/\*|#[ \t!]|\$ |<\/?[A-Za-z])/m;

/**
 * Code that Markdown sets by four spaces behind an empty line. Paragraphs are indented as well, so more than half of its
 * lines must look like code.
 */
export function indentedCode(text: string): Span[] {
  const found: Span[] = [];
  if (!/^(?: {4}|\t)/m.test(text)) return found;
  let block: { begin: number; end: number; lines: string[] } | undefined;
  const close = () => {
    if (block && block.lines.filter((line) => CODE.test(line)).length * 2 > block.lines.length)
      found.push({ begin: block.begin, end: block.end });
    block = undefined;
  };
  let afterEmpty = true;
  for (let begin = 0; begin < text.length; ) {
    LINE.lastIndex = begin;
    const line = LINE.exec(text)![0];
    const end = begin + line.length;
    const empty = line.trim() === '';
    if (INDENTED.test(line) && (block || afterEmpty)) {
      block ??= { begin, end, lines: [] };
      block.end = end;
      block.lines.push(line);
    } else if (!empty) close();
    afterEmpty = empty;
    begin = end;
  }
  close();
  return found;
}
