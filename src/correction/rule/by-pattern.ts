import type { LineView } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { matchFinder } from './triggers/match-places.js';
import { needsOf } from './triggers/pattern-needs.js';
import { onlyWhere } from './triggers/triggers.js';

type Replace = string | ((match: RegExpExecArray, line: LineView) => string | Finding | undefined);

/**
 * Finds a pattern in the text of a line. The whole match is replaced, so context belongs into look-arounds; a function
 * may decline by giving nothing.
 */
export function byPattern(pattern: RegExp, replace: Replace): (line: LineView) => Finding[] {
  const needs = needsOf(pattern);
  const matchesIn = matchFinder(pattern, needs);
  const find = (line: LineView) => {
    const out: Finding[] = [];
    for (const match of matchesIn(line.text)) {
      const begin = match.index;
      const end = begin + match[0].length;
      const given = typeof replace === 'string' ? expand(replace, match) : replace(match, line);
      if (given === undefined || given === match[0]) continue;
      out.push(typeof given === 'string' ? { begin, end, replacement: given } : given);
    }
    return out;
  };
  return onlyWhere(needs.text, find, needs.besides);
}

/** `$1` in a replacement is a group of the match. */
export function expand(template: string, match: RegExpExecArray): string {
  return template.replace(/\$(\d)/g, (_, n) => match[Number(n)] ?? '');
}
