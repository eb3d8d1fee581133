import { byNouns } from './by-nouns.js';
import { byBeginnings, byWholeWords, table } from './by-table.js';
import { all } from './combine.js';
import type { Rule } from './rule.js';

/** A rule that is a list of words, each pair written `wrong→right`. */
export interface WordRule extends Omit<Rule, 'find'> {
  /** Nouns: particles may follow. */
  nouns?: string;
  /** Beginnings of eojeols: stems, and words that nothing else begins with. */
  beginnings?: string;
  /** Whole eojeols. */
  whole?: string;
}

export function wordRule({ nouns, beginnings, whole, ...rule }: WordRule): Rule {
  const finders = [];
  if (nouns) finders.push(byNouns(table(nouns)));
  if (beginnings) finders.push(byBeginnings(table(beginnings)));
  if (whole) finders.push(byWholeWords(table(whole)));
  return { ...rule, find: all(...finders) };
}
