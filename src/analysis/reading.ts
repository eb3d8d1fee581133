import { Candidates } from './candidates.js';
import type { Encoder, EncoderInput, Size } from './encoder.js';
import type { Line } from './line.js';
import { pieces } from './line.js';

/** A piece of a line with what the encoder says about it. */
export interface Reading {
  line: Line;
  from: number;
  to: number;
  /** The spaces that the piece is read with: the author's, or those that spacing put in their place. */
  spaces: Uint8Array;
  scores: Candidates;
}

export function readingsOf(line: Line): Reading[] {
  return pieces(line).map(({ from, to }) => ({
    line,
    from,
    to,
    spaces: line.spaces.slice(from, to),
    scores: new Candidates(),
  }));
}

export async function read(encoder: Encoder, readings: readonly Reading[], size: Size): Promise<void> {
  const inputs: EncoderInput[] = readings.map(({ line, from, to, spaces }) => ({
    ids: line.ids.subarray(from, to),
    spaces,
  }));
  await encoder.run(inputs, size, (i, output) => {
    const reading = readings[i]!;
    reading.scores.read(output, reading.to - reading.from, encoder.labelCount);
  });
}

/** A character whose best label is less certain than this makes the piece worth a second, closer reading. */
const DOUBT = 0.72;

export function isDoubtful({ scores, to, from }: Reading): boolean {
  for (let i = 0; i < to - from; i++) if (scores.best[i]! < DOUBT) return true;
  return false;
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
