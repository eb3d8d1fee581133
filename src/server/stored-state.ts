import { quotasOf } from '../access/admit.js';
import { openKeyRing } from '../access/key-ring.js';
import { openUsageMeter } from '../access/usage-meter.js';
import { openDictionaryRegistry } from '../service/dictionaries/dictionary-registry.js';
import { createDictionaryThread } from '../service/dictionaries/dictionary-thread.js';
import { openGlossRegistry } from '../service/dictionaries/gloss-registry.js';
import { openStore } from '../store/open-store.js';
import type { Config } from './config.js';

/** The store, and everything of it that is kept in memory: keys, usage, dictionaries, glosses. */
export async function openStoredState(
  config: Config,
  dictionaryWorker: URL | undefined,
  onError: (error: unknown) => void,
  tell: (notice: string) => void,
) {
  const location = { databaseUrl: config.databaseUrl, dataDir: config.data };
  const store = await openStore({ ...location, withoutBackup: config.skipUpgradeBackup, tell });
  const ring = await openKeyRing(store, onError);
  const quotas = { requests: config.quotaRequests, eojeols: config.quotaEojeols };
  const anyLimits = () =>
    ring.keys().some((key) => {
      const quota = quotasOf(key, quotas);
      return key.revokedAt === null && (quota.requests > 0 || quota.eojeols > 0);
    });
  const meter = await openUsageMeter(store, anyLimits, onError);
  const largeDictionaries = createDictionaryThread(location, dictionaryWorker);
  const dictionaries = await openDictionaryRegistry(store, largeDictionaries, onError);
  const glosses = await openGlossRegistry(store, onError);
  return {
    store,
    ring,
    quotas,
    meter,
    largeDictionaries,
    dictionaries,
    glosses,
    async close(): Promise<void> {
      ring.close();
      dictionaries.close();
      glosses.close();
      await largeDictionaries.close();
      await meter.close().catch(onError);
      await store.close();
    },
  };
}

export type StoredState = Awaited<ReturnType<typeof openStoredState>>;
