import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../../src/service/workers/engine.js';

/** The weights may be absent from a checkout that is only worked on; what needs them then says so. */
export const hasModels = existsSync(fileURLToPath(new URL('../../models/tagger.json', import.meta.url)));

let started: Promise<Engine> | undefined;

/**
 * The engine of a real server, from the build in dist/: worker threads run JavaScript. One for every test of this
 * process, so a server that closes leaves it running.
 */
export async function createRealEngine(): Promise<Engine> {
  const { createServerEngine } = await import(
    new URL('../../dist/service/workers/server-engine.js', import.meta.url).href
  );
  started ??= createServerEngine({ threads: 1 }) as Promise<Engine>;
  return { ...(await started), close: async () => {} };
}
