import type { Kysely } from 'kysely';
import { createAccountStore } from './account-store.js';
import { createDictionaryStore } from './dictionary-store.js';
import { createKeyStore } from './key-store.js';
import { createOauthRecords } from './oauth-records.js';
import type { Tables } from './schema.js';
import { createSenseStore } from './sense-store.js';
import type { Backend, Change } from './sql-backend.js';
import { withNamedFailures } from './store-failure.js';
import type { Store, Topic } from './types.js';
import { createUsageStore } from './usage-store.js';

export function createSqlStore(db: Kysely<Tables>, backend: Backend): Store {
  const listeners = new Set<(topic: Topic) => void>();
  const tell = (topic: Topic) => {
    for (const listener of listeners) listener(topic);
  };
  const stopListening = backend.onChange(tell);

  const change: Change = async (topic, work) => {
    const result = await backend.transaction(async (trx) => {
      const value = await work(trx);
      await backend.announce(trx, topic);
      return value;
    });
    tell(topic);
    return result;
  };

  return withNamedFailures({
    ...createKeyStore(db, backend, change),
    ...createUsageStore(db, backend),
    ...createDictionaryStore(db, backend, change),

    senses: createSenseStore(db, change),

    accounts: createAccountStore(db, backend, change),

    oauth: createOauthRecords(db, (work) => backend.transaction(work)),

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async ping() {
      await db.selectFrom('migrations').select('name').limit(1).execute();
    },

    async close() {
      stopListening();
      listeners.clear();
      await backend.close();
      await db.destroy();
    },
  });
}
