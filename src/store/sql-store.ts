import { isMainThread } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { inTurns, partsInTurns } from '../turns/in-turns.js';
import { scanJson } from '../turns/scan-json.js';
import { writeJson } from '../turns/write-json.js';
import { countsOf, sizesOf } from './dictionary-sizes.js';
import { createOauthRecords } from './oauth-records.js';
import type { Tables } from './schema.js';
import { createSenseStore } from './sense-store.js';
import type { Store, StoredDictionary, StoredKey, Topic, Usage } from './types.js';

/** What differs between the databases. */
export interface Backend {
  transaction<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Tells other processes; runs inside the transaction that made the change. */
  announce(trx: Kysely<Tables>, topic: Topic): Promise<void>;
  /** Serialises "insert only when empty" between processes. */
  lockKeys(trx: Kysely<Tables>): Promise<void>;
  /** Serialises "read, change, write" of one dictionary between processes. */
  lockDictionary(trx: Kysely<Tables>, domainName: string): Promise<void>;
  onChange(listener: (topic: Topic) => void): () => void;
  close(): Promise<void>;
}

/** Rows per statement: 7 values a row stay far below the parameter limits of both databases. */
const ROWS_PER_STATEMENT = 1000;

export function createSqlStore(db: Kysely<Tables>, backend: Backend): Store {
  const listeners = new Set<(topic: Topic) => void>();
  const tell = (topic: Topic) => {
    for (const listener of listeners) listener(topic);
  };
  const stopListening = backend.onChange(tell);

  async function change<T>(topic: Topic, work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> {
    const result = await backend.transaction(async (trx) => {
      const value = await work(trx);
      await backend.announce(trx, topic);
      return value;
    });
    tell(topic);
    return result;
  }

  let lastWrite: Promise<unknown> = Promise.resolve();
  /** Writers of dictionaries wait here for each other, not each with a connection that others need. */
  function inTurn<T>(write: () => Promise<T>): Promise<T> {
    const result = lastWrite.then(write);
    lastWrite = result.catch(() => {});
    return result;
  }

  return {
    async listKeys() {
      const rows = await db
        .selectFrom('access_keys')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(keyOfRow);
    },

    insertKey(key) {
      return change('keys', async (trx) => {
        const result = await trx
          .insertInto('access_keys')
          .values(rowOfKey(key))
          .onConflict((oc) => oc.column('hash').doNothing())
          .executeTakeFirst();
        return Number(result.numInsertedOrUpdatedRows ?? 0) > 0;
      });
    },

    insertFirstKey(key) {
      return change('keys', async (trx) => {
        await backend.lockKeys(trx);
        const any = await trx.selectFrom('access_keys').select('id').limit(1).executeTakeFirst();
        if (any !== undefined) return false;
        await trx.insertInto('access_keys').values(rowOfKey(key)).execute();
        return true;
      });
    },

    revokeKey(id, at) {
      return change('keys', async (trx) => {
        const result = await trx
          .updateTable('access_keys')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
        return Number(result.numUpdatedRows) > 0;
      });
    },

    async addUsage(rows) {
      if (rows.length === 0) return;
      // One order for all replicas: two upserts over the same rows then never wait for each other in a circle.
      const sorted = [...rows].sort((a, b) => (usageKey(a) < usageKey(b) ? -1 : 1));
      await backend.transaction(async (trx) => {
        for (let i = 0; i < sorted.length; i += ROWS_PER_STATEMENT) {
          await trx
            .insertInto('usage_daily')
            .values(sorted.slice(i, i + ROWS_PER_STATEMENT).map(rowOfUsage))
            .onConflict((oc) =>
              oc.columns(['key_id', 'app_id', 'day']).doUpdateSet((eb) => ({
                requests: eb('usage_daily.requests', '+', eb.ref('excluded.requests')),
                eojeols: eb('usage_daily.eojeols', '+', eb.ref('excluded.eojeols')),
                characters: eb('usage_daily.characters', '+', eb.ref('excluded.characters')),
                errors: eb('usage_daily.errors', '+', eb.ref('excluded.errors')),
              })),
            )
            .execute();
        }
      });
    },

    async readUsage(filter = {}) {
      let query = db.selectFrom('usage_daily').selectAll();
      if (filter.keyId !== undefined) query = query.where('key_id', '=', filter.keyId);
      if (filter.appId !== undefined) query = query.where('app_id', '=', filter.appId);
      if (filter.from !== undefined) query = query.where('day', '>=', filter.from);
      if (filter.to !== undefined) query = query.where('day', '<=', filter.to);
      const rows = await query.orderBy('day').orderBy('key_id').orderBy('app_id').execute();
      return rows.map(usageOfRow);
    },

    async listDictionaries() {
      const rows = await db
        .selectFrom('dictionaries')
        .select(['domain_name', 'version', 'counts', 'bytes'])
        .execute();
      // Sorted here: databases have orders of their own.
      return rows
        .map((row) => ({
          domainName: row.domain_name,
          version: row.version,
          counts: countsOf(row.counts),
          bytes: row.bytes,
        }))
        .sort((a, b) => (a.domainName < b.domainName ? -1 : 1));
    },

    async readDictionaries(domainNames) {
      if (domainNames.length === 0) return [];
      const rows = await db
        .selectFrom('dictionaries')
        .select(['domain_name', 'sets', 'version'])
        .where('domain_name', 'in', [...domainNames])
        .execute();
      return Promise.all(rows.map(dictionaryOfRow));
    },

    async putDictionary(dictionary) {
      const row = await rowOfDictionary(dictionary);
      await inTurn(() =>
        change('dictionaries', async (trx) => {
          await backend.lockDictionary(trx, dictionary.domainName);
          await writeDictionary(trx, row);
        }),
      );
    },

    changeDictionary(domainName, work) {
      return inTurn(() =>
        change('dictionaries', async (trx) => {
          await backend.lockDictionary(trx, domainName);
          const row = await trx
            .selectFrom('dictionaries')
            .select(['domain_name', 'sets', 'version'])
            .where('domain_name', '=', domainName)
            .executeTakeFirst();
          const next = work(row && (await dictionaryOfRow(row)));
          if (next !== undefined) await writeDictionary(trx, await rowOfDictionary(next));
          return next;
        }),
      );
    },

    removeDictionaries(domainNames) {
      // PostgreSQL cannot even be asked about a null byte; no dictionary has one in its name.
      const names = domainNames === 'all' ? 'all' : domainNames.filter((name) => !name.includes('\0'));
      if (names.length === 0) return Promise.resolve([]);
      return change('dictionaries', async (trx) => {
        const query = trx.deleteFrom('dictionaries').returning('domain_name');
        const rows = await (names === 'all'
          ? query.execute()
          : query.where('domain_name', 'in', names).execute());
        return rows.map((row) => row.domain_name);
      });
    },

    senses: createSenseStore(db, change),

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
  };
}

async function rowOfDictionary(dictionary: StoredDictionary): Promise<Tables['dictionaries']> {
  const { domainName, version } = dictionary;
  const sets = isMainThread
    ? (await partsInTurns(writeJson(dictionary.sets))).join('')
    : JSON.stringify(dictionary.sets);
  const sizes = sizesOf(dictionary.sets, sets);
  return { domain_name: domainName, sets, version, ...sizes, updated_at: new Date().toISOString() };
}

async function writeDictionary(trx: Kysely<Tables>, row: Tables['dictionaries']): Promise<void> {
  const { domain_name, ...changed } = row;
  await trx
    .insertInto('dictionaries')
    .values({ domain_name, ...changed })
    .onConflict((oc) => oc.column('domain_name').doUpdateSet(changed))
    .execute();
}

async function dictionaryOfRow(
  row: Pick<Tables['dictionaries'], 'domain_name' | 'sets' | 'version'>,
): Promise<StoredDictionary> {
  // Only the main thread has others waiting for it.
  const sets = isMainThread ? await inTurns(scanJson(row.sets)) : JSON.parse(row.sets);
  return { domainName: row.domain_name, sets: sets as StoredDictionary['sets'], version: row.version };
}

function usageKey(usage: Usage): string {
  return `${usage.day}\u0000${usage.keyId}\u0000${usage.appId}`;
}

function rowOfKey(key: StoredKey): Tables['access_keys'] {
  return {
    id: key.id,
    hash: key.hash,
    hint: key.hint,
    label: key.label,
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    revoked_at: key.revokedAt,
    read_only: key.readOnly ? 1 : 0,
    quota_requests: key.quotaRequests,
    quota_eojeols: key.quotaEojeols,
  };
}

function keyOfRow(row: Tables['access_keys']): StoredKey {
  return {
    id: row.id,
    hash: row.hash,
    hint: row.hint,
    label: row.label,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    readOnly: row.read_only !== 0,
    quotaRequests: row.quota_requests === null ? null : Number(row.quota_requests),
    quotaEojeols: row.quota_eojeols === null ? null : Number(row.quota_eojeols),
  };
}

function rowOfUsage(usage: Usage): Tables['usage_daily'] {
  return {
    key_id: usage.keyId,
    app_id: usage.appId,
    day: usage.day,
    requests: usage.requests,
    eojeols: usage.eojeols,
    characters: usage.characters,
    errors: usage.errors,
  };
}

function usageOfRow(row: Tables['usage_daily']): Usage {
  return {
    keyId: row.key_id,
    appId: row.app_id,
    day: row.day,
    requests: Number(row.requests),
    eojeols: Number(row.eojeols),
    characters: Number(row.characters),
    errors: Number(row.errors),
  };
}
