import type { Span } from '../../../analysis/text/split-lines.js';

/** A line break of any system; lines keep theirs. */
const LINE = /[^\n\r]*(?:\r\n?|\n|$)/y;
/** What may stand before a fence: quotation marks, then the mark of a list; what is left of spaces is not told apart. */
const CONTAINER = /^[ \t]*(?![ \t])((?:>[ \t]*)*)(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
const FENCE = /^(`{3,}|~{3,})([^\n\r]*)/;
/** The language of a block: anything else behind tildes is chat (~~~ㅋㅋ). */
const LANGUAGE = /^[ \t]*[\w+#.{}=:,"' -]*$/;

interface Fence {
  begin: number;
  end: number;
  mark: string;
  info: string;
  /** In a quotation: where the first line begins that is none. */
  quoteEnd?: number;
}

/** Fenced code with its fences, in quotations and lists too; what nobody closes reaches to the end of the text. */
export function fencedCode(text: string): Span[] {
  if (!text.includes('```') && !text.includes('~~~')) return [];
  const fences = fenceLines(text);
  const found: Span[] = [];
  for (let i = 0; i < fences.length; i++) {
    const { begin, mark, info, quoteEnd = text.length } = fences[i]!;
    if (!opens(mark, info)) continue;
    let close = i + 1;
    while (close < fences.length && fences[close]!.begin < quoteEnd && !closes(fences[close]!, mark)) close++;
    const closed = close < fences.length && fences[close]!.begin < quoteEnd;
    // Tildes alone are drawn in chats as well: they need their end.
    if (!closed && mark[0] === '~' && info.trim() === '') continue;
    found.push({ begin, end: closed ? fences[close]!.end : quoteEnd });
    i = closed ? close : close - 1;
  }
  return found;
}

/** The lines that may open or close a block. */
function fenceLines(text: string): Fence[] {
  const fences: Fence[] = [];
  let quoted: Fence[] = [];
  for (let begin = 0; begin < text.length; ) {
    LINE.lastIndex = begin;
    const line = LINE.exec(text)![0];
    const end = begin + line.length;
    const container = CONTAINER.exec(line)!;
    if (container[1] === '') {
      for (const fence of quoted) fence.quoteEnd = begin;
      quoted = [];
    }
    const fence = FENCE.exec(line.slice(container[0].length));
    if (fence) {
      const one: Fence = { begin, end, mark: fence[1]!, info: fence[2]! };
      fences.push(one);
      if (container[1] !== '') quoted.push(one);
    }
    begin = end;
  }
  return fences;
}

function opens(mark: string, info: string): boolean {
  return mark[0] === '`' ? !info.includes('`') : LANGUAGE.test(info);
}

function closes({ mark, info }: Fence, opened: string): boolean {
  return mark[0] === opened[0] && mark.length >= opened.length && info.trim() === '';
}

const FRONT_MATTER = /^\ufeff?(---|\+\+\+)[ \t]*(?:\r\n?|\n)/;
/** The first line of one: a key, a list, a comment. Two rulers around a paragraph are none. */
const KEY = /\s*(?:[\w"'가-힣.-]+[ \t]*[:=]|\[|#|-[ \t])/y;

/** The settings (YAML, TOML) that a document begins with. */
export function frontMatter(text: string): Span[] {
  const start = FRONT_MATTER.exec(text);
  if (!start) return [];
  KEY.lastIndex = start[0].length;
  if (!KEY.test(text)) return [];
  const close = start[1] === '---' ? /^(?:---|\.\.\.)[ \t]*$/gm : /^\+\+\+[ \t]*$/gm;
  close.lastIndex = start[0].length;
  const end = close.exec(text);
  return end ? [{ begin: 0, end: end.index + end[0].length }] : [];
}
