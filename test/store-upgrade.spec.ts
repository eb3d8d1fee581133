import { fork } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS, SCHEMA } from '../src/store/migrations.js';
import { openStore, openStoreToRead, type StoreLocation, sqlitePath } from '../src/store/open-store.js';
import type { Tables } from '../src/store/schema.js';
import { restoreSqlite } from '../src/store/sqlite-backup.js';
import { findPostgres, startPostgres, type TestPostgres } from './support/postgres.mjs';
import { runHere } from './support/run-here.js';
import { sized } from './support/thorough.js';

const bin = findPostgres();
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (bin !== undefined) postgres = await startPostgres(bin);
}, 60_000);
afterAll(() => postgres?.stop());

const backends: Array<[string, () => Promise<StoreLocation>]> = [
  ['libsql', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'malgyeol-upgrade-')) })],
];
if (bin === undefined) {
  it('PostgreSQL is not installed here: its half of this suite is not run', ({ skip }) => skip());
} else {
  backends.push(['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres!.createDatabase() })]);
}

async function onDatabase<T>(
  { dataDir, databaseUrl }: StoreLocation,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const dialect = databaseUrl
    ? new PostgresDialect({ pool: new pg.Pool({ connectionString: databaseUrl }) })
    : new SqliteDialect({ database: new Database(sqlitePath(dataDir)) });
  const db = new Kysely<Tables>({ dialect });
  return work(db).finally(() => db.destroy());
}

const SETS = JSON.stringify({ np: { 말결: 1, '한 칸': -3 }, cp: { 글: 2 } });

/** What a program of that time left: migrations that were released never change. */
async function storeOf(schema: number, location: StoreLocation): Promise<void> {
  await onDatabase(location, async (db) => {
    await db.schema
      .createTable('migrations')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('applied_at', 'text', (c) => c.notNull())
      .execute();
    for (const { name, up } of MIGRATIONS.slice(0, schema)) {
      await up(db);
      await db.insertInto('migrations').values({ name, applied_at: '2026-01-01T00:00:00Z' }).execute();
    }
    const key = { id: 'k', hash: 'h', hint: 'mg-…', label: '이름', created_at: '2026-01-01', read_only: 0 };
    await db
      .insertInto('access_keys')
      .values(key as never)
      .execute();
    const dictionary = { domain_name: '우리', sets: SETS, version: '1', updated_at: '2026-01-01' };
    await db
      .insertInto('dictionaries')
      .values(dictionary as never)
      .execute();
  });
}

async function expectWhole(location: StoreLocation): Promise<void> {
  const store = await openStore({ ...location, withoutBackup: true });
  try {
    expect((await store.listKeys()).map(({ id, label }) => [id, label])).toEqual([['k', '이름']]);
    expect((await store.readDictionaries(['우리']))[0]!.sets.np).toEqual({ 말결: 1, '한 칸': -3 });
    await store.putDictionary((await store.readDictionaries(['우리']))[0]!);
    expect((await store.listDictionaries())[0]!.counts).toMatchObject({ np: 2, cp: 1 });
  } finally {
    await store.close();
  }
  const applied = await onDatabase(location, (db) => db.selectFrom('migrations').select('name').execute());
  expect(applied).toHaveLength(SCHEMA);
}

async function upgradeKilledAt(location: StoreLocation, statement: number): Promise<boolean> {
  const script = fileURLToPath(new URL('./support/upgrade-and-die.mjs', import.meta.url));
  const child = fork(script, [JSON.stringify(location), String(statement)], { stdio: 'inherit' });
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.once('exit', (...how) => resolve(how)),
  );
  expect([code, signal]).toEqual(signal === 'SIGKILL' ? [null, 'SIGKILL'] : [0, null]);
  return signal === 'SIGKILL';
}

/** Longer than all migrations have, so that the last is an upgrade that came through. */
const MOST_STATEMENTS = 60;

describe.each(backends)('upgrades on %s', (_name, locate) => {
  it('bring a store of every schema to this one', async () => {
    for (let schema = 1; schema < SCHEMA; schema++) {
      const location = await locate();
      await storeOf(schema, location);
      await expectWhole(location);
    }
  }, 60_000);

  it('that were killed at any statement are made anew, and nothing is lost', async () => {
    const step = sized(11, 5);
    for (const schema of sized([1, SCHEMA - 1], [...MIGRATIONS.keys()].slice(1)))
      for (let statement = 1; statement <= MOST_STATEMENTS; statement += step) {
        const location = await locate();
        await storeOf(schema, location);
        const killed = await upgradeKilledAt(location, statement);
        await expectWhole(location);
        if (!killed) break;
      }
  }, 600_000);

  it('carry their number, and an older program says in one sentence which version it needs', async () => {
    const location = await locate();
    const sentence = (error: unknown) => String((error as Error).message);
    await (await openStore(location)).close();
    await onDatabase(location, async (db) => {
      expect(await db.selectFrom('schema_number').selectAll().execute()).toEqual([
        { number: SCHEMA, needs: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      ]);
      await db
        .insertInto('migrations')
        .values({ name: `00${SCHEMA + 2}-later`, applied_at: '2030-01-01' })
        .execute();
    });
    await expect(openStore(location).catch(sentence)).resolves.toMatch(
      new RegExp(`형식\\(${SCHEMA + 2}번\\).* ${SCHEMA}번까지.*더 새로운 판으로`),
    );
    await onDatabase(location, (db) =>
      db
        .updateTable('schema_number')
        .set({ number: SCHEMA + 2, needs: '9.8.7' })
        .execute(),
    );
    for (const open of [openStore, openStoreToRead]) {
      const said = await open(location).catch(sentence);
      expect(said).toContain('말결을 9.8.7 이상으로 올리거나');
      expect(said).toMatch(/^저장소가 [^\n]*되돌려 주세요(?:\([^)]*\))?\.$/);
    }
    if (location.databaseUrl) return;
    expect(await runHere(['key', 'list', '--data', location.dataDir])).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^오류: .*9\.8\.7 이상으로[^\n]*\n$/),
    });
  });
});

