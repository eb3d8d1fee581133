import { matchesOf } from '../../../analysis/text/matches-of.js';
import type { Span } from '../../../analysis/text/split-lines.js';
import { addMatches } from './add-matches.js';
import { isEscaped } from './inline-code.js';

const DOLLARS_OR_BREAK = /\$+|(?:\r\n?|\n)[ \t]*(?=\r|\n)|\r\n?|\n/g;
const BRACKETS = /\\[()[\]]|(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/g;
const ENVIRONMENT = /\\(begin|end)\{([a-zA-Z]+\*?)\}/g;
const NOT_PROSE =
  /^(?:equation|align|alignat|flalign|gather|multline|eqnarray|math|displaymath|verbatim|lstlisting|minted|tikzpicture)\*?$/;
/** A name of LaTeX, and for some what they name in braces. */
const COMMAND =
  /\\(?:(?:begin|end|label|[a-z]{0,9}ref|[a-z]{0,9}cite[a-z]{0,9}|url|href|input|include|includegraphics|usepackage|documentclass|bibliography)\*?(?:\[[^[\]\n\r]*\])?\{[^{}\n\r]*\}|[A-Za-z]+\*?)/g;
const ESCAPE = /\\[!-/:-@[-`{-~]/g;

/** Formulas between dollars, \( \), \[ \] and in environments; names of LaTeX and escaped characters. */
export function formulas(text: string): Span[] {
  const found: Span[] = [];
  if (text.includes('$')) dollars(text, found);
  if (!text.includes('\\')) return found;
  bracketed(text, found);
  environments(text, found);
  for (const pattern of [COMMAND, ESCAPE]) addMatches(found, pattern, text);
  return found;
}

/** $…$ on one line, $$…$$ up to an empty line. A price ($5에서 $10까지) is no formula. */
function dollars(text: string, found: Span[]): void {
  let single: number | undefined;
  let double: number | undefined;
  for (const match of matchesOf(DOLLARS_OR_BREAK, text)) {
    const at = match.index;
    const end = at + match[0].length;
    if (match[0][0] !== '$') {
      single = undefined;
      // A line that is empty ends a paragraph, and with it every formula.
      if (text[end] === '\n' || text[end] === '\r') double = undefined;
    } else if (isEscaped(text, at)) continue;
    else if (match[0].length === 2) {
      if (double !== undefined) {
        take(text, double, end, 2, found);
        double = undefined;
      } else double = at;
      single = undefined;
    } else if (match[0].length === 1 && double === undefined) {
      if (single !== undefined && closesSingle(text, at)) {
        take(text, single, end, 1, found);
        single = undefined;
      } else single = isSpaceAt(text, at + 1) ? undefined : at;
    }
  }
}

function closesSingle(text: string, at: number): boolean {
  return !isSpaceAt(text, at - 1) && !/\d/.test(text[at + 1] ?? '');
}

function isSpaceAt(text: string, at: number): boolean {
  return /^\s?$/.test(text[at] ?? '');
}

/** Hangul stands in formulas only where a command like \text says so. */
function take(text: string, begin: number, end: number, width: number, found: Span[]): void {
  const inside = text.slice(begin + width, end - width);
  if (inside.trim() === '' || (/[가-힣ㄱ-ㅣ]/.test(inside) && !/\\[a-z]/i.test(inside))) return;
  found.push({ begin, end });
}

function bracketed(text: string, found: Span[]): void {
  let open: { at: number; mark: string } | undefined;
  for (const match of matchesOf(BRACKETS, text)) {
    if (match[0][0] !== '\\') open = undefined;
    else if (isEscaped(text, match.index)) continue;
    else if (match[0] === '\\(' || match[0] === '\\[') open = { at: match.index, mark: match[0] };
    else if (open && (match[0] === '\\)') === (open.mark === '\\(')) {
      take(text, open.at, match.index + 2, 2, found);
      open = undefined;
    }
  }
}

function environments(text: string, found: Span[]): void {
  let open: { at: number; name: string } | undefined;
  for (const match of matchesOf(ENVIRONMENT, text)) {
    const [all, kind, name] = match as unknown as [string, string, string];
    if (kind === 'begin') {
      if (!open && NOT_PROSE.test(name)) open = { at: match.index, name };
    } else if (open?.name === name) {
      found.push({ begin: open.at, end: match.index + all.length });
      open = undefined;
    }
  }
}
