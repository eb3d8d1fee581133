import { join } from 'node:path';
import { ServiceError } from '../errors/service-error.js';
import { namedFailure } from './store-failure.js';
import type { Store } from './types.js';

export interface StoreLocation {
  /** PostgreSQL when given; otherwise the embedded store in the data directory. */
  databaseUrl?: string;
  dataDir: string;
}

/** The one file of the embedded store. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'malgyeol.db');
}

/** Fails with a message for whoever started the program. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if (location.databaseUrl) {
    const { openPostgresStore } = await import('./postgres-store.js');
    return openPostgresStore(location.databaseUrl).catch((error: Error) => {
      // The address may hold a password: only what the driver says is shown.
      const why = error.message || (error as NodeJS.ErrnoException).code;
      throw new Error(
        `PostgreSQL에 연결할 수 없습니다: ${why}. MALGYEOL_DATABASE_URL과 데이터베이스가 켜져 있는지 확인해 주세요.`,
        { cause: error },
      );
    });
  }
  const { openSqliteStore } = await import('./sqlite-store.js');
  return openSqliteStore(sqlitePath(location.dataDir)).catch((error: Error) => {
    const named = namedFailure(error);
    if (named instanceof ServiceError)
      throw new Error(`${named.message} (${location.dataDir})`, { cause: error });
    throw new Error(
      `데이터 폴더를 쓸 수 없습니다: ${location.dataDir} (${error.message}). 권한을 확인하거나 --data로 다른 폴더를 골라 주세요.`,
      { cause: error },
    );
  });
}
