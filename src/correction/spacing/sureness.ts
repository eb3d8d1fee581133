import type { Certainty } from '../certainty/certainty.js';

/**
 * How probable the model must find a space before one is put in. What the norm demands needs little, what usage allows
 * both ways nearly certainty.
 */

/** The grammar decides alone. */
export const ANY = -1;
/** It is only asked about, however sure the model is. */
export const ALWAYS = 2;
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

/** Below these a third of the spaces that were changed in edited text had been right, or a matter of taste. */
const SURE_SPACE = 0.8;
/** 될것이다: before a bound noun the grammar speaks for it as well. */
const SURE_BOUND = 0.6;
const BEFORE_BOUND_NOUN: ReadonlySet<string> = new Set(['spacing-dependent-noun', 'spacing-auxiliary-noun']);
/** Auxiliaries and carets by the default of the interface, 이용 하다 and 해야한다 by the norm: no matter of confidence. */
const SETTLED: ReadonlySet<string> = new Set([
  'spacing-auxiliary',
  'spacing-compound',
  'spacing-derived',
  'spacing-second-verb',
]);

/** The certainty of a space that is put in or taken out by a model as sure as this. */
export function certaintyOfSpace(rule: string, score = 1): Certainty {
  if (SETTLED.has(rule)) return 'likely';
  return score < (BEFORE_BOUND_NOUN.has(rule) ? SURE_BOUND : SURE_SPACE) ? 'author' : 'likely';
}
