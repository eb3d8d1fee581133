import { parentPort, workerData } from 'node:worker_threads';
import type { HeadwordQuery } from '../../lexicon/headword-search.js';
import { localSearcher } from './local-searcher.js';

const search = localSearcher((workerData as { modelDir: string }).modelDir);
/** Reads the list and lets the compiler see a search before anybody waits for one. */
const WARM_UP: HeadwordQuery = { pattern: '{ㄱ}?', anchor: 'any', standardOnly: false, offset: 0, limit: 0 };

parentPort!.on('message', async ({ id, query }: { id: number; query: HeadwordQuery }) => {
  try {
    parentPort!.postMessage({ id, answer: await search(query) });
  } catch (error) {
    parentPort!.postMessage({ id, error: error as Error });
  }
});
await search(WARM_UP).catch(() => {});
