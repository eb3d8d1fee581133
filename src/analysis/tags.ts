/** The tags are words of the lexicon's language; the analysis speaks it too. */
export * from '../lexicon/tags.js';
