import type { Eojeol, Evidence, Morpheme, Sentence } from '../analysis/types.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { CorrectOptions } from './types.js';

/** A line as rules see it: its text, its words with their morphemes, and what the model thinks of it. */
export interface LineView {
  text: string;
  words: WordView[];
  sentences: readonly Sentence[];
  lexicon: Lexicon;
  options: CorrectOptions;
  /** Probability that a space belongs before the character at this offset; 0 where there is none. */
  spaceBefore(offset: number): number;
  /** The likeliest edit operations of the character at this offset, best first. */
  editsAt(offset: number): Array<{ operation: number; share: number }>;
}

/** An eojeol: what stands between two spaces. */
export interface WordView {
  index: number;
  begin: number;
  end: number;
  surface: string;
  morphemes: readonly Morpheme[];
}

export function lineView(
  text: string,
  evidence: Evidence,
  lexicon: Lexicon,
  options: CorrectOptions,
): LineView {
  const at = new Map<number, number>();
  evidence.begins.forEach((begin, i) => {
    at.set(begin, i);
  });
  const words = evidence.sentences.flatMap(({ eojeols }) => eojeols).map((e, i) => wordView(text, e, i));
  return {
    text,
    words,
    sentences: evidence.sentences,
    lexicon,
    options,
    spaceBefore(offset) {
      const i = at.get(offset);
      return i === undefined ? 0 : evidence.space[i]!;
    },
    editsAt(offset) {
      const i = at.get(offset);
      if (i === undefined) return [];
      const from = i * evidence.editsPer;
      return Array.from({ length: evidence.editsPer }, (_, j) => ({
        operation: evidence.edits[from + j]!,
        share: evidence.editShares[from + j]!,
      }));
    },
  };
}

function wordView(text: string, { begin, end, morphemes }: Eojeol, index: number): WordView {
  return { index, begin, end, surface: text.slice(begin, end), morphemes };
}

/** The word that holds this offset. */
export function wordAt(line: LineView, offset: number): WordView | undefined {
  let low = 0;
  let high = line.words.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const word = line.words[middle]!;
    if (offset < word.begin) high = middle - 1;
    else if (offset >= word.end) low = middle + 1;
    else return word;
  }
  return undefined;
}

/** The morphemes whose surface touches the stretch. */
export function morphemesIn(line: LineView, begin: number, end: number): Morpheme[] {
  const out: Morpheme[] = [];
  for (let i = firstAfter(line.words, begin); i < line.words.length; i++) {
    const word = line.words[i]!;
    if (word.begin >= end) break;
    for (let j = firstAfter(word.morphemes, begin); j < word.morphemes.length; j++) {
      const m = word.morphemes[j]!;
      if (m.begin >= end) break;
      if (m.end > begin) out.push(m);
    }
  }
  return out;
}

/** The index of the first of these, which are in order, that ends after the offset. */
function firstAfter(spans: ReadonlyArray<{ end: number }>, offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Is the stretch only the beginning of a longer word that the lexicon knows (사명, 세월, 세타가야)? */
export function beginsLongerWord(line: LineView, begin: number, end: number): boolean {
  return morphemesIn(line, begin, end).some(
    (m) => m.begin === begin && m.end > end && m.outOfVocab !== 'OUT_OF_VOCAB' && /^[NVMI]/.test(m.tag),
  );
}
