import { codaOf, isSyllable, nucleusOf } from '../hangul/syllable.js';

/** How a form ends, for the choice between two shapes of a particle or an ending. */
export const VOWEL = 0;
export const RIEUL = 1;
export const CONSONANT = 2;
/** Digits, Latin letters, hanja, lone letters: nobody knows how they are read. */
export const UNKNOWN = -1;

const RIEUL_CODA = 8;

export function endOf(form: string): number {
  const code = form.charCodeAt(form.length - 1);
  if (!isSyllable(code)) return UNKNOWN;
  const coda = codaOf(code);
  return coda === 0 ? VOWEL : coda === RIEUL_CODA ? RIEUL : CONSONANT;
}

/** The vowel of the last syllable as its place in NUCLEI; −1 where there is none. */
export function lastNucleus(form: string): number {
  const code = form.charCodeAt(form.length - 1);
  return isSyllable(code) ? nucleusOf(code) : -1;
}
