import '../graphs/telemetry-off.js';
import { SHARE_ENV, Worker } from 'node:worker_threads';
import { tableOf } from '../custom-words/extra-words.js';
import type { ModelFiles } from '../encoder/model-files.js';
import type { Helper } from '../graphs/helper.js';
import type { ExtraWords } from '../types.js';
import {
  CLOSE,
  dictionaryKey,
  type Forget,
  type Help,
  READY,
  type Reply,
  type Request,
  type Task,
  type WorkerData,
} from './worker-protocol.js';

/** The thread died before it came to this task, for which somebody else may be found. */
export class NotBegun extends Error {}

/** One worker thread that holds one engine and does one task at a time, in the order in which they are given. */
export interface PoolWorker {
  /** Rejects with the error of the task, with what the thread died of under it, or with NotBegun. */
  run(task: Task): Promise<unknown[]>;
  /** The engine begins tasks before others are done, and the helper reads for all of them. */
  takeHelp(helper: Helper): void;
  readonly isHelped: boolean;
  /** False from the moment a thread has ended, before the task that it leaves behind is rejected. */
  readonly alive: boolean;
  /** Lets the engine release what it holds; resolves when the thread has ended. */
  close(): Promise<void>;
  /** Resolves when the thread has ended, for whatever reason. */
  readonly ended: Promise<void>;
}

/**
 * Dictionaries kept by one worker. Enough for every dictionary of a usual installation; the least recently used go
 * first, and come back with the next task that names them.
 */
const MAX_DICTIONARIES = 64;
/** One that nobody asked for in this time is forgotten, so that its memory can be freed. */
const FORGET_AFTER_MS = 5 * 60_000;

/** An engine that does not let its thread end in this time is ended by force. */
const CLOSE_TIMEOUT_MS = 5000;

/** Resolves once the engine inside the worker is ready. */
export async function startWorker(
  script: URL,
  workerData: WorkerData,
  loadFiles: () => ModelFiles,
): Promise<PoolWorker> {
  const thread = new Worker(script, { workerData, env: SHARE_ENV });
  /** The dictionaries that the worker knows by key, least recently used first. */
  const sent: Sent = new Map();
  /** Tasks that are not answered; the first is in work. */
  const waiting: Array<{ resolve: (results: unknown[]) => void; reject: (error: Error) => void }> = [];
  let death: Error | undefined;
  let helper: Helper | undefined;

  thread.on('error', (error) => {
    death = error;
  });
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', (code) => {
      death ??= new Error(`분석 스레드가 멈췄습니다 (종료 코드 ${code}).`);
      // With a helper several are in work, and whose fault it was nobody can tell.
      if (!helper) waiting.shift()?.reject(death);
      for (const task of waiting.splice(0)) task.reject(new NotBegun(death.message));
      resolve();
    });
  });

  try {
    thread.postMessage(loadFiles());
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  await new Promise<void>((resolve, reject) => {
    thread.once('message', (message) =>
      message === READY ? resolve() : reject(new Error('분석 스레드가 알 수 없는 답을 보냈습니다.')),
    );
    ended.then(() => reject(death));
  });

  thread.on('message', (reply: Reply) => {
    const task = waiting.shift();
    if ('error' in reply) task?.reject(reply.error);
    else task?.resolve(reply.results);
  });

  const cleaning = setInterval(() => {
    const forget = unusedSince(sent, Date.now() - FORGET_AFTER_MS);
    if (forget.length > 0 && !death) thread.postMessage({ forget } satisfies Forget);
  }, FORGET_AFTER_MS / 5);
  cleaning.unref();
  ended.then(() => clearInterval(cleaning));

  return {
    ended,
    get alive() {
      return death === undefined;
    },
    get isHelped() {
      return helper !== undefined;
    },
    takeHelp(given) {
      try {
        thread.postMessage({ help: given.port } satisfies Help, [given.port]);
        helper = given;
      } catch {
        // The helper ended before anybody asked for it, and its port with it: the engine works alone.
      }
    },
    run(task) {
      return new Promise((resolve, reject) => {
        if (death) return reject(death);
        waiting.push({ resolve, reject });
        thread.postMessage(requestOf(task, sent));
      });
    },
    async close() {
      thread.postMessage(CLOSE);
      const force = setTimeout(() => thread.terminate(), CLOSE_TIMEOUT_MS);
      await ended;
      clearTimeout(force);
      await helper?.ended;
    },
  };
}

type Sent = Map<string, { name: string; used: number }>;

function unusedSince(sent: Sent, time: number): string[] {
  const forget = [...sent].filter(([, { used }]) => used < time).map(([key]) => key);
  for (const key of forget) sent.delete(key);
  return forget;
}

/**
 * Replaces the dictionaries of a task by their keys, with those that the worker has not seen yet. They travel as
 * memory that both threads see, so that nothing is copied.
 */
function requestOf(task: Task, sent: Sent): Request {
  const { dictionaries = [], ...options } = task.options ?? {};
  const use: string[] = [];
  const learn: Array<[string, ExtraWords]> = [];
  for (const words of dictionaries) {
    const key = dictionaryKey(words);
    if (!sent.delete(key) && !use.includes(key)) {
      const { name, version } = words;
      learn.push([key, { name, version, entries: [], table: tableOf(words) }]);
    }
    use.push(key);
  }
  const names = new Set(learn.map(([, { name }]) => name));
  const forget: string[] = [];
  for (const [key, { name }] of sent) {
    // The oldest make room; an older version of what is new has had its day.
    if (!names.has(name) && sent.size + use.length <= MAX_DICTIONARIES) continue;
    sent.delete(key);
    forget.push(key);
  }
  dictionaries.forEach(({ name }, i) => {
    sent.set(use[i]!, { name, used: Date.now() });
  });
  return { ...task, options, dictionaries: { use, learn, forget } };
}
