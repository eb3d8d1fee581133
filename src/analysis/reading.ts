import { Candidates, giveBack, takeCandidates } from './candidates.js';
import type { Encoder, EncoderInput, Size } from './encoder.js';
import type { Line } from './line.js';
import { pieces } from './line.js';

/** A piece of a line with what the encoder says about it. */
export interface Reading {
  line: Line;
  from: number;
  to: number;
  /** Characters before and behind it that the encoder reads as well: only at a cut inside an eojeol. */
  left: number;
  right: number;
  /** The spaces that the piece is read with: the author's, or those that spacing put in their place. */
  spaces: Uint8Array;
  scores: Candidates;
  /** Read by the thorough encoder already, as a whole. */
  thorough?: boolean;
}

export function readingsOf(line: Line): Reading[] {
  return pieces(line).map(({ from, to, left, right }) => ({
    line,
    from,
    to,
    left,
    right,
    spaces: line.spaces.slice(from, to),
    scores: takeCandidates(),
  }));
}

/** Says that the answers have been made and nobody will look at the scores again. */
export function release(readings: readonly Reading[]): void {
  for (const { scores } of readings) giveBack(scores);
}

export async function read(
  encoder: Encoder,
  readings: readonly Reading[],
  size: Size,
  withEdits = false,
): Promise<void> {
  await encoder.run(readings.map(encoderInput), size, (i, output) => {
    const { scores, from, to, left } = readings[i]!;
    scores.read(output, left, to - from, withEdits);
  });
}

export function encoderInput(reading: Reading): EncoderInput {
  const { line, from, to, left, right } = reading;
  return { ids: line.ids.subarray(from - left, to + right), spaces: spacesWithNeighbours(reading) };
}

function spacesWithNeighbours({ line, from, to, left, right, spaces }: Reading): Uint8Array {
  if (left + right === 0) return spaces;
  const all = line.spaces.slice(from - left, to + right);
  all[0] = 0;
  all.set(spaces, left);
  return all;
}

/** Pieces that were cut inside an eojeol, put together again: as many readings as there are cuts at spaces. */
export function joinReadings(readings: readonly Reading[]): readonly Reading[] {
  if (readings.every(({ left }) => left === 0)) return readings;
  const out: Reading[] = [];
  for (let first = 0; first < readings.length; ) {
    let next = first + 1;
    while (next < readings.length && readings[next]!.left > 0) next++;
    out.push(next === first + 1 ? readings[first]! : joined(readings.slice(first, next)));
    first = next;
  }
  return out;
}

function joined(parts: readonly Reading[]): Reading {
  const { line, from } = parts[0]!;
  const { to } = parts.at(-1)!;
  const spaces = new Uint8Array(to - from);
  const scores = new Candidates();
  scores.reserve(to - from, false);
  for (const part of parts) {
    spaces.set(part.spaces, part.from - from);
    scores.takeAll(part.scores, part.from - from, part.to - part.from);
  }
  return { line, from, to, left: 0, right: 0, spaces, scores };
}

/** A character whose best label is less certain than this is worth a second, closer reading. */
const DOUBT = 0.5;
/** Characters on either side that the closer reading takes in. */
const CONTEXT = 12;

interface Window {
  reading: Reading;
  /** In characters of the reading. */
  from: number;
  to: number;
}

/** Reads the doubtful places of the readings again with the thorough encoder, each with its surroundings. */
export async function readAgain(
  encoder: Encoder,
  readings: readonly Reading[],
  withEdits = false,
): Promise<void> {
  const windows = readings.flatMap(doubtfulWindows).filter((window) => !isReadAlready(window));
  const closer = windows.map(({ reading, from, to }) => ({
    line: reading.line,
    from: reading.from + from,
    to: reading.from + to,
    left: 0,
    right: 0,
    spaces: reading.spaces.slice(from, to),
    scores: takeCandidates(),
  }));
  for (const window of closer) window.spaces[0] = 0;
  await read(encoder, closer, 'large', withEdits);
  windows.forEach(({ reading, from, to }, w) => {
    const { spaces, scores } = reading;
    // Whole eojeols are taken over: half of one reading and half of another make no word.
    for (let begin = from; begin < to; ) {
      let end = begin + 1;
      while (end < to && spaces[end] === 0) end++;
      if (isDoubtful(scores, begin, end))
        scores.take(closer[w]!.scores, begin - from, begin, end - begin, withEdits);
      begin = end;
    }
  });
  release(closer);
}

/** The whole of what the thorough encoder read before: it would say the same again. */
function isReadAlready({ reading, from, to }: Window): boolean {
  const { thorough, left, right, spaces } = reading;
  return thorough === true && from === 0 && to === spaces.length && left + right === 0 && spaces[0] === 0;
}

function isDoubtful({ best }: Candidates, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (best[i]! < DOUBT) return true;
  return false;
}

function doubtfulWindows(reading: Reading): Window[] {
  const { spaces, scores, from, to } = reading;
  const length = to - from;
  const windows: Window[] = [];
  for (let i = 0; i < length; i++) {
    if (scores.best[i]! >= DOUBT) continue;
    const begin = eojeolEdge(spaces, Math.max(0, i - CONTEXT), -1, length);
    const end = eojeolEdge(spaces, Math.min(length, i + 1 + CONTEXT), 1, length);
    const last = windows.at(-1);
    if (last && begin <= last.to) last.to = end;
    else windows.push({ reading, from: begin, to: end });
  }
  return windows;
}

/** The nearest eojeol boundary at or beyond a place, in a direction. */
function eojeolEdge(spaces: Uint8Array, at: number, step: -1 | 1, length: number): number {
  while (at > 0 && at < length && spaces[at] === 0) at += step;
  return at;
}

/** Beyond these the fast reader would change the author's text: a case for the thorough one. */
const SPACE_DOUBT = 0.4;
const EDIT_DOUBT = 0.2;

export function suggestsChange({ scores, spaces, to, from }: Reading): boolean {
  for (let i = 0; i < to - from; i++) {
    if (scores.editProbability[i]! > EDIT_DOUBT) return true;
    if (i > 0 && Math.abs(scores.space[i]! - spaces[i]!) > SPACE_DOUBT) return true;
  }
  return false;
}
