import type { Certainty } from '../types.js';

/**
 * How probable the model must find a space before one is put in. What the norm demands needs little, what usage allows
 * both ways nearly certainty.
 */

/** The grammar decides alone. */
export const ANY = -1;
/** Nothing is put in, whatever the model thinks. */
export const NEVER = 1;
/** 안든다, 언제왔지: the tags decide, but where the model is certain of the contrary. */
export const HARDLY_AGAINST = 0.0005;
/** 할수, 갈것: no ending looks like these nouns. */
export const PLAIN = 0.005;
/** 회의결과, 구워먹다, 갈듯, 외출시: two words unless the dictionary has them as one. */
export const LIKELY_TWO = 0.02;
/** Between an adnominal and a bound noun, an adverb and its verb: the model only must not be sure of the contrary. */
export const NOT_AGAINST = 0.09;
/** What the norm demands between two morphemes. */
export const DEMANDED = 0.35;
/** Between words that look like others. */
export const WORDS = 0.55;
/** 의, 온, 안되다: as often a syllable of a name or of another word. */
export const AMBIGUOUS = 0.85;
/** Above this what looks like part of a name or of a listed word is none. */
export const CERTAIN = 0.98;
/** Two nouns: usage writes most compounds of nouns either way. */
export const COMPOUND = 0.985;
/** 투자원금상실: of more nouns, terms of a trade more often than not. */
export const TERM = 0.995;
/** Above this a space stands even where usage has both ways. */
export const ALL_BUT_CERTAIN = 0.997;

/** Between two words that only the model tells apart; below this a third of the changes in edited text were wrong. */
const SURE_OF_WORDS = 0.7;
/** What these rules find has one reading only where the model is certain of the place as well. */
const BY_GRAMMAR: ReadonlySet<string> = new Set([
  'spacing-dependent-noun',
  'spacing-derived',
  'spacing-ending',
  'spacing-particle',
]);

/**
 * The certainty of a space that is put in or taken out with the model as sure as this; `least`: how sure it has to be.
 * Where it need not be sure at all the grammar decides.
 */
export function certaintyOfSpace(rule: string, score: number, least = ANY): Certainty {
  if (rule === 'spacing-words' && least > LIKELY_TWO && score < SURE_OF_WORDS) return 'author';
  return BY_GRAMMAR.has(rule) && score > CERTAIN ? 'certain' : 'likely';
}
