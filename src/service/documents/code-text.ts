import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { protectedStretches } from '../../correction/keep/protect.js';
import { firstWhere } from '../../hangul/first-where.js';
import type { Family } from './code-families.js';

const HANGUL = /[가-힣]/;
/** What a comment begins its lines with, and what ends its last one. */
const LINE_MARKS = /^[ \t]*(?:\/\*+!?|\/\/+[/!]?|\*+(?!\/)|#+!?|--+(?:\[\[)?|\{-\|?|;+|%+)?[ \t]*/;
const END_MARKS = /[ \t]*(?:\*+\/|\]\]|-\})?[ \t]*\r?$/;
const QUOTES = /^(?:"""|'''|["'`])/;
/** In strings: what stands for a line break ends a line, what stands for anything else stays. */
const ESCAPED_BREAK = /\\[nrt]|\r?\n/g;
const INTERPOLATION =
  /\\(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)|[$#]?\{[^{}\n]*\}|%[-+ 0#]*\d*(?:\.\d+)?[a-zA-Z]/g;
const IGNORE = /malgyeol-ignore(-start|-end|-next-line|-line)?/;

/** What is text in a file of code. */
interface CodeText {
  text: string;
  protectedSpans: Span[];
  /** Where a place of the text stands in the file. */
  placeOf(offset: number): number;
}

interface Token extends Span {
  isComment: boolean;
}

/** The lines of comments and strings that hold Hangul, one below the other, and where each comes from. */
export function codeText(content: string, family: Family, withStrings: boolean): CodeText {
  const tokens = tokensOf(content, family);
  const ignored = ignoredLines(content, tokens);
  const starts: Array<{ at: number; place: number }> = [];
  const protectedSpans: Span[] = [];
  let text = '';
  for (const token of tokens) {
    if (!token.isComment && !withStrings) continue;
    const first = text.length;
    for (const { begin, end } of token.isComment
      ? commentLines(content, token)
      : stringLines(content, token)) {
      const line = content.slice(begin, end);
      if (!HANGUL.test(line) || ignored.some((span) => span.begin <= begin && begin < span.end)) continue;
      starts.push({ at: text.length, place: begin });
      text += `${line}\n`;
    }
    const added = text.slice(first);
    if (added === '') continue;
    const found = protectedStretches(added);
    if (!token.isComment)
      for (const { index, 0: match } of added.matchAll(INTERPOLATION))
        found.push({ begin: index, end: index + match.length });
    for (const { begin, end } of mergeSpans(found))
      protectedSpans.push({ begin: first + begin, end: first + end });
  }
  return { text, protectedSpans, placeOf: (offset) => placeIn(starts, offset) };
}

/** Comments and strings in order; a mark inside one of them begins nothing. */
function tokensOf(content: string, { comments, strings }: Family): Token[] {
  const pattern = new RegExp(`(${comments.join('|')})|${strings.join('|')}`, 'g');
  return [...content.matchAll(pattern)].map(({ index, 0: match, 1: comment }) => ({
    begin: index,
    end: index + match.length,
    isComment: comment !== undefined,
  }));
}

function* commentLines(content: string, { begin, end }: Span): Generator<Span> {
  for (let at = begin; at < end; ) {
    const breakAt = content.indexOf('\n', at);
    const lineEnd = breakAt < 0 || breakAt > end ? end : breakAt;
    const line = content.slice(at, lineEnd);
    const from = LINE_MARKS.exec(line)![0].length;
    const to = line.length - END_MARKS.exec(line)![0].length;
    if (from < to) yield { begin: at + from, end: at + to };
    at = lineEnd + 1;
  }
}

function* stringLines(content: string, token: Span): Generator<Span> {
  const written = content.slice(token.begin, token.end);
  const quote = QUOTES.exec(written)?.[0] ?? '';
  const closed = written.length >= 2 * quote.length && written.endsWith(quote);
  const end = token.end - (closed ? quote.length : 0);
  let at = token.begin + quote.length;
  for (const { index, 0: match } of content.slice(at, end).matchAll(ESCAPED_BREAK)) {
    const place = token.begin + quote.length + index;
    if (at < place) yield { begin: at, end: place };
    at = place + match.length;
  }
  if (at < end) yield { begin: at, end };
}

/** Lines that comments want left alone, as stretches: with the words that HTML comments have in Markdown. */
function ignoredLines(content: string, tokens: readonly Token[]): Span[] {
  const found: Span[] = [];
  let start: number | undefined;
  for (const { begin, end, isComment } of tokens) {
    const mark = isComment ? IGNORE.exec(content.slice(begin, end)) : null;
    if (!mark) continue;
    const next = lineEnd(content, end) + 1;
    if (mark[1] === '-start') start ??= begin;
    else if (mark[1] === '-end') {
      if (start !== undefined) found.push({ begin: start, end });
      start = undefined;
    } else if (mark[1] === '-line') found.push({ begin: content.lastIndexOf('\n', begin) + 1, end: next });
    else found.push({ begin, end: lineEnd(content, next) });
  }
  if (start !== undefined) found.push({ begin: start, end: content.length });
  return found;
}

function lineEnd(content: string, from: number): number {
  const at = content.indexOf('\n', from);
  return at < 0 ? content.length : at;
}

function placeIn(starts: ReadonlyArray<{ at: number; place: number }>, offset: number): number {
  const start = starts[Math.max(0, firstWhere(starts.length, (i) => starts[i]!.at > offset) - 1)];
  return start ? start.place + offset - start.at : offset;
}
