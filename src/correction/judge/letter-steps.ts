import {
  CODAS,
  codaOf,
  codeOf,
  compose,
  isSyllable,
  NUCLEI,
  nucleusOf,
  ONSETS,
  onsetOf,
} from '../../hangul/syllable.js';
import { isWrittenSyllable } from '../typos/common-syllables.js';

const SILENT = ONSETS.indexOf('ㅇ');
const FINAL_H = 'ㅎ';
const FINAL_L = CODAS.indexOf('ㄹ');

const neighbours = new Map<string, readonly string[]>();
const farther = new Map<string, readonly string[]>();

/** The syllables that differ from this one in one of their three letters. */
export function neighboursOf(syllable: string): readonly string[] {
  return remembered(neighbours, syllable, (onset, nucleus, coda, add) => {
    for (let k = 0; k < ONSETS.length; k++) if (k !== onset) add(codeOf(k, nucleus, coda));
    for (let k = 0; k < NUCLEI.length; k++) if (k !== nucleus) add(codeOf(onset, k, coda));
    for (let k = 0; k < CODAS.length; k++) if (k !== coda) add(codeOf(onset, nucleus, k));
  });
}

/** The syllables of the language that differ from this one in two of them: 싶 and 쉽, 뽀 and 볶. */
export function twoLettersFrom(syllable: string): readonly string[] {
  return remembered(farther, syllable, (onset, nucleus, coda, add) => {
    const addWritten = (code: number) => {
      if (isWrittenSyllable(code)) add(code);
    };
    for (let n = 0; n < NUCLEI.length; n++)
      for (let c = 0; c < CODAS.length; c++) if (n !== nucleus && c !== coda) addWritten(codeOf(onset, n, c));
    for (let o = 0; o < ONSETS.length; o++) {
      if (o === onset) continue;
      for (let c = 0; c < CODAS.length; c++) if (c !== coda) addWritten(codeOf(o, nucleus, c));
      for (let n = 0; n < NUCLEI.length; n++) if (n !== nucleus) addWritten(codeOf(o, n, coda));
    }
  });
}

function remembered(
  memory: Map<string, readonly string[]>,
  syllable: string,
  fill: (onset: number, nucleus: number, coda: number, add: (code: number) => void) => void,
): readonly string[] {
  const known = memory.get(syllable);
  if (known) return known;
  const code = syllable.charCodeAt(0);
  const found: string[] = [];
  fill(onsetOf(code), nucleusOf(code), codaOf(code), (other) => found.push(String.fromCharCode(other)));
  memory.set(syllable, found);
  return found;
}

/** Two syllables said as one, the second of which leaves its coda: 가을 for 갈, 들은 for 든, 하시습 for 하십. */
export function melted(first: string, second: string): string | undefined {
  const [a, b] = [first.charCodeAt(0), second.charCodeAt(0)];
  if (!isSyllable(a) || !isSyllable(b) || codaOf(b) === 0) return undefined;
  if (codaOf(a) !== 0 && codaOf(a) !== FINAL_L) return undefined;
  return compose(onsetOf(a), nucleusOf(a), codaOf(b));
}

/** 마니 for 많이, 머거 for 먹어, and the other way round. */
export function respelt(first: string, second: string): string[] {
  const [a, b] = [first.charCodeAt(0), second.charCodeAt(0)];
  const [coda, onset] = [codaOf(a), onsetOf(b)];
  const put = (c: string, o: number) =>
    compose(onsetOf(a), nucleusOf(a), CODAS.indexOf(c)) + compose(o, nucleusOf(b), codaOf(b));
  const out: string[] = [];
  if (coda === 0 && onset !== SILENT) {
    const heard = ONSETS[onset]!;
    for (const [c, sound] of SOUNDS) if (sound === heard) out.push(put(c, SILENT));
    for (const [c, o, sound] of JOINED) if (sound === heard) out.push(put(c, ONSETS.indexOf(o)));
  }
  if (coda !== 0 && onset === SILENT) {
    const heard = SOUNDS.find(([c]) => c === CODAS[coda])?.[1];
    if (heard) out.push(put('', ONSETS.indexOf(heard)));
  }
  if (coda === 0 && onset === SILENT) out.push(put(FINAL_H, SILENT));
  if (coda !== 0 && onset !== SILENT) {
    // 갔치 for 같이, 업서 for 없어: the coda is another, and the sound behind it belongs to it
    for (const [c] of SOUNDS) if (c.length > 0 && DOUBLES.test(c)) out.push(put(c, SILENT));
  }
  return out;
}

/** A coda before a silent onset, and how it is heard. */
const SOUNDS: ReadonlyArray<readonly [coda: string, heard: string]> = [
  ['ㄱ', 'ㄱ'], ['ㄴ', 'ㄴ'], ['ㄶ', 'ㄴ'], ['ㄷ', 'ㄷ'], ['ㄷ', 'ㅈ'], ['ㄹ', 'ㄹ'], ['ㅀ', 'ㄹ'], ['ㅁ', 'ㅁ'], ['ㅂ', 'ㅂ'], ['ㅅ', 'ㅅ'],
  ['ㅈ', 'ㅈ'], ['ㅊ', 'ㅊ'], ['ㅌ', 'ㅊ'], ['ㅌ', 'ㅌ'], ['ㅋ', 'ㅋ'], ['ㅍ', 'ㅍ'], ['ㄲ', 'ㄲ'], ['ㅆ', 'ㅆ'], ['ㅄ', 'ㅆ'],
]; // biome-ignore format: one table

/** A coda, an onset, and how both are heard together. */
const JOINED: ReadonlyArray<readonly [coda: string, onset: string, heard: string]> = [
  ['ㄱ', 'ㅎ', 'ㅋ'], ['ㅎ', 'ㄱ', 'ㅋ'], ['ㅎ', 'ㄷ', 'ㅌ'], ['ㅂ', 'ㅎ', 'ㅍ'], ['ㅅ', 'ㅎ', 'ㅌ'], ['ㅈ', 'ㅎ', 'ㅊ'], ['ㅎ', 'ㅈ', 'ㅊ'],
  ['ㄱ', 'ㄱ', 'ㄲ'], ['ㄱ', 'ㄷ', 'ㄸ'], ['ㄱ', 'ㅂ', 'ㅃ'], ['ㄱ', 'ㅅ', 'ㅆ'], ['ㄱ', 'ㅈ', 'ㅉ'], ['ㅂ', 'ㄱ', 'ㄲ'], ['ㅂ', 'ㄷ', 'ㄸ'],
  ['ㅂ', 'ㅅ', 'ㅆ'], ['ㅂ', 'ㅈ', 'ㅉ'], ['ㄴ', 'ㅎ', 'ㄴ'], ['ㄹ', 'ㅎ', 'ㄹ'],
]; // biome-ignore format: one table

const DOUBLES = /^[ㄲㅆㅄㄶㅀ]$/;
