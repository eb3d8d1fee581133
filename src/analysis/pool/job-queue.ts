import type { Batch, Job } from './job.js';

/** When one worker is kept from what is large. Times are in milliseconds. */
export interface KeptFree {
  /** After the last small job: the next may follow. */
  afterSmall: number;
  /** After a large batch that took `long`: beside more of that kind a small job that comes late would wait for long. */
  afterLong: number;
  long: number;
}

const KEPT_FREE: KeptFree = { afterSmall: 200, afterLong: 0, long: Number.POSITIVE_INFINITY };
/** After so many small batches in a row a large job gets a turn, however many small ones wait. */
const SMALL_IN_A_ROW = 8;

export interface JobQueue {
  add(job: Job): void;
  remove(job: Job): void;
  /** Takes back a batch that was handed out and not begun; it goes before the others. */
  putBack(job: Job, batch: Batch): void;
  /** Batches that no worker has begun. */
  readonly batches: number;
  /** How long the oldest small job has waited for a worker, in milliseconds. */
  readonly waited: number;
  /** What a free worker is to do next, if anything; `end` is called when the batch is done. */
  next(): { job: Job; batch: Batch; end: () => void } | undefined;
}

/** Small jobs first, and a worker to themselves while they keep coming; each in turn among its own kind. */
export function createJobQueue(
  workers: number,
  { now = () => performance.now(), keptFree = KEPT_FREE }: { now?: () => number; keptFree?: KeptFree } = {},
): JobQueue {
  const small: Job[] = [];
  const large: Job[] = [];
  let lastSmall = Number.NEGATIVE_INFINITY;
  let lastLong = Number.NEGATIVE_INFINITY;
  let smallInARow = 0;
  let largeRunning = 0;

  function mayRunLarge(): boolean {
    if (large.length === 0) return false;
    const time = now();
    const isKept =
      small.length > 0 || time - lastSmall < keptFree.afterSmall || time - lastLong < keptFree.afterLong;
    return largeRunning < (isKept ? Math.max(1, workers - 1) : workers);
  }

  function isTurnOfLarge(): boolean {
    if (small.length === 0) return true;
    return largeRunning === 0 && smallInARow >= SMALL_IN_A_ROW;
  }

  function take(jobs: Job[]): { job: Job; batch: Batch } {
    const job = jobs.shift()!;
    const batch = job.batches.shift()!;
    if (job.batches.length > 0) jobs.push(job);
    return { job, batch };
  }

  return {
    add(job) {
      job.since = now();
      (job.isLarge ? large : small).push(job);
      if (!job.isLarge) lastSmall = job.since;
    },
    remove(job) {
      const jobs = job.isLarge ? large : small;
      const index = jobs.indexOf(job);
      if (index >= 0) jobs.splice(index, 1);
    },
    putBack(job, batch) {
      job.batches.unshift(batch);
      if (job.batches.length === 1) (job.isLarge ? large : small).unshift(job);
    },
    get batches() {
      return [...small, ...large].reduce((sum, job) => sum + job.batches.length, 0);
    },
    get waited() {
      return small.length === 0 ? 0 : now() - small[0]!.since!;
    },
    next() {
      if (mayRunLarge() && isTurnOfLarge()) {
        smallInARow = 0;
        largeRunning++;
        const begun = now();
        return {
          ...take(large),
          end: () => {
            largeRunning--;
            if (now() - begun >= keptFree.long) lastLong = now();
          },
        };
      }
      if (small.length === 0) return undefined;
      smallInARow++;
      return { ...take(small), end: () => {} };
    },
  };
}
