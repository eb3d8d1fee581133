import { matchesOf } from '../../../analysis/text/matches-of.js';
import type { Span } from '../../../analysis/text/split-lines.js';
import { addMatches } from './add-matches.js';

/** Elements whose content is no prose. */
const RAW = 'script|style|pre|code|kbd|samp|var|tt|textarea|math|svg';
const RAW_OPEN = new RegExp(`<(${RAW})(?=[\\s>/])${attributes()}>`, 'gi');
const RAW_CLOSE = new RegExp(`</(${RAW})\\s*>`, 'gi');
const TAG = new RegExp(`<[a-z][\\w:-]*${attributes()}>|</[a-z][\\w:-]*\\s*>`, 'gi');
const DECLARATION = /<!(?:DOCTYPE|\[CDATA\[)[^<>]*>|<\?xml[^<>]*\?>/gi;
const ENTITY = /&(?:[a-z]{1,31}\d{0,2}|#\d{1,7}|#x[\da-f]{1,6});/gi;

/** A quoted value may hold a >; none reaches over a <, so that a text of openings is walked through once. */
function attributes(): string {
  return `(?:\\s[^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*){0,999}|(?:\\s[^<>]*)?)/?`;
}

/** Comments, tags with their attributes, elements of code with their content, entities. */
export function html(text: string): Span[] {
  const found: Span[] = [];
  if (text.includes('<')) {
    comments(text, found);
    rawElements(text, found);
    for (const pattern of [TAG, DECLARATION]) addMatches(found, pattern, text);
  }
  if (text.includes('&')) addMatches(found, ENTITY, text);
  return found;
}

function comments(text: string, found: Span[]): void {
  for (let begin = text.indexOf('<!--'); begin >= 0; ) {
    const close = text.indexOf('-->', begin + 4);
    // No later comment ends either.
    if (close < 0) break;
    found.push({ begin, end: close + 3 });
    begin = text.indexOf('<!--', close + 3);
  }
}

/** From the tag that opens to the next one of its name that closes. */
function rawElements(text: string, found: Span[]): void {
  const closings = new Map<string, { ends: number[]; begins: number[]; next: number }>();
  for (const match of matchesOf(RAW_CLOSE, text)) {
    const name = match[1]!.toLowerCase();
    if (!closings.has(name)) closings.set(name, { ends: [], begins: [], next: 0 });
    const known = closings.get(name)!;
    known.begins.push(match.index);
    known.ends.push(match.index + match[0].length);
  }
  if (closings.size === 0) return;
  let last = 0;
  for (const match of matchesOf(RAW_OPEN, text)) {
    if (match[0].endsWith('/>')) continue;
    const known = closings.get(match[1]!.toLowerCase());
    const inside = match.index + match[0].length;
    if (!known || match.index < last) continue;
    while (known.next < known.begins.length && known.begins[known.next]! < inside) known.next++;
    if (known.next === known.ends.length) continue;
    last = known.ends[known.next]!;
    found.push({ begin: match.index, end: last });
  }
}
