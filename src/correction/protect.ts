import { matchesOf } from '../analysis/matches-of.js';
import type { Span } from '../analysis/split-lines.js';
import { firstAfter } from './ordered-spans.js';
import { neededText } from './triggers/needed-text.js';

/**
 * What nobody may correct: code, addresses, markup, placeholders for pictures. Each pattern is tried on the whole
 * document, since fences and comments span lines.
 */
const PATTERNS: readonly RegExp[] = [
  // fenced code, to its closing fence or the end
  /^([ \t]*)(```+|~~~+)[^\n]*\n[\s\S]*?(?:^\1?[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))/gm,
  /<!--[\s\S]*?-->/g,
  /<(script|style|pre|code|kbd|samp|textarea)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  /<\/?[a-zA-Z][\w:-]*(?:\s[^<>]*)?\/?>/g,
  /<!DOCTYPE[^>]*>/gi,
  // inline code: as many ticks at the end as at the start, on one line
  /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g,
  // targets of Markdown links and pictures, reference definitions, footnote marks
  /\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g,
  /^\[[^\]\n]+\]:[ \t]*\S.*$/gm,
  /!?\[[^\]\n]*\](?=\[[^\]\n]*\])|\[\^[^\]\n]+\]/g,
  // addresses; Hangul belongs to them behind / = ? & - _ and is a particle behind anything else
  /(?:(?:https?|ftp|file|mailto):(?:\/\/)?|www\.)(?:[^\s<>"'“”‘’「」『』()（）[\]가-힣…]|(?<=[/=?&_-])[가-힣]+)+/gi,
  /[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[^\s<>"'“”‘’「」『』()（）가-힣…]*/gi,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  // host, file and function names, variables: a.b, a_b, $a, --flag
  /(?<![\w.])[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)+/g,
  /(?<![\w가-힣])--?[a-z][\w-]*(?:=\S+)?/g,
  /[A-Za-z]\w*_\w+/g,
  /[$%]\{[^}\n]*\}|\{\{[^}\n]*\}\}/g,
  // paths
  /(?<![\w가-힣])(?:~|\.{1,2})?(?:\/[\w.-]+){2,}\/?/g,
  /&(?:[a-z]+|#\d+|#x[0-9a-f]+);/gi,
  // hashtags and mentions are names that somebody chose
  /(?<![\w가-힣])[#@][\w가-힣]+/g,
  // a placeholder for an object
  /\ufffc+/g,
  // Markdown: heading marks, list marks, quotation marks, tables' rulers at the start of a line
  /^[ \t]*(?:#{1,6}(?=\s)|[-*+](?=\s)|>+|\|?[ \t]*:?-{3,}.*$|\d{1,3}[.)](?=\s))/gm,
  /\*\*|__(?=\S)|~~/g,
];

/** Text between these comments, or the line after the single one, is left alone. */
const IGNORED: readonly RegExp[] = [
  /<!--\s*malgyeol-ignore-start\s*-->[\s\S]*?(?:<!--\s*malgyeol-ignore-end\s*-->|(?![\s\S]))/g,
  /<!--\s*malgyeol-ignore(?:-next-line)?\s*-->[^\S\n]*\n[^\n]*/g,
  /^.*<!--\s*malgyeol-ignore-line\s*-->.*$/gm,
];

/** With what a text must hold for each to be found in it: most texts hold nothing of most of them. */
const ALL = [...IGNORED, ...PATTERNS].map((pattern) => ({ pattern, needed: neededText(pattern) }));

/** Each of the patterns needs one of these: plain sentences are passed over with one look. */
const NEEDED = /[^\s가-힣,.!?'"“”‘’]/u;

/** Protected stretches in order, overlaps merged. `words` are stretches that the caller wants left alone. */
export function protectedStretches(text: string, words: readonly string[] = []): Span[] {
  const found: Span[] = [];
  if (NEEDED.test(text))
    for (const { pattern, needed } of ALL) {
      if (needed && !needed.some((stretch) => text.includes(stretch))) continue;
      for (const match of matchesOf(pattern, text)) {
        if (match[0].length > 0) found.push({ begin: match.index, end: match.index + match[0].length });
      }
    }
  for (const word of words) {
    if (word === '') continue;
    for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length))
      found.push({ begin: i, end: i + word.length });
  }
  return mergeSpans(found);
}

/** In order, what overlaps or repeats taken together. */
export function mergeSpans(found: Span[]): Span[] {
  found.sort((a, b) => a.begin - b.begin || b.end - a.end);
  const merged: Span[] = [];
  for (const span of found) {
    const last = merged.at(-1);
    if (last && span.begin < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** Does the change reach into a protected stretch? Insertions at its edges do not. */
export function isProtected(spans: readonly Span[], begin: number, end: number): boolean {
  const span = spans[firstAfter(spans, begin)];
  if (!span) return false;
  return begin === end ? span.begin < begin && begin < span.end : span.begin < end && begin < span.end;
}
