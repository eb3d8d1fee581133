import type { Helper } from '../graphs/helper.js';
import type { PoolWorker, startWorker } from './pool-worker.js';

export interface Workforce {
  /** Into how many batches a request had better be cut for those who have nothing to do. */
  readonly idle: number;
  /** Batches that workers have in hand. */
  readonly inHand: number;
  /** Whether somebody can take a batch: the one with the fewest in hand. */
  readonly hasRoom: boolean;
  take(): PoolWorker;
  giveBack(worker: PoolWorker): void;
  /**
   * Starts further threads until there are so many that work or are about to, half of them helpers where `helped`; one
   * that fails is not missed.
   */
  growTo(threads: number, helped: boolean): void;
  /** Starts so many threads; rejects when one of them fails, after the others were ended. */
  start(threads: number): Promise<void>;
  close(): Promise<void>;
}

export interface WorkforceOptions {
  startThread(): ReturnType<typeof startWorker>;
  startHelper(): Helper;
  /** Batches that a worker may have in hand. */
  most: number;
  /** Somebody has nothing to do. */
  onIdle(): void;
  /** Whether a thread that ended is worth replacing. */
  isNeeded(): boolean;
  /** The last thread died and no other could be started. */
  onBroken(error: Error): void;
}

/** Batches in hand of an engine with a helper for each that it has alone: so that there is always something to read. */
export const HELPED_IN_HAND = 3;

/** The threads of a pool: a thread that died (out of memory, say) is replaced, and the others go on meanwhile. */
export function createWorkforce({
  startThread,
  startHelper,
  most,
  onIdle,
  isNeeded,
  onBroken,
}: WorkforceOptions): Workforce {
  /** With the batches that each has in hand. */
  const workers = new Map<PoolWorker, number>();
  const starting = new Set<Promise<void>>();
  /** Helpers that were started, and those of them that wait for an engine. */
  let helpers = 0;
  const free: Helper[] = [];
  /** Engines that died while they did several things at once work alone from then on, so that the next to die knows why. */
  let mayHelp = true;

  function addWorker(): Promise<void> {
    const start = startThread().then((worker) => {
      workers.set(worker, 0);
      worker.ended.then(() => replace(worker));
      handOutHelpers();
      onIdle();
    });
    starting.add(start);
    const forget = () => starting.delete(start);
    start.then(forget, forget);
    return start;
  }

  async function replace(worker: PoolWorker): Promise<void> {
    workers.delete(worker);
    if (worker.isHelped) mayHelp = false;
    if (!isNeeded()) return;
    try {
      await addWorker();
    } catch (error) {
      if (workers.size === 0) onBroken(error as Error);
    }
  }

  function handOutHelpers(): void {
    for (const worker of workers.keys())
      if (mayHelp && !worker.isHelped && free.length > 0) worker.takeHelp(free.pop()!);
  }

  function growTo(threads: number, helped: boolean): void {
    const assistants = helped && mayHelp ? Math.floor(threads / 2) : 0;
    for (let k = workers.size + starting.size; k < threads - assistants; k++) addWorker().catch(() => {});
    const engines = workers.size + starting.size;
    for (; helpers < Math.min(assistants, threads - engines); helpers++) free.push(startHelper());
    handOutHelpers();
  }

  /** Who has the fewest batches in hand, if that is less than anybody may have. */
  function freest(): PoolWorker | undefined {
    let found: PoolWorker | undefined;
    let fewest = most * HELPED_IN_HAND;
    for (const [worker, count] of workers) {
      if (!worker.alive || count >= Math.min(fewest, worker.isHelped ? fewest : most)) continue;
      found = worker;
      fewest = count;
    }
    return found;
  }

  async function close(): Promise<void> {
    // A replacement for a thread that died may still be on its way.
    await Promise.allSettled(starting);
    for (const { port } of free) port.close();
    await Promise.all([...workers.keys()].map((worker) => worker.close()));
    await Promise.all(free.map(({ ended }) => ended));
  }

  return {
    get idle() {
      let idle = 0;
      for (const [worker, count] of workers) if (count === 0) idle += worker.isHelped ? HELPED_IN_HAND : 1;
      return idle;
    },
    get inHand() {
      return [...workers.values()].reduce((sum, count) => sum + count, 0);
    },
    get hasRoom() {
      return freest() !== undefined;
    },
    take() {
      const worker = freest()!;
      workers.set(worker, workers.get(worker)! + 1);
      return worker;
    },
    giveBack(worker) {
      const count = workers.get(worker);
      if (count !== undefined) workers.set(worker, count - 1);
    },
    growTo,
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
