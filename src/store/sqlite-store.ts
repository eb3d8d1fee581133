import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { createSqlStore } from './sql-store.js';
import type { Store } from './types.js';

/** How often the file is asked whether another process (the command line) changed it, in milliseconds. */
const WATCH_INTERVAL_MS = 400;
/** How long a writer waits for another process's transaction, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** The embedded store: one file, readable by several processes of one machine. */
export async function openSqliteStore(path: string): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = new Database(path);
  file.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  file.exec('PRAGMA journal_mode = WAL');
  // With WAL this survives the death of the process; only a power failure may cost the last moments of usage.
  file.exec('PRAGMA synchronous = NORMAL');

  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  await db.connection().execute(async (connection) => {
    // IMMEDIATE takes the write lock before looking, so two processes that start together migrate once.
    await sql`begin immediate`.execute(connection);
    try {
      await migrate(connection);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });

  let watch: NodeJS.Timeout | undefined;
  return createSqlStore(db, {
    announce: async () => {},
    // A write before the read takes the lock that a deferred transaction would only take later.
    lockKeys: async (trx) => {
      await trx.updateTable('access_keys').set({ label: '' }).where('id', '=', '').execute();
    },
    onChange(listener) {
      // data_version changes only when ANOTHER connection has committed; own changes are told directly.
      const version = () =>
        (file.prepare('PRAGMA data_version').get() as { data_version: number }).data_version;
      let last = version();
      watch = setInterval(() => {
        const now = version();
        if (now === last) return;
        last = now;
        listener('keys');
        listener('dictionaries');
      }, WATCH_INTERVAL_MS);
      watch.unref();
      return () => clearInterval(watch);
    },
    close: async () => clearInterval(watch),
  });
}
