import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateKey, type KeyOptions, storedKeyOf } from '../../src/access/key.js';
import type { Analyser } from '../../src/analysis/types.js';
import { openStore, type StoreLocation } from '../../src/store/open-store.js';
import type { Store } from '../../src/store/types.js';
import { CALLERS } from '../support/callers.js';
import { eventually } from '../support/eventually.js';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';
import { startTestServer, type TestServer } from '../support/server.js';
import { createSlowAnalyser } from '../support/slow-analyser.js';

const [caller] = CALLERS;
const bin = findPostgres();
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (bin !== undefined) postgres = await startPostgres(bin);
});
afterAll(() => postgres?.stop());

const backends: Array<[string, number, () => Promise<StoreLocation>]> = [
  ['SQLite, one server', 1, async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'malgyeol-quota-')) })],
];
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
} else {
  const locate = async () => ({ dataDir: '', databaseUrl: await postgres!.createDatabase() });
  backends.push(['PostgreSQL, one server', 1, locate], ['PostgreSQL, two servers', 2, locate]);
}

/** Long enough for calls to meet, in milliseconds. */
const WORK_MS = 400;

describe.each(backends)('4.2 quotas of eojeols on %s', (_name, count, locate) => {
  let servers: TestServer[];
  let store: Store;
  let fails: boolean;
  beforeAll(async () => {
    const location = await locate();
    const start = () => {
      const slow = createSlowAnalyser(WORK_MS);
      const analyser: Analyser = {
        ...slow,
        async analyse(...args) {
          const answer = await slow.analyse(...args);
          if (fails) throw new Error('the engine broke');
          return answer;
        },
      };
      const { dataDir: data, databaseUrl = '' } = location;
      return startTestServer({ analyser, config: { databaseUrl, ...(data === '' ? {} : { data }) } });
    };
    servers = await Promise.all(Array.from({ length: count }, start));
    store = await openStore(location);
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await store.close();
  });

  async function keyWith(options: KeyOptions): Promise<string> {
    fails = false;
    const key = generateKey();
    await store.insertKey(storedKeyOf(key, options));
    for (const server of servers) await server.untilKnown(key);
    return key;
  }
  const idOf = async (key: string) =>
    (await store.listKeys()).find(({ hash }) => hash === storedKeyOf(key).hash)!.id;
  const send = (key: string, eojeols: number, index = 0) =>
    caller!.call(
      servers[index % servers.length]!,
      'AnalyzeSyntax',
      { document: { content: '가 '.repeat(eojeols) } },
      { 'api-key': key },
    );
  const sendMany = (key: string, eojeols: readonly number[]) =>
    Promise.all(eojeols.map((each, index) => send(key, each, index)));
  const passed = (answers: readonly { ok: boolean }[]) => answers.filter(({ ok }) => ok).length;
  /** What is written of a key, once all of it is. */
  const expectUsed = async (key: string, eojeols: number) => {
    const keyId = await idOf(key);
    await eventually(async () => {
      const rows = await store.readUsage({ keyId });
      expect(rows.reduce((sum, row) => sum + row.eojeols, 0)).toBe(eojeols);
    });
  };

  it('of two large calls at one time only as many pass as there is room for', async () => {
    const key = await keyWith({ quotaEojeols: 1000 });
    const answers = await sendMany(key, [600, 600, 600, 600]);
    expect(passed(answers)).toBe(1);
    for (const answer of answers.filter(({ ok }) => !ok)) {
      expect(answer).toMatchObject({ code: 'resource_exhausted', status: 429 });
      expect((answer as { message: string }).message).toContain('어절 600개');
    }
    // What is left can still be had.
    expect((await send(key, 400)).ok).toBe(true);
    await expectUsed(key, 1000);
    expect((await send(key, 1)).ok).toBe(false);
  });

  it('many small ones beside each other use up the quota, not more', async () => {
    const key = await keyWith({ quotaEojeols: 100 });
    const answers = await sendMany(key, Array(12).fill(20));
    expect(passed(answers)).toBe(5);
    await expectUsed(key, 100);
  });

  it('what was taken is given back after a failure of ours', async () => {
    const key = await keyWith({ quotaEojeols: 1000 });
    fails = true;
    expect(passed(await sendMany(key, [900]))).toBe(0);
    fails = false;
    await expectUsed(key, 0);
    expect((await send(key, 900)).ok).toBe(true);
    await expectUsed(key, 900);
  });

  it('a text that no day has room for is refused at once, and says how large it is', async () => {
    const key = await keyWith({ quotaEojeols: 10 });
    const answer = await send(key, 11);
    expect(answer).toMatchObject({ ok: false, code: 'resource_exhausted' });
    expect((answer as { message: string }).message).toMatch(/어절 11개로 세는데 .*한도\(10개\)/);
    expect((await send(key, 10)).ok).toBe(true);
  });

  it.runIf(count === 1)('a quota of requests counts those that are being worked on', async () => {
    const key = await keyWith({ quotaRequests: 2 });
    expect(passed(await sendMany(key, [1, 1, 1, 1]))).toBe(2);
  });
});
