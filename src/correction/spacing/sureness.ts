/** How sure the model must be of a space that the norm demands between two morphemes. */
export const DEMANDED = 0.35;
/** … between an adnominal and a bound noun: the tags decide, the model only must not be certain of the contrary. */
export const BOUND = 0.12;
/** … and between words that look like others. */
export const WORDS = 0.55;
