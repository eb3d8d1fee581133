import { CODAS, codaOf, compose, isSyllable, NUCLEI, nucleusOf, ONSETS, onsetOf } from './syllable.js';

/** A syllable as the letters it is written with; no coda is ''. */
export interface Letters {
  onset: string;
  nucleus: string;
  coda: string;
}

/** The letters of the syllable at a place of a text; undefined where none stands. */
export function lettersAt(text: string, i: number): Letters | undefined {
  const code = text.charCodeAt(i);
  if (!isSyllable(code)) return undefined;
  return { onset: ONSETS[onsetOf(code)]!, nucleus: NUCLEI[nucleusOf(code)]!, coda: CODAS[codaOf(code)]! };
}

/** The syllable of these letters; a syllable without an onset is one that has gone. */
export function syllableOf({ onset, nucleus, coda }: Letters): string {
  return onset === '' ? '' : compose(ONSETS.indexOf(onset), NUCLEI.indexOf(nucleus), CODAS.indexOf(coda));
}
