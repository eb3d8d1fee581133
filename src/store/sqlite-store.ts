import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { createSqlStore } from './sql-store.js';
import { SIBLINGS } from './sqlite-siblings.js';
import { type Store, TOPICS } from './types.js';

/** How often the file is asked whether another process (the command line) changed it, in milliseconds. */
const WATCH_INTERVAL_MS = 400;
/**
 * The driver waits on the thread that answers requests, so it waits only this long for another process's write, in
 * milliseconds; after that we wait ourselves, and requests go on.
 */
const BUSY_TIMEOUT_MS = 5;
const RETRY_PAUSE_MS = 10;
/** Then something is wrong with the other process. */
const GIVE_UP_MS = 10_000;

/** The embedded store: one file, readable by several processes of one machine. */
export async function openSqliteStore(path: string): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  keepPrivate(path);
  const file = new Database(path);
  file.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  await whenFree(async () => file.exec('PRAGMA journal_mode = WAL'));
  // With WAL this survives the death of the process; only a power failure may cost the last moments of usage.
  file.exec('PRAGMA synchronous = NORMAL');

  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  /** IMMEDIATE takes the write lock before anything is read: two processes that start together migrate once. */
  const transaction = <T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> =>
    whenFree(() =>
      db.connection().execute(async (connection) => {
        // Not as prepared statements: libsql leaves one that met a busy file open, and then nothing can commit.
        file.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(connection);
          file.exec('COMMIT');
          return result;
        } catch (error) {
          file.exec('ROLLBACK');
          throw error;
        }
      }),
    );
  await transaction(migrate);

  let watch: NodeJS.Timeout | undefined;
  return createSqlStore(db, {
    transaction,
    announce: async () => {},
    // The transaction itself is the lock, for these three.
    lockKeys: async () => {},
    lockDictionary: async () => {},
    lockAccount: async () => {},
    onChange(listener) {
      // data_version changes only when ANOTHER connection has committed; own changes are told directly.
      const query = file.prepare('PRAGMA data_version');
      const version = () => (query.all() as Array<{ data_version: number }>)[0]!.data_version;
      let last = version();
      watch = setInterval(() => {
        let now: number;
        try {
          now = version();
        } catch {
          // Whoever reads or writes is told what is wrong with the file.
          return;
        }
        if (now === last) return;
        last = now;
        for (const topic of TOPICS) listener(topic);
      }, WATCH_INTERVAL_MS);
      watch.unref();
      return () => clearInterval(watch);
    },
    close: async () => clearInterval(watch),
  });
}

/** For the owner alone, whoever made the folder: SQLite gives the files beside it the same rights. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const name of ['', ...SIBLINGS].map((ending) => path + ending)) {
    try {
      if ((statSync(name).mode & 0o077) !== 0) chmodSync(name, 0o600);
    } catch {
      // Not there, or the file of another user who lets us write.
    }
  }
}

async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!String((error as { code?: string }).code).startsWith('SQLITE_BUSY') || Date.now() > deadline)
        throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS * (1 + Math.random())));
    }
  }
}
