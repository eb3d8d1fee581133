import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { emptySets } from '../src/dictionary/set-names.js';
import { openStore, openStoreToRead, sqlitePath } from '../src/store/open-store.js';
import { readSqliteStore } from '../src/store/read-sqlite.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'malgyeol-read-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const ours = { domainName: '우리', version: '1', sets: { ...emptySets(), np: { 말결: 1 } } };

async function stored(name: string): Promise<string> {
  const dataDir = join(FOLDER, name);
  const store = await openStore({ dataDir });
  await store.changeDictionary('우리', () => ours);
  await store.close();
  return dataDir;
}

describe('a store that is only read', () => {
  it('tells what is there, and refuses to change it', async () => {
    const dataDir = await stored('내 자료 100%?#');
    const store = await readSqliteStore(sqlitePath(dataDir));
    expect(await store.readDictionaries(['우리'])).toMatchObject([ours]);
    await expect(store.changeDictionary('너희', () => ({ ...ours, domainName: '너희' }))).rejects.toThrow(
      '읽기 전용',
    );
    await store.close();
  });

  it('tells what another process has not put into the file yet', async () => {
    const dataDir = await stored('written');
    const writer = await openStore({ dataDir });
    await writer.changeDictionary('너희', () => ({ ...ours, domainName: '너희' }));
    const store = await readSqliteStore(sqlitePath(dataDir));
    expect((await store.listDictionaries()).map(({ domainName }) => domainName).sort()).toEqual([
      '너희',
      '우리',
    ]);
    await store.close();
    await writer.close();
  });

  it('of an earlier version says so', async () => {
    const dataDir = await stored('earlier');
    const file = new Database(sqlitePath(dataDir));
    file.exec('DELETE FROM migrations WHERE name = (SELECT max(name) FROM migrations)');
    file.close();
    await expect(readSqliteStore(sqlitePath(dataDir))).rejects.toThrow('이전 판');
  });

  it('is nothing where nothing was stored, and is not made', async () => {
    const dataDir = join(FOLDER, 'none');
    expect(await openStoreToRead({ dataDir })).toBeUndefined();
    expect(
      await openStoreToRead({ dataDir: join(sqlitePath(await stored('file')), 'inside') }),
    ).toBeUndefined();
    expect(await openStoreToRead({ dataDir })).toBeUndefined();
  });
});
