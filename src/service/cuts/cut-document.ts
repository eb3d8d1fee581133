import { encodedLength } from '../../hangul/offset-map.js';
import type { EncodingType } from '../../wire/messages.js';
import { cutEnds, type PageLimits } from './cut-text.js';

/** A part of a document that is analysed by itself. */
export interface DocumentCut {
  text: string;
  /** Where it ends in the document, in UTF-16 code units. */
  end: number;
  /** Where it begins in the document, in the caller's encoding. */
  base: number;
}

export interface DocumentCutOptions {
  /** Sentences are split, so a long line may be cut behind one. */
  atSentences: boolean;
  page?: PageLimits;
  /** CUT_CHARACTERS and LONG_LINE_CHARACTERS, but for tests. */
  size?: number;
  longLine?: number;
}

/**
 * Characters of one cut: some twenty milliseconds of work. Between two cuts other callers get their turn and a
 * cancelled request stops; larger cuts are hardly quicker altogether.
 */
const CUT_CHARACTERS = 1000;

/** A line longer than this is cut at the end of a sentence, when sentences are split anyway. */
const LONG_LINE_CHARACTERS = 20_000;

/** Cuts a long document behind line breaks, where sentences end in any case. */
export function cutDocument(
  text: string,
  encoding: EncodingType,
  { atSentences, page, size = CUT_CHARACTERS, longLine: longest = LONG_LINE_CHARACTERS }: DocumentCutOptions,
): DocumentCut[] {
  const unit = encoding === 'NONE' ? 'UTF32' : encoding;
  const ends = cutEnds(text, { size, longest, atSentences, atWords: false }, page);
  // An empty text is a question too.
  if (ends.length === 0) return [{ text, end: text.length, base: 0 }];
  let begin = page?.begin ?? 0;
  let base = encodedLength(text.slice(0, begin), unit);
  return ends.map((end) => {
    const cut = { text: text.slice(begin, end), end, base };
    base += encodedLength(cut.text, unit);
    begin = end;
    return cut;
  });
}
