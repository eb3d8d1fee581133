import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { abandon, newAbandonment } from '../abandonment.js';
import { loadModelFiles, type ModelFiles } from '../encoder/model-files.js';
import { startHelper } from '../graphs/helper.js';
import type { Analyser, Sentence } from '../types.js';
import { type Batch, type Job, jobOf } from './job.js';
import { createJobQueue, type KeptFree } from './job-queue.js';
import { createOpenJobs } from './open-jobs.js';
import { NotBegun, type PoolWorker, startWorker } from './pool-worker.js';
import type { Task } from './worker-protocol.js';
import { createWorkforce, HELPED_IN_HAND } from './workforce.js';

export interface PoolOptions {
  /** Worker threads, each with an engine of its own; all cores by default. */
  threads?: number;
  /** How many of them may be in use at present, asked when a pool that grows is given work. */
  allowed?: () => number;
  /** Whether a thread is started only when there is work for it: who has one line to read waits for one engine alone. */
  growing?: boolean;
  /**
   * Of which operations most is reading. For them every second thread has no engine of its own but reads for that of
   * another (graphs/helper.ts): less code is compiled, which counts where a program ends after seconds. Only for a pool
   * that grows.
   */
  helpers?: (op: string) => boolean;
  /**
   * Batches that a worker is given at a time, 1 by default, and several times as many with a helper: with the next in
   * hand it never waits, but others wait for longer.
   */
  inHand?: number;
  /** When one worker is kept from what is large; for a moment after something small by default. */
  keptFree?: KeptFree;
  modelDir?: string;
  /** The script that the workers run, when it answers more than the operations of Analyser. */
  worker?: URL;
  /** What that script is told; must survive a structured clone. */
  workerOptions?: unknown;
}

type Analyses = Pick<Analyser, 'analyse' | 'space' | 'sentences'>;

export interface Pool extends Analyser {
  readonly threads: number;
  /** Rejects where the first engine could not be started. */
  readonly ready: Promise<void>;
  /** Characters accepted and not yet answered: what a server looks at before it takes more. */
  readonly load: number;
  /** How long the oldest small request has waited for a worker, in milliseconds. */
  readonly waited: number;
  /**
   * Runs any operation that the workers know; one result per text, in order. After an abort what no worker has begun is
   * dropped, an analysis that has is left where it is, and the promise rejects with the reason.
   */
  run<Result>(task: Task, signal?: AbortSignal): Promise<Result[]>;
  /** The operations of Analyser for somebody who may go before they are done. */
  until(signal?: AbortSignal): Analyses;
  /** Answers everything accepted so far, then ends the threads. */
  close(): Promise<void>;
}

export async function createPool(options: PoolOptions = {}): Promise<Pool> {
  const { threads = availableParallelism(), inHand = 1 } = options;
  const script = options.worker ?? new URL('./worker.js', import.meta.url);
  const loadFiles = filesOf(options.modelDir);

  /** Jobs with batches still to hand out. */
  const { keptFree } = options;
  const queue = createJobQueue(threads * inHand * (options.helpers ? HELPED_IN_HAND : 1), { keptFree });
  const open = createOpenJobs();
  let closing: Promise<void> | undefined;
  let broken: Error | undefined;

  const workforce = createWorkforce({
    most: inHand,
    startThread: () => startWorker(script, { options: options.workerOptions }, loadFiles),
    startHelper: () => startHelper(loadFiles()),
    onIdle: () => dispatch(),
    isNeeded: () => !closing || open.size > 0,
    onBroken: breakDown,
  });

  function breakDown(error: Error): void {
    broken = error;
    for (const job of open) fail(job, error);
  }

  function dispatch(): void {
    while (workforce.hasRoom) {
      const turn = queue.next();
      if (turn === undefined) return;
      void runBatch(workforce.take(), turn.job, turn.batch).then(() => {
        turn.end();
        dispatch();
      });
    }
  }

  async function runBatch(worker: PoolWorker, job: Job, batch: Batch) {
    try {
      const texts = job.task.texts.slice(batch.begin, batch.end);
      open.answer(job, batch, await worker.run({ ...job.task, texts }));
    } catch (error) {
      if (!(error instanceof NotBegun)) fail(job, error as Error);
      else if (open.has(job)) queue.putBack(job, batch);
    }
    workforce.giveBack(worker);
  }

  function fail(job: Job, error: Error): void {
    queue.remove(job);
    open.fail(job, error);
  }

  function run<Result>(task: Task, signal?: AbortSignal): Promise<Result[]> {
    if (broken) return Promise.reject(broken);
    if (closing) return Promise.reject(new Error('분석기가 이미 닫혔습니다.'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (task.texts.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      const abandonment = signal && newAbandonment();
      const abort = () => {
        abandon(abandonment!);
        fail(job, signal!.reason);
      };
      const over = () => signal?.removeEventListener('abort', abort);
      const settle = { resolve: resolve as (results: unknown[]) => void, reject, over };
      const asked = abandonment ? { ...task, options: { ...task.options, abandonment } } : task;
      const job = jobOf(asked, workforce.idle, settle);
      if (signal !== undefined) listenTo(signal, abort);
      open.add(job);
      queue.add(job);
      dispatch();
      if (!options.growing) return;
      const wanted = Math.min(threads, options.allowed?.() ?? threads, workforce.inHand + queue.batches);
      workforce.growTo(wanted, options.helpers?.(task.op) ?? false);
    });
  }

  function analyses(signal?: AbortSignal): Analyses {
    return {
      analyse: (texts, options) => run<string>({ op: 'analyse', texts, options }, signal).then(sentencesIn),
      space: (texts, options) => run<string>({ op: 'spaced', texts, options }, signal),
      sentences: (texts) => run<Array<{ begin: number; end: number }>>({ op: 'spans', texts }, signal),
    };
  }

  async function close(): Promise<void> {
    await open.settled();
    await workforce.close();
  }

  const ready = workforce.start(options.growing ? 1 : threads);
  if (options.growing) ready.catch(breakDown);
  else await ready;

  return {
    threads,
    ready,
    get load() {
      return open.load;
    },
    get waited() {
      return queue.waited;
    },
    run,
    until: analyses,
    ...analyses(),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Read by who asks first, for all. */
function filesOf(modelDir: string | undefined): () => ModelFiles {
  let files: ModelFiles | undefined;
  return () => {
    files ??= loadModelFiles(modelDir);
    return files;
  };
}

function sentencesIn(answers: readonly string[]): Sentence[][] {
  return answers.map((json) => JSON.parse(json) as Sentence[]);
}

/** All pieces of a large request listen to the same signal. */
function listenTo(signal: AbortSignal, abort: () => void): void {
  setMaxListeners(0, signal);
  signal.addEventListener('abort', abort, { once: true });
}
