/** Arithmetic on the 11,172 precomposed syllables of Unicode (U+AC00…U+D7A3). */
export const ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
export const NUCLEI = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
/** Index 0 is "no coda". */
export const CODAS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];

const FIRST = 0xac00;
const LAST = 0xd7a3;
const CODA_COUNT = 28;
const NUCLEUS_COUNT = 21;

/** How many there are: what is known by syllable is bounded by it. */
export const SYLLABLES = LAST - FIRST + 1;

export function isSyllable(code: number): boolean {
  return code >= FIRST && code <= LAST;
}

/** Its code in Unicode. */
export function codeOf(onset: number, nucleus: number, coda: number): number {
  return FIRST + (onset * NUCLEUS_COUNT + nucleus) * CODA_COUNT + coda;
}

export function compose(onset: number, nucleus: number, coda = 0): string {
  return String.fromCharCode(codeOf(onset, nucleus, coda));
}

export function onsetOf(code: number): number {
  return Math.floor((code - FIRST) / (NUCLEUS_COUNT * CODA_COUNT));
}

export function nucleusOf(code: number): number {
  return Math.floor(((code - FIRST) % (NUCLEUS_COUNT * CODA_COUNT)) / CODA_COUNT);
}

export function codaOf(code: number): number {
  return (code - FIRST) % CODA_COUNT;
}

/** The final consonant of the last syllable; '' for none, undefined where it is no syllable. */
export function lastCoda(text: string): string | undefined {
  const code = text.charCodeAt(text.length - 1);
  return isSyllable(code) ? CODAS[codaOf(code)] : undefined;
}

/** The text with another coda in its last syllable; '' for none. */
export function withCoda(text: string, coda: string): string {
  const code = text.charCodeAt(text.length - 1);
  return text.slice(0, -1) + compose(onsetOf(code), nucleusOf(code), CODAS.indexOf(coda));
}

/** A class of all syllables with one of these codas ('' for none), for use inside a pattern. */
export function syllablesWith(codas: readonly string[]): string {
  let out = '';
  for (let code = 0xac00; code <= 0xd7a3; code++)
    if (codas.includes(CODAS[codaOf(code)]!)) out += String.fromCharCode(code);
  return `[${out}]`;
}
