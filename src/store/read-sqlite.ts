import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { pendingMigrations } from './migrations.js';
import type { Tables } from './schema.js';
import { createSqlStore } from './sql-store.js';
import type { Store } from './types.js';

/** The embedded store where nothing can be written, neither into its file nor beside it: a read-only disk, say. */
export async function readSqliteStore(path: string): Promise<Store> {
  const file = new Database(addressOf(path));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  const refuse = async () => {
    throw Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY' });
  };
  try {
    if ((await pendingMigrations(db)).length > 0)
      throw new Error('이전 판의 저장소라 쓸 수 있는 곳에서 한 번 열어야 합니다');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return createSqlStore(db, {
    transaction: refuse,
    announce: refuse,
    lockKeys: refuse,
    lockDictionary: refuse,
    lockAccount: refuse,
    onChange: () => () => {},
    close: async () => {},
  });
}

/**
 * SQLite wants to write beside a file even to read it, unless it is told that nobody changes it. What a process that
 * was killed, or one elsewhere that still runs, has not put into the file yet is read with what lies beside it.
 */
function addressOf(path: string): string {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  return `${pathToFileURL(path).href}?${log && log.size > 0 ? 'mode=ro' : 'immutable=1'}`;
}
