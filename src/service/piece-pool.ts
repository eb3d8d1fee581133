import { createPool, type Pool, type PoolOptions } from '../analysis/pool.js';
import { batchCallers } from './batch-callers.js';
import type { Piece, PieceMaker } from './sentence-pieces.js';

/** The engine of a server: analyses in worker threads, which also write the answers. */
export interface PiecePool extends PieceMaker {
  pool: Pool;
  close(): Promise<void>;
}

export async function createPiecePool(options: PoolOptions = {}): Promise<PiecePool> {
  const pool = await createPool({ worker: new URL('./piece-worker.js', import.meta.url), ...options });
  const direct: PieceMaker = {
    pieces: (texts, options, request) => pool.run<Piece>({ op: 'pieces', texts, options, extra: request }),
  };
  // One batch more than there are workers: the next one is ready when a worker becomes free.
  return { pool, ...batchCallers(direct, pool.threads + 1), close: () => pool.close() };
}
