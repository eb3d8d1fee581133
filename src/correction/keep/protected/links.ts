import { matchesOf } from '../../../analysis/text/matches-of.js';
import type { Span } from '../../../analysis/text/split-lines.js';
import { addMatches } from './add-matches.js';

const PARENTHESIS = /\]\(|[()\n\r]/g;
/** Where a link leads, and its title; prose in parentheses behind a bracket is neither. */
const TARGET = /^[ \t]*(?:<[^<>]*>|[^\s<][^\s]*)?(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/;
/** `[name]: target`; a footnote is text and keeps only its mark. */
const DEFINITION =
  /^ {0,3}\[(?!\^)([^[\]\n\r]+)\]:[ \t]*(?:<[^<>\n\r]*>|[^\s가-힣<"'(]\S*)(?:[ \t]+(?:"[^"\n\r]*"|'[^'\n\r]*'|\([^()\n\r]*\)))?[ \t]*$/gm;
const FOOTNOTE = /\[\^[^[\]\n\r\s]+\]:?/g;
const REFERENCE = /\]\[[^[\]\n\r]*\]/g;
const BRACKETED = /\[([^[\]\n\r]+)\]/g;
/** [[page]] and [[page|text]]: the page is a name. */
const WIKI = /!?\[\[[^[\]\n\r|]*(?:\||\]\])/g;

/** Targets of links and pictures; their texts are prose, unless a definition elsewhere goes by them. */
export function links(text: string): Span[] {
  if (!text.includes('[')) return [];
  const found = targets(text);
  const names = new Set<string>();
  for (const { index, 0: match, 1: name } of matchesOf(DEFINITION, text)) {
    found.push({ begin: index, end: index + match.length });
    names.add(name!.toLowerCase());
  }
  for (const pattern of [FOOTNOTE, REFERENCE, WIKI]) addMatches(found, pattern, text);
  if (names.size === 0) return found;
  for (const { index, 0: match, 1: name } of matchesOf(BRACKETED, text)) {
    const end = index + match.length;
    // [text](target) and [text][name] do not go by their text.
    const goesElsewhere = text[end] === '(' || (text[end] === '[' && text[end + 1] !== ']');
    if (!goesElsewhere && names.has(name!.toLowerCase())) found.push({ begin: index, end });
  }
  return found;
}

/** What stands in the parenthesis behind a bracket, on one line; one that holds another link is no target. */
function targets(text: string): Span[] {
  if (!text.includes('](')) return [];
  const found: Span[] = [];
  let open: Array<{ begin: number; link?: number }> = [];
  let links = 0;
  for (const match of matchesOf(PARENTHESIS, text)) {
    const mark = match[0];
    if (mark === '](') {
      open.push({ begin: match.index, link: ++links });
    } else if (mark === '(') open.push({ begin: match.index });
    else if (mark === ')') {
      const last = open.pop();
      // Another link began in it.
      if (last?.link !== links) continue;
      const end = match.index + 1;
      if (TARGET.test(text.slice(last.begin + 2, end - 1))) found.push({ begin: last.begin, end });
    } else open = [];
  }
  return found;
}
