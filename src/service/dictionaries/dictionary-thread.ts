import { Worker } from 'node:worker_threads';
import { ServiceError } from '../../errors/service-error.js';
import type { StoreLocation } from '../../store/open-store.js';
import type { RawRequest } from '../operations/operation.js';
import type { DictionaryTasks } from './dictionary-tasks.js';

/** A task for the thread: a method of DictionaryTasks and what it is given. */
export interface TaskMessage {
  id: number;
  task: keyof DictionaryTasks;
  args: unknown[];
}

export type TaskAnswer =
  | { id: number; result: unknown }
  | { id: number; error: Error }
  | { id: number; refused: Pick<ServiceError, 'code' | 'message' | 'details'> };

export const CLOSE = 'close';

/**
 * A thread that had nothing to do for this long ends: what parsing and compiling a large dictionary took of memory goes
 * with it. In milliseconds.
 */
const IDLE_MS = 10_000;

export interface DictionaryThread extends DictionaryTasks {
  close(): Promise<void>;
}

/**
 * Does the tasks in a worker thread with its own connection to the store, so that a million entries never hold up the
 * thread that answers requests. It is started with the first task.
 */
export function createDictionaryThread(
  location: StoreLocation,
  script = new URL('./dictionary-worker.js', import.meta.url),
): DictionaryThread {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let nextId = 1;
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();

  function start(): Worker {
    const started = new Worker(script, { workerData: location });
    let death = new Error('사전을 다루던 스레드가 멈췄습니다.');
    started.on('message', (answer: TaskAnswer) => {
      const task = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (waiting.size === 0) idle = setTimeout(stop, IDLE_MS).unref();
      if ('result' in answer) task?.resolve(answer.result);
      else if ('error' in answer) task?.reject(answer.error);
      else
        task?.reject(new ServiceError(answer.refused.code, answer.refused.message, answer.refused.details));
    });
    started.on('error', (error) => {
      death = error;
    });
    started.on('exit', () => {
      // One that was told to end has nothing left to do; another may be at work already.
      if (thread !== started) return;
      thread = undefined;
      for (const { reject } of waiting.values()) reject(death);
      waiting.clear();
    });
    // A process that has nothing else to do may end.
    started.unref();
    return started;
  }

  function stop(): Promise<void> {
    const stopped = thread;
    clearTimeout(idle);
    thread = undefined;
    if (stopped === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      stopped.once('exit', () => resolve());
      stopped.postMessage(CLOSE);
    });
  }

  function run<T>(task: keyof DictionaryTasks, args: unknown[], transfer: ArrayBuffer[] = []): Promise<T> {
    clearTimeout(idle);
    thread ??= start();
    const id = nextId++;
    const message: TaskMessage = { id, task, args };
    thread.postMessage(message, transfer);
    return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })) as Promise<T>;
  }

  return {
    update(request, limits, owner) {
      const { moved, buffer } = movable(request);
      const { dictionaries, dictionaryEntries } = limits;
      return run('update', [moved, { dictionaries, dictionaryEntries }, owner], [buffer]);
    },
    compile: (domainName) => run('compile', [domainName]),
    content: (domainName, form) => run('content', [domainName, form]),
    conflicts: (domainNames, form) => run('conflicts', [domainNames, form]),
    close: stop,
  };
}

/** The request on memory of its own, which can go to another thread without a copy. */
function movable(request: RawRequest): { moved: RawRequest; buffer: ArrayBuffer } {
  const bytes = 'json' in request ? request.json : request.binary;
  const own =
    bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
      ? new Uint8Array(bytes.buffer)
      : new Uint8Array(bytes);
  const moved = 'json' in request ? { ...request, json: own } : { binary: own };
  return { moved, buffer: own.buffer as ArrayBuffer };
}
