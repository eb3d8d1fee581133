import { type LoanwordReason, loanwordsBy } from '../loanwords/loanwords.js';
import { byContext } from '../rule/by-context.js';
import type { Mechanisms } from '../rule/files/data-rule.js';
import { decidedAs } from '../spacing/spacing.js';
import { SOUND_CHANGES } from './sound-changes.js';
import { initialSounds } from './spelling/dueum.js';

/** What finds by itself: rules that name one of these only say why, each for the part that it asks for. */
export const MECHANISMS: Mechanisms = {
  ...SOUND_CHANGES,
  /** What `confusion/` chooses by the words around it. */
  context: () => byContext,
  /** The part of the norm that a spelling breaks. */
  loanwords: (reason) => loanwordsBy(reason as LoanwordReason),
  /** The onsets between which a syllable changes. */
  'initial-sounds': initialSounds,
  /** The reason of a decision about a space, which has the name of the rule. */
  spacing: decidedAs,
};
