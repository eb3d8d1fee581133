import { Worker } from 'node:worker_threads';
import { MODEL_DIR } from '../../analysis/encoder/model-files.js';
import type { Searcher } from '../operations/dict-search.js';

export interface SearchThread {
  search: Searcher;
  close(): Promise<void>;
}

type Answer = Awaited<ReturnType<Searcher>>;

/**
 * Searches in a thread of its own, so that neither requests nor analyses wait for them. It is started at once, since
 * unpacking the list takes longer than a search; one that died is started again by the next search.
 */
export function createSearchThread(modelDir: string = MODEL_DIR): SearchThread {
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let next = 0;
  let closed = false;

  function start(): Worker {
    const thread = new Worker(new URL('./search-worker.js', import.meta.url), {
      workerData: { modelDir },
    });
    // Nobody waits for a thread that only waits itself.
    thread.unref();
    thread.on('message', ({ id, answer, error }: { id: number; answer: Answer; error?: Error }) => {
      const task = waiting.get(id);
      if (waiting.delete(id) && waiting.size === 0) thread.unref();
      if (error) task?.reject(error);
      else task?.resolve(answer);
    });
    const fail = (error: Error) => {
      if (worker === thread) worker = undefined;
      for (const task of waiting.values()) task.reject(error);
      waiting.clear();
    };
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('사전 검색 스레드가 멈췄습니다.')));
    return thread;
  }
  let worker: Worker | undefined = start();

  return {
    search(query) {
      if (closed) return Promise.reject(new Error('사전 검색이 이미 닫혔습니다.'));
      worker ??= start();
      const thread = worker;
      return new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        thread.ref();
        thread.postMessage({ id, query });
      });
    },
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
