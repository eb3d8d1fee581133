import type { Asked } from './asked.js';
import type { Place } from './row.js';
import type { Kept } from './row-writer.js';
import { type DAMAGED_FILE, readSealed, replaceFile, sealed } from './sealed-json.js';
import type { Consumed } from './stdin-digest.js';

/** How far a run has come. Outputs of the inputs before `input` are whole. */
export interface Progressed {
  input: number;
  place: Place;
  output: Kept;
  /** Bytes of the outputs that are whole. */
  whole: number[];
  /** What has been taken of standard input, which must come again as it was. */
  stdin?: Consumed;
  /** Bytes of the list of bad rows. */
  errors: number;
  rows: number;
  bad: number;
  done: boolean;
}

export interface Written extends Progressed {
  asked: Asked;
  /** The names of the outputs, one an input. */
  outputs: string[];
}

/**
 * Remembers how far a run has come, in a file that is replaced as a whole: whenever the process ends, it holds the last
 * state that was written. What an output holds beyond that state is cut off and done again.
 */
export function writeJournal(path: string, written: Written): Promise<void> {
  return replaceFile(path, sealed(written));
}

/** Nothing where there is none. */
export function readJournal(path: string): Written | typeof DAMAGED_FILE | undefined {
  return readSealed(path) as ReturnType<typeof readJournal>;
}
