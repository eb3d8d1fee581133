import { createPool, type Pool, type PoolOptions } from '../../analysis/pool/pool.js';
import type { TaskOptions } from '../../analysis/pool/worker-protocol.js';
import type { PrintExtra, RenderExtra, RenderOp } from './text-handlers.js';

/** A pool whose workers also write the answer down, and correct: what every command and the server work with. */
export interface TextPool extends Pool {
  /** One string per text. */
  render(
    op: RenderOp,
    texts: readonly string[],
    options: TaskOptions,
    extra: RenderExtra,
    signal?: AbortSignal,
  ): Promise<string[]>;
  /** The same as lines of UTF-8, one block after the other: strings of so many cost more to hand over and to write. */
  print(
    op: RenderOp,
    texts: readonly string[],
    options: TaskOptions,
    extra: RenderExtra,
  ): Promise<Uint8Array[]>;
}

export interface TextWorkerOptions {
  /** Everything is loaded before the first request, not with it: somebody waits for every one. */
  servesCallers: boolean;
}

export async function createTextPool(
  options: Omit<PoolOptions, 'workerOptions'> & Partial<TextWorkerOptions> = {},
): Promise<TextPool> {
  const { servesCallers = false, ...rest } = options;
  const workerOptions: TextWorkerOptions = { servesCallers };
  const pool = await createPool({ worker: new URL('./worker.js', import.meta.url), workerOptions, ...rest });
  return {
    ...pool,
    // A spread would freeze the numbers of the moment.
    get load() {
      return pool.load;
    },
    get waited() {
      return pool.waited;
    },
    render: (op, texts, options, extra, signal) => pool.run<string>({ op, texts, options, extra }, signal),
    async print(op, texts, options, extra) {
      const printed = { ...extra, print: true } satisfies PrintExtra;
      const blocks = await pool.run<Uint8Array | undefined>({ op, texts, options, extra: printed });
      return blocks.filter((block) => block !== undefined);
    },
  };
}

const READING: ReadonlySet<string> = new Set<RenderOp>([
  'analyze',
  'tokenize',
  'nouns',
  'sentences',
  'space',
]);

/** Whether an operation is reading for the most part; the rules of correction take longer than that. */
export function isReading(op: string): boolean {
  return READING.has(op);
}
