import type { Task } from './worker-protocol.js';

/** Texts of one job that a worker does in one go. */
export interface Batch {
  begin: number;
  end: number;
}

export interface Job {
  task: Task;
  batches: Batch[];
  results: unknown[];
  unanswered: number;
  /** Part of something large, whose caller waits for seconds in any case. */
  isLarge: boolean;
  /** When it was queued. */
  since?: number;
  resolve(results: unknown[]): void;
  reject(error: Error): void;
  /** Nobody waits for it any more. */
  over(): void;
}

/** What has fewer characters than this is small, unless it is said to be part of something large. */
const SMALL_CHARACTERS = 1000;
/**
 * A batch keeps a worker busy for tens of milliseconds: long enough that messages cost nothing beside it, short
 * enough that a small request never waits long behind a large one.
 */
const BATCH_CHARACTERS = 4000;
/** Below this, spreading one request over idle workers costs more than it wins. */
const SMALLEST_BATCH = 500;
/** Empty texts have no characters, but are not free either. */
const BATCH_TEXTS = 512;

/** In batches small enough that each of so many idle workers gets a share. */
export function jobOf(task: Task, idle: number, settle: Pick<Job, 'resolve' | 'reject' | 'over'>): Job {
  const { length } = task.texts;
  return {
    task,
    batches: batchesOf(task.texts, idle),
    results: new Array(length),
    unanswered: length,
    isLarge: task.large ?? charactersOf(task.texts) >= SMALL_CHARACTERS,
    ...settle,
  };
}

function batchesOf(texts: readonly string[], idle: number): Batch[] {
  const share = Math.ceil(charactersOf(texts) / Math.max(1, idle));
  const limit = Math.min(BATCH_CHARACTERS, Math.max(SMALLEST_BATCH, share));
  const batches: Batch[] = [];
  let begin = 0;
  let size = 0;
  for (let i = 0; i < texts.length; i++) {
    if (i > begin && (size + texts[i]!.length > limit || i - begin === BATCH_TEXTS)) {
      batches.push({ begin, end: i });
      begin = i;
      size = 0;
    }
    size += texts[i]!.length;
  }
  batches.push({ begin, end: texts.length });
  return batches;
}

export function charactersOf(texts: readonly string[]): number {
  let count = 0;
  for (const text of texts) count += text.length;
  return count;
}
