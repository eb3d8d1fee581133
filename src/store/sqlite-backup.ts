import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import Database from 'libsql';
import { SIBLINGS } from './sqlite-siblings.js';
import { namedFailure } from './store-failure.js';

/** A running server writes for milliseconds at a time. In milliseconds. */
const BUSY_TIMEOUT_MS = 10_000;

/** Copies the store into a new file as it is at one moment, while servers go on reading and writing. */
export function backupSqlite(path: string, target: string): void {
  if (!existsSync(path)) throw new Error(`백업할 저장소가 없습니다: ${path}. --data를 확인해 주세요.`);
  if (existsSync(target)) throw new Error(`이미 있는 파일입니다: ${target}. 다른 이름을 주세요.`);
  // What is not whole never bears the name of a backup, though the process may be killed.
  const partial = `${target}.partial`;
  for (const name of ['', '-journal']) rmSync(partial + name, { force: true });
  // Made first, so that nobody else can read it for a moment; VACUUM INTO writes into an empty file.
  closeSync(openSync(partial, 'wx', 0o600));
  try {
    const store = new Database(path);
    try {
      store.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
      store.prepare('VACUUM INTO ?').run(partial);
    } finally {
      store.close();
    }
    checkBackup(partial);
    const file = openSync(partial, 'r+');
    fsyncSync(file);
    closeSync(file);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw namedFailure(error);
  }
}

/** Throws where the file is no whole store of ours. */
function checkBackup(path: string): void {
  if (!existsSync(path)) throw new Error(`파일이 없습니다: ${path}`);
  const file = new Database(path);
  try {
    const found = file.prepare('PRAGMA integrity_check').all() as Array<{ integrity_check: string }>;
    if (found.length !== 1 || found[0]!.integrity_check !== 'ok') throw new Error('integrity_check');
    file.prepare('SELECT name FROM migrations LIMIT 1').all();
  } catch (cause) {
    throw new Error(`말결의 온전한 백업이 아닙니다: ${path}`, { cause });
  } finally {
    file.close();
  }
}

/**
 * Puts a backup in the place of the store, which no server may be using. What was there is kept under the name that is
 * given back; undefined where there was nothing.
 */
export function restoreSqlite(backup: string, path: string): string | undefined {
  checkBackup(backup);
  const fresh = `${path}.restoring`;
  copyFileSync(backup, fresh);
  chmodSync(fresh, 0o600);
  let kept: string | undefined;
  if (existsSync(path)) {
    closeJournal(path);
    kept = `${path}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    renameSync(path, kept);
    for (const sibling of SIBLINGS) {
      if (existsSync(path + sibling)) renameSync(path + sibling, kept + sibling);
    }
  }
  renameSync(fresh, path);
  return kept;
}

/** Brings everything into the one file, which SQLite allows only to who uses it alone. */
function closeJournal(path: string): void {
  const store = new Database(path);
  try {
    store.exec('PRAGMA busy_timeout = 500');
    store.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    const code = String((error as { code?: string }).code);
    // A file that is broken is what a backup is for.
    if (code.startsWith('SQLITE_CORRUPT') || code.startsWith('SQLITE_NOTADB')) return;
    rmSync(`${path}.restoring`, { force: true });
    if (!code.startsWith('SQLITE_BUSY') && !code.startsWith('SQLITE_LOCKED')) throw namedFailure(error);
    throw new Error('저장소를 쓰고 있는 서버가 있습니다. 서버를 끄고 다시 해 주세요.', { cause: error });
  } finally {
    store.close();
  }
}
