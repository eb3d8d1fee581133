import type { ChangeSet } from '@codemirror/state';
import type { StoredVersion, VersionReason } from './database';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A version is kept this often while somebody writes. */
const EVERY_MS = 5 * MINUTE;
/** As much as nobody would want to type again; or half of a text. */
const MUCH = 200;
const HALF = 0.5;
/** Less than this is no text yet. */
const LEAST = 5;

/** Whether the text before a change is worth keeping, and why. */
export function versionReason(
  before: string,
  changes: ChangeSet,
  last: number | undefined,
  now: number,
): VersionReason | undefined {
  if (before.length < LEAST) return undefined;
  let removed = 0;
  changes.iterChanges((from, to) => {
    removed += to - from;
  });
  if (removed >= MUCH || removed >= before.length * HALF) return 'removal';
  return now - (last ?? 0) >= EVERY_MS ? 'time' : undefined;
}

/** All of the last hour, one an hour of the last day, one a day before. */
const spanOf = (age: number) => (age < HOUR ? 0 : age < DAY ? HOUR : DAY);

/** The times of versions that need not be kept: each span keeps its last. */
export function outdated(times: readonly number[], now: number): number[] {
  const kept = new Set<string>();
  return times
    .toSorted((a, b) => b - a)
    .filter((time) => {
      const span = spanOf(now - time);
      if (span === 0) return false;
      const name = `${span} ${Math.floor(time / span)}`;
      if (!kept.has(name)) {
        kept.add(name);
        return false;
      }
      return true;
    });
}

/** Times are keys: no two versions of a document have the same. */
export function freeTime(now: number, taken: readonly number[]): number {
  return Math.max(now, (taken.at(-1) ?? 0) + 1);
}

export type Version = Pick<StoredVersion, 'time' | 'text' | 'reason'>;
