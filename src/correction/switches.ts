import type { CorrectOptions } from './types.js';

/** The options of a correction that are on or off. */
export const SWITCHES = [
  'disableSplitSentence',
  'disableCaretSpacing',
  'disableVxSpacing',
  'treatAsTitle',
  'enableLimitedPunctuation',
  'disableConfusion',
  'enableCleanupWhitespace',
  'disableTypoCorrection',
  'enableSentenceCheck',
  'disableSentenceCheck',
] as const satisfies ReadonlyArray<keyof CorrectOptions>;

export type Switch = (typeof SWITCHES)[number];
