import { DAMAGED_FILE, parsedOf, readPlainFile, replaceFile } from './sealed-json.js';
import type { Consumed } from './stdin-digest.js';

/** Where a result comes from; with what the run found, once it is whole. */
export interface Made {
  input: string;
  whole?: { job: string; size: number; rows: number; bad: number; stdin?: Consumed };
}

/** The results of a directory by name: what is not listed here was made by somebody else. */
export type MadeResults = Record<string, Made>;

export function readMade(path: string): MadeResults | typeof DAMAGED_FILE {
  const content = readPlainFile(path);
  if (content === undefined) return {};
  const made = content === DAMAGED_FILE ? undefined : parsedOf(content);
  return isMade(made) ? made : DAMAGED_FILE;
}

function isMade(value: unknown): value is MadeResults {
  const isObject = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null && !Array.isArray(one);
  const isWhole = (whole: unknown) =>
    isObject(whole) &&
    typeof whole.job === 'string' &&
    ['size', 'rows', 'bad'].every((name) => typeof whole[name] === 'number') &&
    (whole.stdin === undefined || (isObject(whole.stdin) && typeof whole.stdin.digest === 'string'));
  const isOne = (one: unknown) =>
    isObject(one) && typeof one.input === 'string' && (one.whole === undefined || isWhole(one.whole));
  return isObject(value) && Object.values(value).every(isOne);
}

export function writeMade(path: string, made: MadeResults): Promise<void> {
  return replaceFile(path, JSON.stringify(made));
}
