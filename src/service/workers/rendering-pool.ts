import { createPool, type Pool, type PoolOptions } from '../../analysis/pool/pool.js';
import type { TaskOptions } from '../../analysis/pool/worker-protocol.js';
import type { RenderExtra, RenderOp } from './render-handlers.js';

/** A pool whose workers also write the answer down: one string per text, ready to print. */
export interface RenderingPool extends Pool {
  render(op: RenderOp, texts: readonly string[], options: TaskOptions, extra: RenderExtra): Promise<string[]>;
}

export async function createRenderingPool(options: PoolOptions = {}): Promise<RenderingPool> {
  const pool = await createPool({ worker: new URL('./rendering-worker.js', import.meta.url), ...options });
  return {
    ...pool,
    // A spread would freeze the number of the moment.
    get load() {
      return pool.load;
    },
    render: (op, texts, options, extra) => pool.run<string>({ op, texts, options, extra }),
  };
}
