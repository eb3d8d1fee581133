/**
 * How common a word is, as the natural logarithm of its count in the texts behind the lexicon (`Lexicon.frequency`).
 * A rule names the level that it needs, so that the same doubt is settled in the same way everywhere.
 */

/** Seen a few times: somebody wrote it, perhaps by mistake. */
export const SEEN = 1;
/** Seen about ten times: a word, but one that is seldom meant where another one fits. */
export const SELDOM = 2;
/** Seen some twenty times: people use it. */
export const USED = 3;
/** Seen some thirty times: it may well be what somebody meant to write. */
export const COMMON = 3.5;
/** Seen some fifty times: everybody knows it. */
export const WELL_KNOWN = 4;
/** Seen more than a hundred times: a word of every day. */
export const EVERYDAY = 5;
/** Seen thousands of times: it is no slip for a rarer word. */
export const COMMONEST = 8;
