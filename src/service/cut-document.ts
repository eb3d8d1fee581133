import { encodedLength } from '../hangul/offset-map.js';
import type { EncodingType } from './render-analysis.js';

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

/** Cuts a long document behind line breaks, where sentences end in any case. */
export function cutDocument(text: string, encoding: EncodingType, size = CUT_CHARACTERS): Cut[] {
  if (text.length <= size) return [{ text, base: 0 }];
  const cuts: Cut[] = [];
  let base = 0;
  for (let begin = 0; begin < text.length; ) {
    const end = cutEnd(text, begin, size);
    const piece = text.slice(begin, end);
    cuts.push({ text: piece, base });
    base += encodedLength(piece, encoding === 'NONE' ? 'UTF32' : encoding);
    begin = end;
  }
  return cuts;
}

/** Behind the last line break within `size`, or else behind the next one. */
function cutEnd(text: string, begin: number, size: number): number {
  if (text.length - begin <= size) return text.length;
  const last = text.lastIndexOf('\n', begin + size - 1);
  if (last >= begin) return last + 1;
  const next = text.indexOf('\n', begin + size);
  return next < 0 ? text.length : next + 1;
}
