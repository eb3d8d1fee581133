import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { requireRoom } from './disk-room.js';
import { migrate, NewerStore, pendingMigrations, SCHEMA } from './migrations.js';
import type { Tables } from './schema.js';
import { createSqlStore } from './sql-store.js';
import { backupSqlite } from './sqlite-backup.js';
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
export async function openSqliteStore(path: string, upgrade: Upgrade = {}): Promise<Store> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  keepPrivate(path);
  const file = new Database(path);
  try {
    return await storeIn(file, path, upgrade);
  } catch (error) {
    // What could not be opened must not pass for a server that uses the file.
    letGo(file);
    file.close();
    throw error;
  }
}

async function storeIn(file: Database.Database, path: string, upgrade: Upgrade): Promise<Store> {
  file.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
  await whenFree(async () => file.exec('PRAGMA journal_mode = WAL'));
  // With WAL this survives the death of the process; only a power failure may cost the last moments of usage.
  file.exec('PRAGMA synchronous = NORMAL');

  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) });
  /** IMMEDIATE takes the write lock before anything is read: two processes that start together migrate once. */
  const transaction = <T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> =>
    whenFree(() =>
      db.connection().execute(async (connection) => {
        // A transaction that could not be undone would keep every later one from beginning.
        if (file.inTransaction) undo(file);
        // Not as prepared statements: libsql leaves one that met a busy file open, and then nothing can commit.
        file.exec('BEGIN IMMEDIATE');
        try {
          const result = await work(connection);
          file.exec('COMMIT');
          return result;
        } catch (error) {
          undo(file);
          throw error;
        }
      }),
    );
  await transaction((trx) => migrateFile(trx, file, path, upgrade));

  let watch: NodeJS.Timeout | undefined;
  return createSqlStore(db, {
    transaction,
    announce: async () => {},
    // The transaction itself is the lock, for these three.
    lockKeys: async () => {},
    lockDictionary: async () => {},
    lockAccount: async () => {},
    room: () => requireRoom(path),
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
    close: async () => {
      clearInterval(watch);
      letGo(file);
    },
  });
}

/**
 * libsql holds a closed file, with its locks, until the last statement that was prepared is collected as garbage. Whoever
 * is the last to use the file brings it back to where no lock is held between two transactions.
 */
function letGo(file: Database.Database): void {
  try {
    file.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // Others use it, or it is no store.
  }
}

/** What happens to a store of an older program. */
export interface Upgrade {
  /** It is not copied before. */
  withoutBackup?: boolean;
  /** Told where the copy is. */
  tell?(notice: string): void;
}

/** The file carries the number of its schema for other programs too. */
async function migrateFile(
  trx: Kysely<Tables>,
  file: Database.Database,
  path: string,
  { withoutBackup, tell }: Upgrade,
): Promise<void> {
  const [found] = file.prepare('PRAGMA user_version').all() as Array<{ user_version: number }>;
  if (found!.user_version > SCHEMA) {
    await pendingMigrations(trx);
    throw new NewerStore(found!.user_version);
  }
  const migrated = await migrate(trx, (from) => {
    if (withoutBackup) return;
    const backup = `${path}.schema-${from}-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    backupSqlite(path, backup);
    tell?.(`저장소의 형식을 올리기 전에 백업했습니다: ${backup}`);
  });
  if (migrated) file.exec(`PRAGMA user_version = ${SCHEMA}`);
}

/** What went wrong first is told: SQLite has often undone all by itself (a full disk), and then says that nothing is open. */
function undo(file: Database.Database): void {
  try {
    file.exec('ROLLBACK');
  } catch {
    // The next transaction tries again where one is left open.
  }
}

/**
 * For the owner alone, whoever made the folder: SQLite gives the files beside it the same rights. A file that is there is
 * never opened here: closing it again would take away the locks of every store that this process has open on it
 * (advisory locks belong to the process, not to the handle), and another process would then throw away the log in use.
 */
function keepPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    accessSync(path, constants.W_OK);
  }
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
