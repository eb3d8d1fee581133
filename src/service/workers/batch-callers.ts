import type { ExtraWords } from '../../analysis/types.js';
import type { Waiting } from '../render/sentence-renderer.js';

export interface BatchLimits {
  /** Characters that go into one batch: a single long text gains nothing from company. */
  characters: number;
  texts: number;
}

/** Does what is asked with all texts: one result for each, in order. */
type Work<Kind, Result> = (texts: readonly string[], kind: Kind, waiting: Waiting) => Promise<Result[]>;

interface Caller<Result> {
  texts: readonly string[];
  since: number;
  signal?: AbortSignal;
  resolve(results: Result[]): void;
  reject(error: unknown): void;
}

interface Group<Kind, Result> {
  kind: Kind;
  waiting: Caller<Result>[];
}

export interface CallerBatches<Kind, Result> {
  run: Work<Kind, Result>;
  /** How long the first of those who wait has waited, in milliseconds. */
  readonly waited: number;
}

/**
 * Joins small requests of several callers that ask for the same kind of answer. Nobody is made to wait for company:
 * requests are joined only while every worker is busy, and they would have waited in any case.
 */
export function batchCallers<Kind, Result>(
  work: Work<Kind, Result>,
  keyOf: (kind: Kind) => string,
  { workers, ...limits }: BatchLimits & { workers: number },
): CallerBatches<Kind, Result> {
  const groups = new Map<string, Group<Kind, Result>>();
  let running = 0;

  function next(): void {
    while (running < workers && groups.size > 0) {
      // The group that has waited longest; a map keeps the order of insertion.
      const [key, group] = groups.entries().next().value!;
      groups.delete(key);
      group.waiting = group.waiting.filter(isStillThere);
      const batch = takeBatch(group.waiting, limits);
      if (group.waiting.length > 0) groups.set(key, group);
      if (batch.length > 0) void run(group.kind, batch);
    }
  }

  async function run(kind: Kind, batch: readonly Caller<Result>[]): Promise<void> {
    running++;
    try {
      await answer(kind, batch).catch((error) => {
        if (batch.length === 1) throw error;
        // Whose text it was nobody can tell: each for itself, so that the others get their answers.
        return Promise.all(batch.map((caller) => answer(kind, [caller]).catch(caller.reject)));
      });
    } catch (error) {
      batch[0]!.reject(error);
    } finally {
      running--;
      next();
    }
  }

  async function answer(kind: Kind, batch: readonly Caller<Result>[]): Promise<void> {
    const texts = batch.length === 1 ? batch[0]!.texts : batch.flatMap((caller) => caller.texts);
    const results = await work(texts, kind, waitingOf(batch));
    let at = 0;
    for (const caller of batch) {
      caller.resolve(results.slice(at, at + caller.texts.length));
      at += caller.texts.length;
    }
  }

  return {
    run(texts, kind, waiting) {
      if (waiting.large || characters(texts) > limits.characters || texts.length > limits.texts) {
        return work(texts, kind, waiting);
      }
      return new Promise((resolve, reject) => {
        const key = keyOf(kind);
        const group = groups.get(key);
        const caller = { texts, since: performance.now(), signal: waiting.signal, resolve, reject };
        if (group === undefined) groups.set(key, { kind, waiting: [caller] });
        else group.waiting.push(caller);
        next();
      });
    },
    get waited() {
      let oldest = Number.POSITIVE_INFINITY;
      for (const { waiting } of groups.values()) oldest = Math.min(oldest, waiting[0]!.since);
      return Math.max(0, performance.now() - oldest);
    },
  };
}

/** Dictionaries are told apart by name and version; their words need not be compared. */
export function namesOf(dictionaries: readonly ExtraWords[] | undefined): unknown {
  return dictionaries?.map(({ name, version }) => [name, version]);
}

/** Rejects whoever has gone meanwhile. */
function isStillThere({ signal, reject }: Caller<never>): boolean {
  if (signal?.aborted) reject(signal.reason);
  return !signal?.aborted;
}

/** Together they are a little more than one small request, and no large one. */
function waitingOf(batch: readonly { signal?: AbortSignal }[]): Waiting {
  return batch.length === 1 ? { signal: batch[0]!.signal } : { large: false };
}

function takeBatch<Result>(waiting: Caller<Result>[], limits: BatchLimits): Caller<Result>[] {
  let size = 0;
  let texts = 0;
  let count = 0;
  while (count < waiting.length) {
    const caller = waiting[count]!;
    size += characters(caller.texts);
    texts += caller.texts.length;
    if (count > 0 && (size > limits.characters || texts > limits.texts)) break;
    count++;
  }
  return waiting.splice(0, count);
}

function characters(texts: readonly string[]): number {
  let count = 0;
  for (const text of texts) count += text.length;
  return count;
}
