import type { Encoder } from '../encoder/encoder.js';
import { type Reading, read } from '../encoder/reading.js';
import type { SpacingThresholds } from './spacing.js';

/** Spaces that the model misses, for every eojeol: from here on a line is read a second time, without its spaces. */
const DOUBT = 0.02;
/** An author who sets fewer of the spaces than this leaves them out on purpose, and proves nothing by it. */
const SPARSE = 0.8;
/** What a mean of both readings must reach there. */
const MISSING = 0.3;

/**
 * Who leaves out half of the spaces is believed too much by a model that learnt from people who make mistakes: such
 * lines are read without any space, too, and where none stands both readings count. Gives the thresholds of each.
 */
export async function readSparse(
  encoder: Encoder,
  readings: readonly Reading[],
  otherwise: SpacingThresholds,
): Promise<SpacingThresholds[]> {
  const doubtful = readings.filter(missesSpaces);
  const first = doubtful.map(({ scores, spaces }) => scores.space.slice(0, spaces.length));
  const own = doubtful.map((reading) => reading.spaces);
  for (const reading of doubtful) reading.spaces = new Uint8Array(reading.spaces.length);
  await read(encoder, doubtful, 'large');
  const sparse = new Set<Reading>();
  doubtful.forEach((reading, d) => {
    const { space } = reading.scores;
    reading.spaces = own[d]!;
    if (isSparse(reading)) sparse.add(reading);
    reading.spaces.forEach((spaced, i) => {
      space[i] = sparse.has(reading) && spaced === 0 ? (space[i]! + first[d]![i]!) / 2 : first[d]![i]!;
    });
  });
  return readings.map((reading) => (sparse.has(reading) ? { ...otherwise, insert: MISSING } : otherwise));
}

function missesSpaces({ spaces, scores }: Reading): boolean {
  let missing = 0;
  let eojeols = 1;
  for (let i = 0; i < spaces.length; i++) {
    if (spaces[i] === 0) missing += scores.space[i]!;
    else eojeols++;
  }
  return missing > DOUBT * eojeols;
}

/** After the reading without spaces: how many of those that belong there did the author set? */
function isSparse({ spaces, scores }: Reading): boolean {
  let wanted = 0;
  let set = 0;
  for (let i = 0; i < spaces.length; i++) {
    wanted += scores.space[i]!;
    set += spaces[i]!;
  }
  return set + 0.5 < SPARSE * (wanted + 0.5);
}
