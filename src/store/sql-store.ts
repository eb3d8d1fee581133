import type { Kysely } from 'kysely';
import { createAccountStore } from './account-store.js';
import { createDictionaryStore } from './dictionary-store.js';
import { createKeyStore } from './key-store.js';
import { createOauthRecords } from './oauth-records.js';
import type { Tables } from './schema.js';
import { createSenseStore } from './sense-store.js';
import type { Backend, Change } from './sql-backend.js';
import { isDiskFailure, withNamedFailures } from './store-failure.js';
import type { Store, Topic } from './types.js';
import { createUsageStore } from './usage-store.js';

export function createSqlStore(db: Kysely<Tables>, given: Backend): Store {
  const { backend, canWrite } = rememberingFailures(given);
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
      await canWrite();
    },

    async close() {
      stopListening();
      listeners.clear();
      await backend.close();
      await db.destroy();
    },
  });
}

const PROBE = 'probe';
/** As much as several pages, so that the last bytes of a disk do not pass for room. */
const PROBE_BYTES = 16_384;

/**
 * Where a change failed for the sake of the disk, reading goes on and says nothing of it: the store is asked to change
 * something until it can again.
 */
function rememberingFailures(given: Backend) {
  let failed = false;
  const backend: Backend = {
    ...given,
    async transaction(work) {
      try {
        const result = await given.transaction(work);
        failed = false;
        return result;
      } catch (error) {
        failed ||= isDiskFailure(error);
        throw error;
      }
    },
  };
  async function canWrite(): Promise<void> {
    await given.room?.();
    if (!failed) return;
    await backend.transaction(async (trx) => {
      await trx
        .insertInto('secrets')
        .values({ name: PROBE, value: 'x'.repeat(PROBE_BYTES) })
        .execute();
      await trx.deleteFrom('secrets').where('name', '=', PROBE).execute();
    });
  }
  return { backend, canWrite };
}
