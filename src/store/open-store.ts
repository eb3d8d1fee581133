import { join } from 'node:path';
import type { Store } from './types.js';

export interface StoreLocation {
  /** PostgreSQL when given; otherwise the embedded store in the data directory. */
  databaseUrl?: string;
  dataDir: string;
}

export async function openStore(location: StoreLocation): Promise<Store> {
  if (location.databaseUrl) {
    const { openPostgresStore } = await import('./postgres-store.js');
    return openPostgresStore(location.databaseUrl);
  }
  const { openSqliteStore } = await import('./sqlite-store.js');
  return openSqliteStore(join(location.dataDir, 'malgyeol.db'));
}
