import type { Morpheme } from '../../analysis/types.js';
import type { LineView, WordView } from '../line/line-view.js';

/** A place inside an eojeol, between two of its morphemes, where a space may be missing. */
export interface Place {
  line: LineView;
  word: WordView;
  /** The number of the morpheme behind it. */
  i: number;
  before: Morpheme;
  after: Morpheme;
  /** How probable the model finds a space. */
  p: number;
  /** What follows, as far as anybody looks. */
  rest: string;
}

/** No test looks further. */
const REST = 24;

export function placeAt(line: LineView, word: WordView, i: number): Place {
  const after = word.morphemes[i]!;
  return {
    line,
    word,
    i,
    before: word.morphemes[i - 1]!,
    after,
    p: line.spaceBefore(after.begin),
    rest: line.text.slice(after.begin, after.begin + REST),
  };
}

/** Is the second written to the first whatever they are? */
export function belongsTo(a: string, b: string): boolean {
  if (/^[JESX]/.test(b) || b === 'VCP' || a === 'XPN') return true;
  // 50%정도
  return a[0] === 'S' && b !== 'NNG';
}

/**
 * 정리해줘 may be read as 정리하 + 아주어: then the ending is told of the second syllable; so may be the one that 힘들 takes
 * in whole before 줄. Contracted syllables have no place for a space.
 */
export function isBoundary(morphemes: readonly Morpheme[], i: number): boolean {
  const before = morphemes[i - 1]!;
  const { begin } = morphemes[i]!;
  return (
    before.end === begin ||
    (/^(?:EC|ETM)$/.test(before.tag) && before.begin === begin && morphemes[i - 2]?.end === begin)
  );
}

/** How many syllables the morpheme takes as it is written. */
export function lengthOf({ begin, end }: Morpheme): number {
  return end - begin;
}

export function isUnknown({ outOfVocab }: Morpheme): boolean {
  return outOfVocab === 'OUT_OF_VOCAB';
}
