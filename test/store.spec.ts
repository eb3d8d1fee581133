import { fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedKeyOf } from '../src/access/key.js';
import { openStore, type StoreLocation } from '../src/store/open-store.js';
import type { DictionarySets, Usage } from '../src/store/types.js';
import { callersFor } from './support/callers.js';
import { eventually } from './support/eventually.js';
import { findPostgres, startPostgres, type TestPostgres } from './support/postgres.mjs';
import { startTestServer } from './support/server.js';

const bin = findPostgres();
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (bin !== undefined) postgres = await startPostgres(bin);
}, 60_000);
afterAll(() => postgres?.stop());

const emptyDir = () => mkdtempSync(join(tmpdir(), 'malgyeol-store-'));
const backends: Array<[string, () => Promise<StoreLocation>]> = [
  ['libsql', async () => ({ dataDir: emptyDir() })],
];
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
} else {
  backends.push(['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres!.createDatabase() })]);
}

const SETS: DictionarySets = {
  np: { 말결: 1, '한 칸': -3 },
  cp: {},
  cpCaret: { '대한^민국': 1 },
  vv: {},
  va: {},
  mm: {},
  mag: {},
  ic: {},
};
const usage = (changes: Partial<Usage>): Usage => ({
  keyId: 'k',
  appId: '',
  day: '2026-01-01',
  requests: 1,
  eojeols: 2,
  characters: 3,
  errors: 0,
  ...changes,
});

describe.each(backends)('store on %s', (_name, locate) => {
  it('migrates once, also when several start together, and keeps what is there', async () => {
    const location = await locate();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(location)));
    await stores[0]!.insertKey(storedKeyOf('key-1'));
    await Promise.all(stores.map((store) => store.close()));
    const again = await openStore(location);
    expect(await again.listKeys()).toHaveLength(1);
    await again.close();
  });

  it('keeps keys with everything that belongs to them, once each', async () => {
    const store = await openStore(await locate());
    const key = storedKeyOf('key-1', {
      label: '이름',
      readOnly: true,
      quotaRequests: 5_000_000_000,
      quotaEojeols: 0,
      expiresAt: '2030-01-01T00:00:00.000Z',
    });
    expect(await store.insertKey(key)).toBe(true);
    expect(await store.insertKey(storedKeyOf('key-1'))).toBe(false);
    expect(await store.listKeys()).toEqual([key]);
    expect(await store.revokeKey(key.id, '2026-01-01T00:00:00.000Z')).toBe(true);
    expect(await store.revokeKey(key.id, '2026-01-02T00:00:00.000Z')).toBe(false);
    expect((await store.listKeys())[0]!.revokedAt).toBe('2026-01-01T00:00:00.000Z');
    await store.close();
  });

  it('makes the first key once, however many start together', async () => {
    const location = await locate();
    const stores = await Promise.all([openStore(location), openStore(location), openStore(location)]);
    const made = await Promise.all(stores.map((store, i) => store.insertFirstKey(storedKeyOf(`key-${i}`))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await stores[0].listKeys()).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('adds usage up, from several writers at the same time', async () => {
    const location = await locate();
    const stores = await Promise.all([openStore(location), openStore(location)]);
    const rows = [usage({}), usage({ appId: '앱' }), usage({ day: '2026-01-02' })];
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => stores[i % 2]!.addUsage(i % 3 === 0 ? [...rows].reverse() : rows)),
    );
    expect(await stores[0].readUsage()).toEqual([
      usage({ requests: 20, eojeols: 40, characters: 60 }),
      usage({ appId: '앱', requests: 20, eojeols: 40, characters: 60 }),
      usage({ day: '2026-01-02', requests: 20, eojeols: 40, characters: 60 }),
    ]);
    expect(await stores[1].readUsage({ from: '2026-01-02' })).toHaveLength(1);
    expect(await stores[1].readUsage({ to: '2026-01-01', appId: '앱' })).toHaveLength(1);
    expect(await stores[1].readUsage({ keyId: 'other' })).toHaveLength(0);
    await stores[0].addUsage(Array.from({ length: 2500 }, (_, i) => usage({ keyId: `many-${i}` })));
    expect(await stores[1].readUsage()).toHaveLength(2503);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('adds usage where there is room for it, whoever asks at the same time', async () => {
    const location = await locate();
    const stores = [await openStore(location), await openStore(location)] as const;
    await stores[0].addUsage([usage({ eojeols: 5 }), usage({ keyId: 'sister', eojeols: 5 })]);
    const rooms = [
      { keyIds: ['k'], eojeols: 1000 },
      { keyIds: ['k', 'sister'], eojeols: 40 },
    ];
    const asked = Array.from({ length: 10 }, (_, i) =>
      stores[i % 2]!.addUsageWithin(usage({ eojeols: 10 }), 'owner', rooms),
    );
    // The second room is too small for more than three.
    expect((await Promise.all(asked)).sort()).toEqual([-1, -1, -1, 1, 1, 1, 1, 1, 1, 1]);
    expect((await stores[1].readUsage({ keyId: 'k' }))[0]!.eojeols).toBe(35);
    const later = usage({ eojeols: 40, day: '2026-01-02' });
    expect(await stores[1].addUsageWithin(later, 'owner', rooms)).toBe(-1);
    for (const store of stores) await store.close();
  });

  it('keeps, replaces and removes dictionaries', async () => {
    const store = await openStore(await locate());
    await store.putDictionary({ domainName: '가', sets: SETS, version: '1' });
    await store.putDictionary({ domainName: '나', sets: SETS, version: '1' });
    await store.putDictionary({ domainName: '가', sets: { ...SETS, np: {} }, version: '2' });
    const empty = { np: 0, cp: 0, cpCaret: 0, vv: 0, va: 0, mm: 0, mag: 0, ic: 0 };
    expect(await store.listDictionaries()).toEqual([
      {
        domainName: '가',
        version: '2',
        counts: { ...empty, cpCaret: 1 },
        bytes: Buffer.byteLength(JSON.stringify({ ...SETS, np: {} })),
      },
      {
        domainName: '나',
        version: '1',
        counts: { ...empty, np: 2, cpCaret: 1 },
        bytes: Buffer.byteLength(JSON.stringify(SETS)),
      },
    ]);
    expect(await store.readDictionaries(['나', '없음'])).toEqual([
      { domainName: '나', sets: SETS, version: '1' },
    ]);
    expect((await store.readDictionaries(['가']))[0]!.sets.np).toEqual({});
    expect(await store.removeDictionaries(['나', '없음'])).toEqual(['나']);
    expect(await store.removeDictionaries([])).toEqual([]);
    expect(await store.removeDictionaries(['a\0b', '\ud800'])).toEqual([]);
    expect(await store.removeDictionaries({ owner: '' })).toEqual(['가']);
    expect(await store.listDictionaries()).toEqual([]);
    await store.close();
  });

  it('50 writers change one dictionary at the same time and lose nothing', async () => {
    const location = await locate();
    const stores = await Promise.all(Array.from({ length: 5 }, () => openStore(location)));
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        stores[i % 5]!.changeDictionary('함께', (current) => ({
          domainName: '함께',
          sets: { ...SETS, np: { ...current?.sets.np, [`낱말${i}`]: i + 1 } },
          version: `${i}`,
        })),
      ),
    );
    const stored = (await stores[0]!.readDictionaries(['함께']))[0]!;
    expect(Object.keys(stored.sets.np)).toHaveLength(50);
    await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        stores[i % 5]!.putDictionary({ domainName: `따로 ${i}`, sets: SETS, version: `${i}` }),
      ),
    );
    expect(await stores[1]!.listDictionaries()).toHaveLength(51);
    expect(await stores[2]!.changeDictionary('함께', () => undefined)).toBeUndefined();
    expect((await stores[3]!.readDictionaries(['함께']))[0]).toEqual(stored);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('kill -9 in the middle of an update leaves the old or the new', async () => {
    const location = await locate();
    const store = await openStore(location);
    const large = (word: string) =>
      Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`${word}${i}`, 1]));
    await store.putDictionary({ domainName: '큰', sets: { ...SETS, np: large('옛') }, version: 'old' });
    for (const delay of [0, 15, 40]) {
      const child = fork(fileURLToPath(new URL('./support/put-forever.mjs', import.meta.url)), [
        JSON.stringify(location),
      ]);
      await new Promise((resolve) => child.once('message', resolve));
      await new Promise((resolve) => setTimeout(resolve, delay));
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      await eventually(async () => {
        const stored = (await store.readDictionaries(['큰']))[0]!;
        const words = Object.keys(stored.sets.np);
        expect(words).toHaveLength(20_000);
        expect(new Set(words.map((word) => word[0])).size).toBe(1);
        expect(words[0]!.startsWith(stored.version === 'old' ? '옛' : stored.version)).toBe(true);
      }, 5000);
    }
    await store.putDictionary({ domainName: '큰', sets: SETS, version: 'last' });
    await store.close();
  }, 120_000);

  it('tells others about changes within a second', async () => {
    const location = await locate();
    const [writer, reader] = [await openStore(location), await openStore(location)];
    const heard = new Set<string>();
    reader.onChange((topic) => heard.add(topic));
    await writer.insertKey(storedKeyOf('key-1'));
    await eventually(async () => expect(heard).toContain('keys'));
    heard.clear();
    await writer.putDictionary({ domainName: '가', sets: SETS, version: '1' });
    await eventually(async () => expect(heard).toContain('dictionaries'));
    await writer.close();
    await reader.close();
  });

  it('two servers see each other’s keys, dictionaries and usage within a second', async () => {
    const location = await locate();
    const config = location.databaseUrl ? { databaseUrl: location.databaseUrl } : { data: location.dataDir };
    const one = await startTestServer({ config });
    const two = await startTestServer({ config });
    const caller = callersFor('AnalyzeSyntax')[0]!;
    const key = await one.addKey({ quotaRequests: 4 });
    const analyse = (server: typeof one) =>
      caller.call(
        server,
        'AnalyzeSyntax',
        { document: { content: '말결' }, customDictNames: ['공유'] },
        { 'api-key': key },
      );
    for (const server of [one, two]) {
      await eventually(async () => expect((await analyse(server)).ok).toBe(true));
    }
    await caller.call(one, 'UpdateCustomDictionary', {
      domainName: '공유',
      dict: { npSet: { items: { 말결: 1 } } },
    });
    await eventually(async () => {
      const list = await caller.call(two, 'GetCustomDictionaryList', {});
      expect(list).toMatchObject({ ok: true, body: { domainDicts: [{ domainName: '공유' }] } });
    }, 1000);
    const answer = await analyse(two);
    expect(answer).toMatchObject({ ok: true });
    expect(JSON.stringify(answer)).toContain('"customDictName":"공유"');
    // The quota counts what both have answered.
    await analyse(one);
    await eventually(async () => {
      expect(await analyse(two)).toMatchObject({ ok: false, code: 'resource_exhausted' });
    }, 1500);
    await one.close();
    await two.close();
  });
});
