import { encodedLength } from '../../hangul/offset-map.js';
import type { EncodingType } from '../render/render-analysis.js';

export interface Cut {
  text: string;
  /** Where it begins in the document, in the caller's encoding. */
  base: number;
}

/**
 * Characters of one cut: some tens of milliseconds of work. Between two cuts other callers get their turn and a
 * cancelled request stops.
 */
const CUT_CHARACTERS = 4000;

/** A line longer than this is cut at the end of a sentence, when sentences are split anyway. */
const LONG_LINE_CHARACTERS = 20_000;
const TO_LAST_SENTENCE_END = /^[\s\S]*[.!?…]["'”’」』)\]]*\s/;

/** Cuts a long document behind line breaks, where sentences end in any case. */
export function cutDocument(
  text: string,
  encoding: EncodingType,
  atSentences: boolean,
  size = CUT_CHARACTERS,
  longLine = LONG_LINE_CHARACTERS,
): Cut[] {
  if (text.length <= size) return [{ text, base: 0 }];
  const cuts: Cut[] = [];
  let base = 0;
  for (let begin = 0; begin < text.length; ) {
    const end = cutEnd(text, begin, size, atSentences ? longLine : Number.POSITIVE_INFINITY);
    const piece = text.slice(begin, end);
    cuts.push({ text: piece, base });
    base += encodedLength(piece, encoding === 'NONE' ? 'UTF32' : encoding);
    begin = end;
  }
  return cuts;
}

/** Behind the last line break within `size`, or else behind the next one, if the line is not too long for that. */
function cutEnd(text: string, begin: number, size: number, longLine: number): number {
  if (text.length - begin <= size) return text.length;
  const last = text.lastIndexOf('\n', begin + size - 1);
  if (last >= begin) return last + 1;
  const next = text.indexOf('\n', begin + size);
  const end = next < 0 ? text.length : next + 1;
  if (end - begin <= longLine) return end;
  const sentences = TO_LAST_SENTENCE_END.exec(text.slice(begin, begin + longLine));
  return sentences === null ? end : begin + sentences[0].length;
}
