import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { generateKey, type KeyOptions, storedKeyOf } from '../../src/access/key.js';
import type { Analyser } from '../../src/analysis/types.js';
import { createConfig } from '../../src/server/config.js';
import { type ServerOptions, startServer } from '../../src/server/server.js';
import { sentenceRenderer } from '../../src/service/render/sentence-renderer.js';
import { localSearcher } from '../../src/service/workers/local-searcher.js';
import { openStore } from '../../src/store/open-store.js';
import { eventually } from './eventually.js';
import { createWhitespaceAnalyser } from './whitespace-analyser.mjs';

export interface TestServer {
  url: string;
  port: number;
  key: string;
  dataDir: string;
  /** What lets one browser in without a key. */
  signInCode: string | undefined;
  /** A further key of the same server, which learns of it a little later. */
  addKey(options?: KeyOptions): Promise<string>;
  /** Waits until the server has learned of a key. */
  untilKnown(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Many specs share one thread of the engine; whoever waits there is no sign of too much load. */
const PATIENT = { maxWaitSeconds: 600 };

export interface TestOptions extends Partial<Omit<ServerOptions, 'config'>> {
  config?: Record<string, unknown>;
  analyser?: Analyser;
}

const search = localSearcher();

/** A whole server in this process, on a free port, with the test double as its engine. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'malgyeol-test-'));
  const config = createConfig({ ...PATIENT, port: 0, host: '127.0.0.1', data: dataDir, ...options.config });
  const location = { dataDir: config.data, databaseUrl: config.databaseUrl };
  const addKey = async (keyOptions?: KeyOptions) => {
    const key = generateKey();
    const store = await openStore(location);
    await store.insertKey(storedKeyOf(key, keyOptions));
    await store.close();
    return key;
  };
  const key = await addKey();
  const analyser = options.analyser ?? (createWhitespaceAnalyser() as Analyser);
  const server = await startServer({
    createEngine: async () => ({ ...sentenceRenderer(analyser), search, close: () => analyser.close() }),
    logger: pino({ level: 'silent' }),
    // Worker threads run JavaScript: the build in dist/.
    webDirectory: fileURLToPath(new URL('../../dist/web/', import.meta.url)),
    dictionaryWorker: new URL('../../dist/service/dictionaries/dictionary-worker.js', import.meta.url),
    ...options,
    config,
  });
  await server.ready;
  const scheme = config.tlsCert === '' ? 'http' : 'https';
  const url = `${scheme}://127.0.0.1:${server.port}`;
  return {
    url,
    port: server.port,
    key,
    dataDir,
    signInCode: server.signInCode,
    addKey,
    async untilKnown(added) {
      await eventually(async () => {
        const { ok } = await fetch(`${url}/metrics`, { headers: { 'api-key': added } });
        if (!ok) throw new Error(`the server does not know ${added}`);
      });
    },
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
