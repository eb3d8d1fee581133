import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { generateKey, storedKeyOf } from '../../src/access/key.js';
import { openKeyRing } from '../../src/access/key-ring.js';
import { openStore, type StoreLocation } from '../../src/store/open-store.js';
import { dataDirectory } from '../support/cli.js';
import { findPostgres, startPostgres, type TestPostgres } from '../support/postgres.mjs';
import { runHere } from '../support/run-here.js';

const bin = findPostgres();
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (bin !== undefined) postgres = await startPostgres(bin);
}, 60_000);
afterAll(() => postgres?.stop());
afterEach(() => vi.unstubAllEnvs());

const backends: Array<[string, () => Promise<StoreLocation>]> = [
  ['libsql', async () => ({ dataDir: dataDirectory() })],
];
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
} else {
  backends.push(['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres!.createDatabase() })]);
}

const SIGNED_IN = '2031-02-03T04:05:06.000Z';

/** Somebody who came by a link and made a key, beside the key of the page that signing in gives. */
async function signUp(store: Awaited<ReturnType<typeof openStore>>, email: string, id: string) {
  const now = Date.parse(SIGNED_IN) / 1000;
  const link = { hash: id, email, returnTo: '', createdAt: now, expiresAt: now + 60 };
  await store.accounts.addLink(link, { most: 5, since: 0, mayExceed: () => false });
  await store.accounts.redeemLink(id, now, { id, createdAt: '2030-01-02T00:00:00.000Z' });
  const [key, page, old] = [generateKey(), generateKey(), generateKey()];
  await store.insertKey(storedKeyOf(key, { label: '편집실', accountId: id }));
  await store.insertKey(storedKeyOf(page, { label: '화면', accountId: id, purpose: 'page' }));
  const ended = storedKeyOf(old, { label: '옛것', accountId: id });
  await store.insertKey(ended);
  await store.revokeKey(ended.id, SIGNED_IN);
  return key;
}

describe.each(backends)('malgyeol account on %s', (_name, locate) => {
  it('lists accounts, and ends and gives back what they may do on a server that runs', async () => {
    const location = await locate();
    if (location.databaseUrl) vi.stubEnv('MALGYEOL_DATABASE_URL', location.databaseUrl);
    const account = (...args: string[]) =>
      runHere(['account', ...args, ...(location.dataDir ? ['--data', location.dataDir] : [])]);
    const store = await openStore(location);
    const ring = await openKeyRing(store, (error) => {
      throw error;
    });
    try {
      const key = await signUp(store, 'writer@example.com', 'a1');
      await signUp(store, 'a@xn--3e0b707e.kr', 'b2');
      await vi.waitFor(() => expect(ring.find(key)).toBeDefined(), 5000);
      const { stdout } = await account('list');
      expect(stdout).toMatch(/a1 +writer@example\.com +2030-01-02 +2031-02-03 +1 +사용/);
      expect(JSON.parse((await account('list', '--json')).stdout)).toEqual([
        expect.objectContaining({ id: 'a1', keys: 1, signedInAt: SIGNED_IN, blockedAt: null }),
        expect.objectContaining({ id: 'b2', email: 'a@xn--3e0b707e.kr', keys: 1 }),
      ]);

      const blocked = await account('block', 'Writer@Example.com');
      expect(blocked).toMatchObject({ status: 0, stderr: '' });
      expect(blocked.stdout).toContain('writer@example.com 계정을 막았습니다');
      await vi.waitFor(() => expect(ring.endOf(key)).toBe('blocked'), 5000);
      expect((await account('list')).stdout).toMatch(/a1 .*막힘 \(\d{4}-\d\d-\d\d부터\)\n/);
      expect((await account('block', 'a1')).stdout).toContain('이미 막혀 있습니다');
      expect((await account('unblock', 'a1')).stdout).toContain('풀었습니다');
      await vi.waitFor(() => expect(ring.find(key)).toBeDefined(), 5000);
      expect((await account('unblock', 'a@한국.kr')).stdout).toContain('막혀 있지 않습니다');
    } finally {
      ring.close();
      await store.close();
    }
  }, 60_000);
});

describe('malgyeol account', () => {
  it('says what is missing or unknown', async () => {
    const data = ['--data', dataDirectory()];
    expect((await runHere(['account', 'list', ...data])).stdout).toContain('마지막 로그인');
    expect((await runHere(['account', 'block', ...data])).status).toBe(2);
    expect((await runHere(['account', 'list', 'x', ...data])).status).toBe(2);
    expect((await runHere(['account', 'blok', 'x', ...data])).stderr).toContain('block');
    const nobody = await runHere(['account', 'block', 'nobody@example.com', ...data]);
    expect(nobody.status).toBe(1);
    expect(nobody.stderr).toContain('malgyeol account list');
  });

  it('explains itself in Korean and English', async () => {
    const { stdout } = await runHere(['account', '--help']);
    expect(stdout).toContain('unblock ID|주소');
    expect(stdout).toContain('browsers sign in anew');
  });
});
