import { UNKNOWN } from '../encoder/tagger-config.js';
import { isSpace } from './split-lines.js';

/**
 * One line of a document as the engine sees it: its visible characters (code points; white space left out), where
 * each stands in the document, and before which of them white space stood.
 */
export interface Line {
  characters: string[];
  /** UTF-16 offset of every character in the document, and the end of the last one behind them. */
  begins: Int32Array;
  ends: Int32Array;
  /** 1 where white space stands before the character. */
  spaces: Uint8Array;
  ids: Uint16Array;
}

export function readLine(text: string, begin: number, end: number, idOf: Uint16Array): Line {
  const characters: string[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  const spaces: number[] = [];
  let space = 0;
  for (let i = begin; i < end; ) {
    const code = text.charCodeAt(i);
    let size = 1;
    if (code >= 0xd800 && code <= 0xdbff && i + 1 < end) {
      const low = text.charCodeAt(i + 1);
      if (low >= 0xdc00 && low <= 0xdfff) size = 2;
    }
    const c = size === 1 ? text[i]! : text.slice(i, i + 2);
    if (size === 1 && isSpace(code)) {
      space = characters.length > 0 ? 1 : 0;
    } else {
      characters.push(c);
      begins.push(i);
      ends.push(i + size);
      spaces.push(space);
      space = 0;
    }
    i += size;
  }
  const ids = new Uint16Array(characters.length);
  characters.forEach((c, i) => {
    ids[i] = c.length === 1 ? idOf[c.charCodeAt(0)]! : UNKNOWN;
  });
  return {
    characters,
    begins: Int32Array.from(begins),
    ends: Int32Array.from(ends),
    spaces: Uint8Array.from(spaces),
    ids,
  };
}

/** The encoder's longest input; beyond it a line is read in pieces. */
export const LONGEST_PIECE = 160;
/** What the encoder reads on either side of a cut that no space allows, so that it does not see half a word. */
const OVERLAP = 24;

/** [from, to) in characters, read together with `left` and `right` neighbours that belong to other pieces. */
export interface LinePiece {
  from: number;
  to: number;
  left: number;
  right: number;
}

/** A piece of sentences holds at least so many characters: less would be too little to go by. */
const LEAST = 40;
/** What is left of a line behind its last sentence end must be more than a sigh (ㅠㅠ). */
const LEAST_REST = 10;

/**
 * Cuts a long line behind every sentence that makes a piece long enough, and otherwise as `linePieces` does: what a piece
 * holds then does not depend on what was changed in the sentences before it.
 */
export function sentencePieces(line: Line): LinePiece[] {
  const { length } = line.characters;
  if (length < LEAST + LEAST_REST) return linePieces(line);
  const out: LinePiece[] = [];
  let from = 0;
  for (let i = LEAST; i <= length - LEAST_REST; i++) {
    if (i - from < LEAST || !isSentenceEnd(line, i)) continue;
    out.push(...linePieces(line, from, i));
    from = i;
  }
  out.push(...linePieces(line, from, length));
  return out;
}

function isSentenceEnd(line: Line, at: number): boolean {
  return line.spaces[at] === 1 && ENDS_SENTENCE.test(line.characters[at - 1]!);
}

const ENDS_SENTENCE = /[.?!…]/;

/** Cuts a long line where a sentence or at least an eojeol ends, and in the middle of one where nothing else helps. */
export function linePieces(line: Line, begin = 0, length = line.characters.length): LinePiece[] {
  const out: LinePiece[] = [];
  let from = begin;
  let left = 0;
  while (length - from > LONGEST_PIECE - left) {
    const last = from + LONGEST_PIECE - left;
    let cut = 0;
    for (let i = last; i > from + LONGEST_PIECE / 3 && cut === 0; i--) {
      if (isSentenceEnd(line, i)) cut = i;
    }
    for (let i = last; i > from + LONGEST_PIECE / 3 && cut === 0; i--) if (line.spaces[i] === 1) cut = i;
    const right = cut === 0 ? OVERLAP : 0;
    if (cut === 0) cut = last - OVERLAP;
    out.push({ from, to: cut, left, right });
    from = cut;
    left = right;
  }
  if (length > from) out.push({ from, to: length, left, right: 0 });
  return out;
}
