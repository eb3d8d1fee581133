import { byNouns } from './by-nouns.js';
import { byStems } from './by-stems.js';
import { byBeginnings, byWholeWords, table } from './by-table.js';
import { all } from './combine.js';
import type { Rule } from './rule.js';
import { stemPairs } from './stem-forms.js';

/** A rule that is a list of words, each pair written `wrong→right`. */
export interface WordRule extends Omit<Rule, 'find' | 'stems'> {
  /** Nouns: particles may follow. */
  nouns?: string;
  /** Verbs and adjectives in dictionary form (움추리다→움츠리다): all their forms are found. */
  stems?: string;
  /** Beginnings of eojeols: words that nothing else begins with. */
  beginnings?: string;
  /** Whole eojeols. */
  whole?: string;
}

export function wordRule({ nouns, stems, beginnings, whole, ...rule }: WordRule): Rule {
  const finders = [];
  const pairs = stems === undefined ? undefined : stemPairs(stems);
  if (nouns) finders.push(byNouns(table(nouns)));
  if (pairs) finders.push(byStems(pairs));
  if (beginnings) finders.push(byBeginnings(table(beginnings)));
  if (whole) finders.push(byWholeWords(table(whole)));
  return { ...rule, ...(pairs ? { stems: pairs } : {}), find: all(...finders) };
}
