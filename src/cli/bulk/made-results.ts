import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from './journal.js';
import type { Consumed } from './stdin-digest.js';

/** Where a result comes from; with what the run found, once it is whole. */
export interface Made {
  input: string;
  whole?: { job: string; size: number; rows: number; bad: number; stdin?: Consumed };
}

/** The results of a directory by name: what is not listed here was made by somebody else. */
export type MadeResults = Record<string, Made>;

export function readMade(path: string): MadeResults {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as MadeResults;
  } catch {
    return {};
  }
}

export function writeMade(path: string, made: MadeResults): Promise<void> {
  return replaceFile(path, JSON.stringify(made));
}
