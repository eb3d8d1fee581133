import { CODAS, codaOf, compose, NUCLEI, nucleusOf, onsetOf } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { USED } from '../korean/commonness.js';

/** What endings draw into the last syllable of a stem: 판다, 팔, 팝니까, 팖, 팠다. */
const DRAWN = new Set(['ㄴ', 'ㄹ', 'ㅂ', 'ㅁ', 'ㅆ'].map((coda) => CODAS.indexOf(coda)));
/** The vowels that endings make with that of the stem: 져, 와, 줘. */
const MADE: Readonly<Record<string, string>> = { ㅕ: 'ㅣ', ㅘ: 'ㅗ', ㅝ: 'ㅜ' };

/**
 * 까졌다 for 가졌다, 팝니까 for 합니까: one syllable apart, and both may be forms of verbs that people use; then what stands
 * there may be meant.
 */
export function isInflected(written: string, candidate: string, lexicon: Lexicon): boolean {
  if (written.length !== candidate.length) return false;
  const at = [...written].findIndex((c, i) => c !== candidate[i]);
  if (at < 0 || written.slice(at + 1) !== candidate.slice(at + 1)) return false;
  for (let end = at + 1; end <= written.length; end++) {
    const other = stemsOf(candidate.slice(0, end));
    const isAnother = (stem: string, i: number) =>
      stem !== other[i] && isUsed(stem, lexicon) && isUsed(other[i]!, lexicon);
    if (stemsOf(written.slice(0, end)).some(isAnother)) return end < written.length || written.length > 1;
  }
  return false;
}

/** The stem that a beginning may stand for: as it is, without what an ending drew in, with its own vowel. */
function stemsOf(beginning: string): [string, string, string] {
  const last = beginning.charCodeAt(beginning.length - 1);
  const head = beginning.slice(0, -1);
  const coda = DRAWN.has(codaOf(last)) ? 0 : codaOf(last);
  const own = MADE[NUCLEI[nucleusOf(last)]!];
  return [
    beginning,
    head + compose(onsetOf(last), nucleusOf(last), coda),
    own ? head + compose(onsetOf(last), NUCLEI.indexOf(own), coda) : '',
  ];
}

function isUsed(stem: string, lexicon: Lexicon): boolean {
  return stem !== '' && (['VV', 'VA'] as const).some((tag) => lexicon.headwordFrequency(stem, tag) > USED);
}
