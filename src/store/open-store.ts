import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ServiceError } from '../errors/service-error.js';
import { NewerStore } from './migrations.js';
import type { Upgrade } from './sqlite-store.js';
import { namedFailure } from './store-failure.js';
import type { Store } from './types.js';

export interface StoreLocation extends Upgrade {
  /** PostgreSQL when given; otherwise the embedded store in the data directory. */
  databaseUrl?: string;
  dataDir: string;
}

/** Programs that start the engine show its messages to people who type no options. */
const ANOTHER_FOLDER = '다른 폴더를 --data(파이썬에서는 data=)나 환경 변수 MALGYEOL_DATA로 알려 주세요.';

/** The one file of the embedded store. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'malgyeol.db');
}

/** Fails with a message for whoever started the program. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if (location.databaseUrl) {
    const { openPostgresStore } = await import('./postgres-store.js');
    return openPostgresStore(location.databaseUrl).catch((error: Error) => {
      if (error instanceof NewerStore) throw new Error(`${error.message}.`, { cause: error });
      // The address may hold a password: only what the driver says is shown.
      const why = error.message || (error as NodeJS.ErrnoException).code;
      throw new Error(
        `PostgreSQL에 연결할 수 없습니다: ${why}. MALGYEOL_DATABASE_URL과 데이터베이스가 켜져 있는지 확인해 주세요.`,
        { cause: error },
      );
    });
  }
  const { openSqliteStore } = await import('./sqlite-store.js');
  return openSqliteStore(sqlitePath(location.dataDir), location).catch((error: Error) => {
    if (error instanceof NewerStore) throw newerThere(location, error);
    const named = namedFailure(error);
    if (named instanceof ServiceError)
      throw new Error(`${named.message} (${location.dataDir})`, { cause: error });
    throw new Error(
      `데이터 폴더를 쓸 수 없습니다: ${location.dataDir} (${error.message}). 권한을 확인하거나 ${ANOTHER_FOLDER}`,
      { cause: error },
    );
  });
}

/** Nothing was stored yet where this gives nothing, and nothing is made then; what is there need not be writable. */
export async function openStoreToRead(location: StoreLocation): Promise<Store | undefined> {
  if (location.databaseUrl) return openStore(location);
  const path = sqlitePath(location.dataDir);
  try {
    statSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw unreadable(location, error as Error);
  }
  try {
    return await openStore(location);
  } catch (error) {
    if (!NOT_WRITABLE.test(codeOf((error as Error).cause))) throw error;
    const { readSqliteStore } = await import('./read-sqlite.js');
    return readSqliteStore(path).catch((why: Error) => {
      throw why instanceof NewerStore ? newerThere(location, why) : unreadable(location, why);
    });
  }
}

function newerThere({ dataDir }: StoreLocation, why: NewerStore): Error {
  return new Error(`${why.message}(${dataDir}).`, { cause: why });
}

/** There is a store, but not for this user. */
export class UnreadableStore extends Error {}

const NOT_WRITABLE = /^(?:EROFS|EACCES|EPERM|SQLITE_READONLY|SQLITE_CANTOPEN)/;

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

function unreadable({ dataDir }: StoreLocation, why: Error): UnreadableStore {
  const text = `데이터 폴더의 저장소를 읽을 수 없습니다: ${dataDir} (${why.message}). 권한을 확인하거나 ${ANOTHER_FOLDER}`;
  return new UnreadableStore(text, { cause: why });
}
