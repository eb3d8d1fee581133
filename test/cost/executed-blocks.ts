import { Session } from 'node:inspector/promises';

/**
 * How often the blocks of our own code were executed while something was done: every turn of every loop, whoever wrote it.
 * Unlike time this is the same on every machine, and nobody has to remember to count.
 */
export interface BlockCounter {
  during(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

export async function countBlocks(): Promise<BlockCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const taken = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    let sum = 0;
    for (const { url, functions } of result) {
      if (!url.includes('/src/')) continue;
      for (const { ranges } of functions) for (const { count } of ranges) sum += count;
    }
    return sum;
  };
  return {
    async during(work) {
      await taken();
      await work();
      return taken();
    },
    async close() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
