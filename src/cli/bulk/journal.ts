import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Place } from './row.js';
import type { Kept } from './row-writer.js';

/** How far a run has come. Outputs of the inputs before `input` are whole. */
export interface Progressed {
  input: number;
  place: Place;
  output: Kept;
  /** Bytes of the list of bad rows. */
  errors: number;
  rows: number;
  bad: number;
  done: boolean;
}

interface Written extends Progressed {
  /** What was asked for, and of which inputs: a run goes on only with the same. */
  job: string;
}

export interface Journal {
  last?: Progressed;
  /** The last run was asked for the same. */
  same: boolean;
  write(progressed: Progressed): Promise<void>;
}

/**
 * Remembers how far a run has come, in a file that is replaced as a whole: whenever the process ends, it holds the last
 * state that was written. What an output holds beyond that state is cut off and done again.
 */
export function openJournal(path: string, job: string): Journal {
  mkdirSync(dirname(path), { recursive: true });
  const written = readJournal(path);
  return {
    last: written,
    same: written?.job === job,
    async write(progressed) {
      const fresh = `${path}.new`;
      const file = await open(fresh, 'w');
      try {
        await file.writeFile(JSON.stringify({ job, ...progressed } satisfies Written));
        await file.datasync();
      } finally {
        await file.close();
      }
      await rename(fresh, path);
    },
  };
}

function readJournal(path: string): Written | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Written;
  } catch {
    return undefined;
  }
}
