import { firstWhere } from './first-where.js';
import { codaOf, compose, isSyllable } from './syllable.js';

/**
 * Files of macOS, and what is copied from some PDF, write every syllable as two or three conjoining jamo (Unicode's
 * NFD). A reader sees no difference, so neither must an analysis: it reads the composed text, and says of the text as it
 * was written what it found.
 */
export interface Composition {
  /** As it was written. */
  written: string;
  /** The same with whole syllables; everything else as it stands, accents of other scripts too. */
  text: string;
  /** From an offset in `text` to the one in `written`; both count UTF-16 code units. */
  toWritten(offset: number): number;
  /** The other way; inside a syllable the place before it. */
  fromWritten(offset: number): number;
}

const FIRST_ONSET = 0x1100;
const FIRST_NUCLEUS = 0x1161;
/** One before the first coda: none. */
const NO_CODA = 0x11a7;
/** Letters of today's Korean only; old ones (ㆍ, ㅿ) stay as they are, and so does what they stand with. */
const NUCLEUS = /[\u1161-\u1175]/;
const CODA = /[\u11a8-\u11c2]/;
const SYLLABLE =
  /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?(?![\u1160-\u11ff])|[가-힣][\u11a8-\u11c2](?![\u1160-\u11ff])/g;

/** Undefined where nothing is to be composed, as in nearly all text. */
export function composition(written: string): Composition | undefined {
  if (!NUCLEUS.test(written) && !CODA.test(written)) return undefined;
  const places: number[] = [];
  let text = '';
  let at = 0;
  const keep = (end: number) => {
    for (; at < end; at++) {
      places.push(at);
      text += written[at];
    }
  };
  for (const { 0: letters, index } of written.matchAll(SYLLABLE)) {
    const syllable = composed(letters);
    if (syllable === undefined) continue;
    keep(index);
    places.push(index);
    text += syllable;
    at = index + letters.length;
  }
  if (at === 0) return undefined;
  keep(written.length);
  places.push(written.length);
  return {
    written,
    text,
    toWritten: (offset) => places[offset]!,
    fromWritten: (offset) => Math.max(0, firstWhere(places.length, (i) => places[i]! > offset) - 1),
  };
}

/** The same text with whole syllables, where no offsets are asked for. */
export function composedText(written: string): string {
  return composition(written)?.text ?? written;
}

/** Would a cut here part the jamo of one syllable? */
export function isInsideSyllable(text: string, offset: number): boolean {
  return offset > 0 && (NUCLEUS.test(text[offset] ?? '') || CODA.test(text[offset] ?? ''));
}

function composed(letters: string): string | undefined {
  const first = letters.charCodeAt(0);
  const last = letters.charCodeAt(letters.length - 1);
  if (isSyllable(first)) return codaOf(first) === 0 ? String.fromCharCode(first + last - NO_CODA) : undefined;
  const coda = letters.length === 3 ? last - NO_CODA : 0;
  return compose(first - FIRST_ONSET, letters.charCodeAt(1) - FIRST_NUCLEUS, coda);
}
