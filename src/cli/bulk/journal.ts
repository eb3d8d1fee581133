import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import type { Asked } from './asked.js';
import { explaining } from './file-error.js';
import type { Place } from './row.js';
import type { Kept } from './row-writer.js';
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
  return replaceFile(path, JSON.stringify(written));
}

export async function replaceFile(path: string, content: string): Promise<void> {
  const fresh = `${path}.new`;
  await explaining(fresh, async () => {
    const file = await open(fresh, 'w');
    try {
      await file.writeFile(content);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(fresh, path);
  });
}

/** Nothing where there is none, or none that this version understands. */
export function readJournal(path: string): Written | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const written = JSON.parse(readFileSync(path, 'utf8')) as Partial<Written>;
    return written.asked && written.outputs && written.whole ? (written as Written) : undefined;
  } catch {
    return undefined;
  }
}
