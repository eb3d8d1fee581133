/** A stretch of a text that is analysed on its own. */
export interface Piece {
  begin: number;
  end: number;
  /** Set when the piece is a part of one sentence that was too long: which, and whether it is its first or last. */
  partOf?: { begin: number; end: number; first: boolean; last: boolean };
}

/**
 * Cuts a text into pieces of at most `limit` characters, nothing left out: after the last line break of each
 * window; else after its last sentence end, if `atSentences`; else after its last space; else anywhere but inside a
 * surrogate pair.
 */
export function cutPieces(text: string, limit: number, atSentences: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (let begin = 0; begin < text.length; ) {
    const rest = text.length - begin;
    const end = rest <= limit ? text.length : begin + cutOf(text.slice(begin, begin + limit), atSentences);
    pieces.push({ begin, end });
    begin = end;
  }
  return pieces;
}

const TO_LAST_SENTENCE_END = /^[\s\S]*[.!?…]["'”’」』)\]]*\s/;
const TO_LAST_SPACE = /^[\s\S]*\s/;

function cutOf(window: string, atSentences: boolean): number {
  const line = window.lastIndexOf('\n') + 1;
  if (line > 0) return line;
  const match = (atSentences && TO_LAST_SENTENCE_END.exec(window)) || TO_LAST_SPACE.exec(window);
  if (match) return match[0].length;
  return /[\ud800-\udbff]$/.test(window) ? window.length - 1 : window.length;
}

/**
 * The same for a text whose sentences are its lines: a line that is longer than the limit is one sentence all the
 * same, so its pieces say that they belong together. The space around such a line is in none of them.
 */
export function cutLines(text: string, limit: number): Piece[] {
  const pieces: Piece[] = [];
  for (let begin = 0; begin < text.length; ) {
    const end = blockEnd(text, begin, limit);
    if (end - begin <= limit) pieces.push({ begin, end });
    else pieces.push(...partsOf(text, begin, end, limit));
    begin = end;
  }
  return pieces;
}

/** The end of as many whole lines as fit, or of one line that does not. */
function blockEnd(text: string, begin: number, limit: number): number {
  if (text.length - begin <= limit) return text.length;
  const within = text.lastIndexOf('\n', begin + limit - 1);
  if (within >= begin) return within + 1;
  const next = text.indexOf('\n', begin + limit);
  return next < 0 ? text.length : next + 1;
}

function partsOf(text: string, begin: number, end: number, limit: number): Piece[] {
  const line = text.slice(begin, end);
  const first = begin + (line.length - line.trimStart().length);
  const last = begin + line.trimEnd().length;
  if (first >= last) return [];
  const parts = cutPieces(text.slice(first, last), limit, false);
  return parts.map((part, i) => ({
    begin: first + part.begin,
    end: first + part.end,
    partOf: { begin: first, end: last, first: i === 0, last: i === parts.length - 1 },
  }));
}
