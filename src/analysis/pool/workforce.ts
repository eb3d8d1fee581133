import type { PoolWorker, startWorker } from './pool-worker.js';

export interface Workforce {
  /** Workers that have nothing to do. */
  readonly idle: number;
  /** Workers that have something to do. */
  readonly busy: number;
  take(): PoolWorker | undefined;
  giveBack(worker: PoolWorker): void;
  /** Starts further threads until there are so many that work or are about to; one that fails is not missed. */
  growTo(threads: number): void;
  /** Starts so many threads; rejects when one of them fails, after the others were ended. */
  start(threads: number): Promise<void>;
  close(): Promise<void>;
}

export interface WorkforceOptions {
  startThread(): ReturnType<typeof startWorker>;
  /** Somebody has nothing to do. */
  onIdle(): void;
  /** Whether a thread that ended is worth replacing. */
  isNeeded(): boolean;
  /** The last thread died and no other could be started. */
  onBroken(error: Error): void;
}

/** The threads of a pool: a thread that died (out of memory, say) is replaced, and the others go on meanwhile. */
export function createWorkforce({ startThread, onIdle, isNeeded, onBroken }: WorkforceOptions): Workforce {
  const workers = new Set<PoolWorker>();
  const idle: PoolWorker[] = [];
  const starting = new Set<Promise<void>>();

  function addWorker(): Promise<void> {
    const start = startThread().then((worker) => {
      workers.add(worker);
      worker.ended.then(() => replace(worker));
      idle.push(worker);
      onIdle();
    });
    starting.add(start);
    const forget = () => starting.delete(start);
    start.then(forget, forget);
    return start;
  }

  async function replace(worker: PoolWorker): Promise<void> {
    workers.delete(worker);
    const index = idle.indexOf(worker);
    if (index >= 0) idle.splice(index, 1);
    if (!isNeeded()) return;
    try {
      await addWorker();
    } catch (error) {
      if (workers.size === 0) onBroken(error as Error);
    }
  }

  async function close(): Promise<void> {
    // A replacement for a thread that died may still be on its way.
    await Promise.allSettled(starting);
    await Promise.all([...workers].map((worker) => worker.close()));
  }

  return {
    get idle() {
      return idle.length;
    },
    get busy() {
      return workers.size - idle.length;
    },
    take: () => idle.pop(),
    giveBack(worker) {
      if (worker.alive) idle.push(worker);
    },
    growTo(threads) {
      for (let count = workers.size + starting.size; count < threads; count++) addWorker().catch(() => {});
    },
    async start(threads) {
      const started = await Promise.allSettled(Array.from({ length: threads }, addWorker));
      const failure = started.find((result) => result.status === 'rejected');
      if (failure === undefined) return;
      await close();
      throw failure.reason;
    },
    close,
  };
}