describe('before an upgrade', () => {
  const copies = (dataDir: string) => readdirSync(dataDir).filter((name) => name.includes('.schema-'));

  it('the embedded store is copied, told where, and can be put back', async () => {
    const location = await backends[0]![1]();
    await storeOf(3, location);
    const told: string[] = [];
    await (await openStore({ ...location, tell: (notice) => void told.push(notice) })).close();
    const [copy, ...more] = copies(location.dataDir);
    expect(more).toEqual([]);
    expect(copy).toMatch(/^malgyeol\.db\.schema-3-/);
    expect(told).toEqual([expect.stringContaining(copy!)]);
    await (await openStore(location)).close();
    expect(copies(location.dataDir)).toEqual([copy]);
    const elsewhere = await backends[0]![1]();
    restoreSqlite(join(location.dataDir, copy!), sqlitePath(elsewhere.dataDir));
    const applied = await onDatabase(elsewhere, (db) => db.selectFrom('migrations').select('name').execute());
    expect(applied).toHaveLength(3);
    await expectWhole(elsewhere);
  });

  it('a new store is not, nor one whose owner wants none', async () => {
    const location = await backends[0]![1]();
    await (await openStore(location)).close();
    expect(copies(location.dataDir)).toEqual([]);
    const old = await backends[0]![1]();
    await storeOf(1, old);
    process.env.MALGYEOL_SKIP_UPGRADE_BACKUP = 'true';
    try {
      expect(await runHere(['key', 'list', '--data', old.dataDir])).toMatchObject({ status: 0 });
    } finally {
      delete process.env.MALGYEOL_SKIP_UPGRADE_BACKUP;
    }
    expect(copies(old.dataDir)).toEqual([]);
  });
});
