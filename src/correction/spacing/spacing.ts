import { type LineView, oncePerLine } from '../line/line-view.js';
import type { Finding } from '../rule/rule.js';
import { caretWords } from './caret-words.js';
import { insertions, openPlaces } from './insertions.js';
import { openGaps, removals } from './removals.js';

/** Every space that is missing or too many, by the rule that says why; the entries of the caller's dictionaries go first. */
const decided = oncePerLine((line: LineView): ReadonlyMap<string, Finding[]> => {
  const carets = caretWords(line);
  const places = new Set(carets.map(({ begin }) => begin));
  const others = [...insertions(line), ...removals(line)].filter(({ begin }) => !places.has(begin));
  const byRule = new Map<string, Finding[]>();
  for (const finding of [...carets, ...others])
    byRule.set(finding.ruleId, [...(byRule.get(finding.ruleId) ?? []), finding]);
  return byRule;
});

/** Where it is worth asking the model about a space as if it saw none of the author's, whom it believes too much. */
export function openSpaces(line: LineView): number[] {
  return [...openPlaces(line), ...openGaps(line)];
}

/** The places of a line that the decision about spaces puts down to this rule. */
export function decidedAs(ruleId: string): (line: LineView) => Finding[] {
  return (line) => decided(line).get(ruleId) ?? [];
}
