import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { firstAfter } from '../line/ordered-spans.js';
import { fencedCode, frontMatter } from './protected/code-blocks.js';
import { formulas } from './protected/formulas.js';
import { html } from './protected/html.js';
import { ignoredStretches } from './protected/ignore-comments.js';
import { indentedCode } from './protected/indented-code.js';
import { inlineCode } from './protected/inline-code.js';
import { links } from './protected/links.js';
import { markdownMarks, names } from './protected/names.js';

/** All that is protected needs one of these: plain sentences are passed over with one look. */
const NEEDED = /[^\s가-힣,.!?'"“”‘’]/u;

/**
 * What nobody may correct, in order, overlaps merged: code, addresses, markup, formulas, placeholders for pictures, and
 * what comments in the text exempt. The whole document is looked at, since fences and comments span lines; marks that
 * stand in code mean nothing.
 */
export function protectedStretches(text: string): Span[] {
  const found: Span[] = [];
  if (NEEDED.test(text)) {
    const blocks = mergeSpans([...frontMatter(text), ...fencedCode(text), ...indentedCode(text)]);
    const outside = blanked(text, blocks);
    const code = inlineCode(outside);
    const prose = blanked(outside, code);
    // One by one: as arguments of one call there may be too many.
    for (const spans of [blocks, code]) for (const span of spans) found.push(span);
    for (const find of [ignoredStretches, html, formulas, links, names, markdownMarks])
      for (const span of find(prose)) found.push(span);
  }
  return mergeSpans(found);
}

/** Where the words stand that the caller wants left alone. */
export function wordStretches(text: string, words: readonly string[]): Span[] {
  const found: Span[] = [];
  for (const word of words) {
    if (word === '') continue;
    for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length))
      found.push({ begin: i, end: i + word.length });
  }
  return mergeSpans(found);
}

/** The text with these stretches, in order, as one placeholder a character; line breaks stay where they are. */
function blanked(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const { begin, end } of spans) {
    parts.push(text.slice(at, begin), text.slice(begin, end).replace(/[^\n\r]/g, '\ufffc'));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Does the change reach into a protected stretch? Insertions at its edges do not. */
export function isProtected(spans: readonly Span[], begin: number, end: number): boolean {
  const span = spans[firstAfter(spans, begin)];
  if (!span) return false;
  return begin === end ? span.begin < begin && begin < span.end : span.begin < end && begin < span.end;
}
