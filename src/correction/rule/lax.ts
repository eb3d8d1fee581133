import { isUsual } from '../certainty/edited-usage.js';
import type { LineView } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { eachOf } from './triggers/triggers.js';

/** Marks what edited text writes against the norm in every tenth place or more (`edited-usage.ts`). */
export function lax(find: (line: LineView) => Finding[]): (line: LineView) => Finding[] {
  return eachOf(find, (finding) => ({ ...finding, lax: true }));
}

/** Marks those spellings that our texts have at least a tenth as often as the right one (초기값, 맥주집). */
export function laxByUse(find: (line: LineView) => Finding[]): (line: LineView) => Finding[] {
  return (line) =>
    find(line).map((finding) => {
      const written = line.text.slice(finding.begin, finding.end);
      return finding.lax || isUsual(line.lexicon, written, finding.replacement)
        ? { ...finding, lax: true }
        : finding;
    });
}
