import { type Batch, charactersOf, type Job } from './job.js';

/** The jobs that somebody waits for, begun or not. */
export interface OpenJobs extends Iterable<Job> {
  readonly size: number;
  /** Characters of their texts. */
  readonly load: number;
  has(job: Job): boolean;
  add(job: Job): void;
  /** Keeps what became of one batch; the caller gets everything with the last of them. */
  answer(job: Job, batch: Batch, results: readonly unknown[]): void;
  /** Does nothing where the job was over before: a batch of a failed job may still come back. */
  fail(job: Job, error: Error): void;
  /** When none is left. */
  settled(): Promise<void>;
}

export function createOpenJobs(): OpenJobs {
  const open = new Set<Job>();
  let load = 0;
  let whenSettled: (() => void) | undefined;

  /** False when the job was over before. */
  function finish(job: Job): boolean {
    if (!open.delete(job)) return false;
    job.over();
    load -= charactersOf(job.task.texts);
    if (open.size === 0) whenSettled?.();
    return true;
  }

  return {
    get size() {
      return open.size;
    },
    get load() {
      return load;
    },
    [Symbol.iterator]: () => open.values(),
    has: (job) => open.has(job),
    add(job) {
      open.add(job);
      load += charactersOf(job.task.texts);
    },
    answer(job, { begin, end }, results) {
      for (let i = 0; i < results.length; i++) job.results[begin + i] = results[i];
      job.unanswered -= end - begin;
      if (job.unanswered === 0 && finish(job)) job.resolve(job.results);
    },
    fail(job, error) {
      if (finish(job)) job.reject(error);
    },
    settled() {
      if (open.size === 0) return Promise.resolve();
      return new Promise((resolve) => {
        whenSettled = resolve;
      });
    },
  };
}
