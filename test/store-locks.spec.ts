import { fork } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { openStore, type StoreLocation, sqlitePath } from '../src/store/open-store.js';
import { backupSqlite, restoreSqlite } from '../src/store/sqlite-backup.js';
import type { DictionarySets } from '../src/store/types.js';

const SETS: DictionarySets = { np: {}, cp: {}, cpCaret: {}, vv: {}, va: {}, mm: {}, mag: {}, ic: {} };

const newFolder = (): StoreLocation => ({ dataDir: mkdtempSync(join(tmpdir(), 'malgyeol-locks-')) });

/** The names of the dictionaries as another process sees them, which opens the store and closes it again. */
async function seenElsewhere(location: StoreLocation): Promise<string[]> {
  const script = fileURLToPath(new URL('./support/open-and-close.mjs', import.meta.url));
  const child = fork(script, [JSON.stringify(location)]);
  const names = await new Promise<string[]>((resolve) => child.once('message', resolve as never));
  await new Promise((resolve) => child.once('exit', resolve));
  return names;
}

describe('the embedded store, opened more than once', () => {
  it.each([
    ['a second store is open', false],
    ['a second store was opened and closed', true],
  ])('loses nothing to another process while %s in this one', async (_, closed) => {
    const location = newFolder();
    const first = await openStore(location);
    const second = await openStore(location);
    if (closed) await second.close();
    // the last to leave clears the log away, so another process must not take itself for the last
    expect(await seenElsewhere(location)).toEqual([]);
    expect(existsSync(`${sqlitePath(location.dataDir)}-wal`)).toBe(true);
    await first.putDictionary({ domainName: '나중에', sets: SETS, version: '1' });
    expect(await seenElsewhere(location)).toEqual(['나중에']);
    await first.close();
    if (!closed) await second.close();
    expect(await seenElsewhere(location)).toEqual(['나중에']);
  });

  it('is free at once when it was closed: it opens again, and a backup may take its place', async () => {
    const location = newFolder();
    const path = sqlitePath(location.dataDir);
    for (const name of ['하나', '둘']) {
      const store = await openStore(location);
      await store.putDictionary({ domainName: name, sets: SETS, version: '1' });
      await store.close();
    }
    expect(existsSync(`${path}-wal`)).toBe(false);
    const copy = join(location.dataDir, 'copy.db');
    backupSqlite(path, copy);
    expect(restoreSqlite(copy, path)).toMatch(/\.before-/);
    expect(await seenElsewhere(location)).toEqual(['둘', '하나']);
  });

  it('is free also when it could not be opened', async () => {
    const location = newFolder();
    const path = sqlitePath(location.dataDir);
    await (await openStore(location)).close();
    const copy = join(location.dataDir, 'copy.db');
    backupSqlite(path, copy);
    const file = new Database(path);
    file.exec("INSERT INTO migrations VALUES ('9999-later', '2030-01-01'); PRAGMA user_version = 9999");
    file.close();
    await expect(openStore(location)).rejects.toThrow('올리');
    restoreSqlite(copy, path);
    expect(await seenElsewhere(location)).toEqual([]);
  });
});
