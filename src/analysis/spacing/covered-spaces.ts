import { firstWhere } from '../../hangul/first-where.js';
import type { Encoder } from '../encoder/encoder.js';
import { type Reading, read, readingOf, release } from '../encoder/reading.js';
import { type Line, type LinePiece, linePieces } from '../text/line.js';
import type { CoveredSpaces } from '../types.js';

/** Pieces that are kept; beyond it all are forgotten. */
const MOST_PIECES = 5000;

/** Places of a text, by their offset, and the lines of the text. */
export interface CoveredQuestion {
  lines: readonly Line[];
  at: readonly number[];
}

/**
 * What was said about pieces of lines that were read already: without spaces a piece is its letters, so a text in which only
 * spaces were changed is not read again.
 */
export class CoveredMemory {
  private readonly known = new Map<string, Float32Array>();

  get(letters: string): Float32Array | undefined {
    return this.known.get(letters);
  }

  set(letters: string, space: Float32Array): void {
    this.known.set(letters, space);
  }

  /** Called between two questions: what was asked for a moment ago is still wanted. */
  forget(): void {
    if (this.known.size > MOST_PIECES) this.known.clear();
  }
}

interface AskedPlace {
  letters: string;
  /** The number of the place in the piece. */
  place: number;
  offset: number;
}

/** How probable a space is at these places for the model that sees none of the author's, text by text. */
export async function readCovered(
  encoder: Encoder,
  questions: readonly CoveredQuestion[],
  memory: CoveredMemory,
): Promise<CoveredSpaces[]> {
  memory.forget();
  const unread = new Map<string, Reading>();
  const asked = questions.map(({ lines, at }) =>
    at.flatMap((offset): AskedPlace[] => {
      const line = lines.find(({ ends }) => offset < ends.at(-1)!);
      const index = line ? firstWhere(line.characters.length, (i) => line.begins[i]! >= offset) : -1;
      if (line?.begins[index] !== offset) return [];
      const piece = linePieces(line).find(({ to }) => index < to)!;
      const letters = keyOf(line, piece);
      if (!memory.get(letters) && !unread.has(letters)) unread.set(letters, covered(line, piece));
      return [{ letters, place: index - piece.from, offset }];
    }),
  );
  const readings = [...unread.values()];
  await read(encoder, readings, 'large');
  for (const [letters, { scores, from, to }] of unread) memory.set(letters, scores.space.slice(0, to - from));
  release(readings);
  return asked.map(
    (places) => new Map(places.map(({ letters, place, offset }) => [offset, memory.get(letters)![place]!])),
  );
}

/** Its letters; where it was cut inside an eojeol the spaces of its neighbours are read as well. */
function keyOf({ characters, spaces }: Line, { from, to, left, right }: LinePiece): string {
  const letters = characters.slice(from - left, to + right).join('');
  return left + right === 0
    ? letters
    : `${letters} ${left} ${spaces.slice(from - left, to + right).join('')}`;
}

function covered(line: Line, piece: LinePiece): Reading {
  const reading = readingOf(line, piece);
  reading.spaces.fill(0);
  return reading;
}
