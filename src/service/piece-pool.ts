import { createPool, type Pool, type PoolOptions } from '../analysis/pool.js';
import { batchCallers } from './batch-callers.js';
import type { Corrector } from './correction.js';
import type { Searcher } from './dict-search.js';
import type { CorrectErrorResponse } from './render-correction.js';
import { createSearchThread } from './search-thread.js';
import type { Piece, PieceMaker } from './sentence-pieces.js';

/** The engine of a server: analyses in worker threads, which also write the answers. */
export interface PiecePool extends PieceMaker {
  pool: Pool;
  correct: Corrector;
  search: Searcher;
  close(): Promise<void>;
}

export async function createPiecePool(options: PoolOptions = {}): Promise<PiecePool> {
  const pool = await createPool({ worker: new URL('./piece-worker.js', import.meta.url), ...options });
  const direct: PieceMaker = {
    pieces: (texts, options, request) => pool.run<Piece>({ op: 'pieces', texts, options, extra: request }),
  };
  const correct: Corrector = async (text, dictionaries, options, encoding) => {
    const task = { op: 'correct', texts: [text], options: { dictionaries }, extra: { encoding, options } };
    return (await pool.run<CorrectErrorResponse>(task))[0];
  };
  // One batch more than there are workers: the next one is ready when a worker becomes free.
  const { search, close } = createSearchThread(options.modelDir);
  return {
    pool,
    correct,
    search,
    ...batchCallers(direct, pool.threads + 1),
    close: async () => void (await Promise.all([pool.close(), close()])),
  };
}
