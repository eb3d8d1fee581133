import { firstWhere } from '../../hangul/first-where.js';
import type { Encoder } from '../encoder/encoder.js';
import { type Reading, read, readingOf, release } from '../encoder/reading.js';
import type { Line } from '../text/line.js';
import type { CoveredSpaces } from '../types.js';

/** Characters that are read around a place: with fewer, bound nouns are parted less often (돌아가는게); most lines are shorter. */
const WIDTH = 80;
/** Windows that are kept; beyond it all are forgotten. */
const MOST_WINDOWS = 20_000;

/** Places of a text, by their offset, and the lines of the text. */
export interface CoveredQuestion {
  lines: readonly Line[];
  at: readonly number[];
}

/**
 * What was said about windows that were read already: without spaces a window is its letters, so a text in which only
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
    if (this.known.size > MOST_WINDOWS) this.known.clear();
  }
}

interface Window {
  letters: string;
  /** The number of the place in the window. */
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
    at.flatMap((offset): Window[] => {
      const line = lines.find(({ ends }) => offset < ends.at(-1)!);
      const index = line ? firstWhere(line.characters.length, (i) => line.begins[i]! >= offset) : -1;
      if (line?.begins[index] !== offset) return [];
      const { from, to } = windowAround(index, line.characters.length);
      const letters = line.characters.slice(from, to).join('');
      if (!memory.get(letters) && !unread.has(letters)) unread.set(letters, covered(line, from, to));
      return [{ letters, place: index - from, offset }];
    }),
  );
  const readings = [...unread.values()];
  await read(encoder, readings, 'large');
  for (const [letters, { scores, from, to }] of unread) memory.set(letters, scores.space.slice(0, to - from));
  release(readings);
  return asked.map(
    (windows) => new Map(windows.map(({ letters, place, offset }) => [offset, memory.get(letters)![place]!])),
  );
}

/** As many characters on either side; near an end of the line more on the other, so that all places of a short line share one window. */
function windowAround(index: number, length: number): { from: number; to: number } {
  const from = Math.max(0, Math.min(index - WIDTH / 2, length - WIDTH));
  return { from, to: Math.min(length, from + WIDTH) };
}

function covered(line: Line, from: number, to: number): Reading {
  const reading = readingOf(line, { from, to, left: 0, right: 0 });
  reading.spaces.fill(0);
  return reading;
}
