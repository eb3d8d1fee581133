import { parentPort, workerData } from 'node:worker_threads';
import { asError } from '../../analysis/as-error.js';
import { ServiceError } from '../../errors/service-error.js';
import { openStore, type StoreLocation } from '../../store/open-store.js';
import { namedFailure } from '../../store/store-failure.js';
import type { Store } from '../../store/types.js';
import { dictionaryTasks } from './dictionary-tasks.js';
import { CLOSE, type TaskAnswer, type TaskMessage } from './dictionary-thread.js';

/** The other end of dictionary-thread.ts: one task after the other, so that memory is taken once. */
const port = parentPort!;
let opening: Promise<Store> | undefined;
let last: Promise<void> = Promise.resolve();

port.on('message', (message: TaskMessage | typeof CLOSE) => {
  last = last.then(() => (message === CLOSE ? close() : answer(message)));
});

async function answer({ id, task, args }: TaskMessage): Promise<void> {
  try {
    const tasks = dictionaryTasks(await store());
    const result = await (tasks[task] as (...args: unknown[]) => Promise<unknown>)(...args);
    const owned = result instanceof Uint8Array && result.byteLength === result.buffer.byteLength;
    port.postMessage({ id, result } satisfies TaskAnswer, owned ? [result.buffer as ArrayBuffer] : []);
  } catch (error) {
    port.postMessage(failed(id, error));
  }
}

/** One that could not be opened, the disk being full, is opened again for the next task. */
async function store(): Promise<Store> {
  opening ??= openStore(workerData as StoreLocation);
  try {
    return await opening;
  } catch (error) {
    opening = undefined;
    throw namedFailure((error as Error).cause ?? error);
  }
}

/** A refusal is told as what it is: classes do not survive the way between threads. */
function failed(id: number, error: unknown): TaskAnswer {
  if (!(error instanceof ServiceError)) {
    return { id, error: asError(error) };
  }
  const { code, message, details } = error;
  return { id, refused: { code, message, details } };
}

async function close(): Promise<void> {
  port.close();
  await opening?.then((store) => store.close()).catch(() => {});
}
