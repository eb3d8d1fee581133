import { tmpdir } from 'node:os';
import { runCorrectCommand } from '../../src/cli/correct-command.js';
import { processContext } from '../../src/cli/text-command.js';
import type { TextPool } from '../../src/service/workers/text-pool.js';
import { type Ran, withOwnStreams } from './own-streams.js';

let started: Promise<TextPool> | undefined;

/** The real engine, from the build in dist/: correction has no double. One for every test of this process. */
async function sharedPool(): Promise<TextPool> {
  const { createTextPool } = await import(
    new URL('../../dist/service/workers/text-pool.js', import.meta.url).href
  );
  started ??= createTextPool({ threads: 1 }) as Promise<TextPool>;
  return { ...(await started), close: async () => {} };
}

/** `malgyeol correct` in this process: starting the engine for every line would take most of the time. */
export async function correctHere(
  args: string[],
  input: string | Uint8Array = '',
  cwd = tmpdir(),
): Promise<Ran> {
  const before = process.cwd();
  process.chdir(cwd);
  try {
    return await withOwnStreams(
      (io) => runCorrectCommand(args, { ...processContext, io, createPool: sharedPool }),
      input,
    );
  } finally {
    process.chdir(before);
  }
}
