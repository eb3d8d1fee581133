import type { Encoder } from '../encoder/encoder.js';
import { read, readingsOf, release } from '../encoder/reading.js';
import type { Line } from '../text/line.js';
import type { CoveredSpaces } from '../types.js';

/** Where the model would put spaces that sees none of the author's, text by text. */
export async function readCovered(
  encoder: Encoder,
  documents: ReadonlyArray<readonly Line[]>,
): Promise<CoveredSpaces[]> {
  const readings = documents.map((lines) => lines.flatMap(readingsOf));
  const all = readings.flat();
  for (const reading of all) reading.spaces.fill(0);
  await read(encoder, all, 'large');
  const answers = readings.map((pieces) => {
    const begins: number[] = [];
    const space: number[] = [];
    for (const { line, from, to, scores } of pieces)
      for (let i = from; i < to; i++) {
        begins.push(line.begins[i]!);
        space.push(scores.space[i - from]!);
      }
    return { begins: Int32Array.from(begins), space: Float32Array.from(space) };
  });
  release(all);
  return answers;
}
