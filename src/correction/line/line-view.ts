import type { Span } from '../../analysis/text/split-lines.js';
import type { CoveredSpaces, Eojeol, Evidence, Morpheme, Sentence } from '../../analysis/types.js';
import { firstWhere } from '../../hangul/first-where.js';
import { isSyllable } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Certainty, CorrectOptions } from '../types.js';
import { firstAfter } from './ordered-spans.js';
import { Work } from './work.js';

/** A line as rules see it: its text, its words with their morphemes, and what the model thinks of it. */
export interface LineView {
  text: string;
  words: WordView[];
  sentences: readonly Sentence[];
  lexicon: Lexicon;
  options: CorrectOptions;
  /** What the context wants to see in place of words easily confused, and the rule that tells why. */
  choices: Choice[];
  /** What the model says that saw none of the line's spaces, where it was asked. */
  covered: CoveredSpaces | undefined;
  /** It stands among lines that end with marks. */
  amongMarks: boolean;
  /** What may still be spent on the line: whoever would read much for it asks first. */
  work: Work;
  /** Probability that a space belongs before the character at this offset; 0 where there is none. */
  spaceBefore(offset: number): number;
  /** How much the model would rather see another character at this offset. */
  doubtAt(offset: number): number;
  /** The likeliest edit operations of the character at this offset, best first. */
  editsAt(offset: number): Array<{ operation: number; share: number }>;
}

export interface Choice {
  rule: string;
  finding: Span & { replacement: string; certainty?: Certainty };
}

/** An eojeol: what stands between two spaces, without brackets and quotation marks before it. */
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
  work = new Work(text.length),
  amongMarks = false,
): LineView {
  const { begins, editsPer } = evidence;
  const indexAt = (offset: number) => indexOf(begins, offset);
  const words: WordView[] = [];
  for (const { eojeols } of evidence.sentences)
    for (const eojeol of eojeols) words.push(wordView(text, eojeol, words.length));
  return {
    text,
    words,
    sentences: evidence.sentences,
    lexicon,
    options,
    choices: [],
    covered: undefined,
    amongMarks,
    work,
    spaceBefore(offset) {
      const i = indexAt(offset);
      return i < 0 ? 0 : evidence.space[i]!;
    },
    doubtAt(offset) {
      const i = indexAt(offset);
      let sum = 0;
      if (i >= 0) for (let k = i * editsPer; k < (i + 1) * editsPer; k++) sum += evidence.editShares[k]!;
      return sum;
    },
    editsAt(offset) {
      const i = indexAt(offset);
      if (i < 0) return [];
      const from = i * editsPer;
      return Array.from({ length: editsPer }, (_, j) => ({
        operation: evidence.edits[from + j]!,
        share: evidence.editShares[from + j]!,
      }));
    },
  };
}

/** Probability that a space belongs before the character at this offset, by the model that saw none; undefined where it was not asked. */
export function coveredSpaceBefore({ covered }: LineView, offset: number): number | undefined {
  return covered?.get(offset);
}

/** The character that begins at the offset, or -1. */
function indexOf(begins: Int32Array, offset: number): number {
  // No character begins before its own number.
  const count = Math.min(begins.length, offset + 1);
  const index = firstWhere(count, (i) => begins[i]! >= offset);
  return begins[index] === offset ? index : -1;
}

/** Brackets, quotation marks and marks of emphasis before a word are no part of it: it is the same word without them. */
function wordView(text: string, { begin, end, morphemes }: Eojeol, index: number): WordView {
  const first = morphemes.findIndex(({ tag, form }) => tag !== 'SS' && !EMPHASIS.test(form));
  if (first <= 0 || morphemes[first]!.tag[0] === 'S')
    return { index, begin, end, surface: text.slice(begin, end), morphemes };
  const from = morphemes[first]!.begin;
  return { index, begin: from, end, surface: text.slice(from, end), morphemes: morphemes.slice(first) };
}

const EMPHASIS = /^[*_~]+$/;

/** What several rules ask of a line in turn, found out once: a line is looked at by all of them before the next is. */
export function oncePerLine<T>(find: (line: LineView) => T): (line: LineView) => T {
  let last: LineView | undefined;
  let found: T;
  return (line) => {
    if (last !== line) {
      found = find(line);
      last = line;
    }
    return found;
  };
}

/** How many syllables a word begins with. */
export function hangulRun(surface: string): number {
  let n = 0;
  while (n < surface.length && isSyllable(surface.charCodeAt(n))) n++;
  return n;
}

/** The word that holds this offset. */
export function wordAt(line: LineView, offset: number): WordView | undefined {
  const word = line.words[firstAfter(line.words, offset)];
  return word && word.begin <= offset ? word : undefined;
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

/** Is the stretch only the beginning of a longer word that the lexicon knows (사명, 세월, 세타가야)? */
export function beginsLongerWord(line: LineView, begin: number, end: number): boolean {
  return morphemesIn(line, begin, end).some(
    (m) => m.begin === begin && m.end > end && m.outOfVocab !== 'OUT_OF_VOCAB' && /^[NVMI]/.test(m.tag),
  );
}
