import type { LineView } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { eachOf, inTurn } from './triggers/triggers.js';

/** What each of several finders finds. */
export function all(...finders: Array<(line: LineView) => Finding[]>): (line: LineView) => Finding[] {
  return inTurn(finders);
}

/** Findings that go by another article than the rest of their rule. */
export function cited(article: string, find: (line: LineView) => Finding[]): (line: LineView) => Finding[] {
  return eachOf(find, (finding) => ({ ...finding, article }));
}

/** The same where what was found tells the article. */
export function citedBy(
  find: (line: LineView) => Finding[],
  article: (finding: Finding, line: LineView) => string | undefined,
): (line: LineView) => Finding[] {
  return eachOf(find, (finding, line) => ({ article: article(finding, line), ...finding }));
}
