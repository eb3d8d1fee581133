import { isMainThread } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import { collectInSlices, runInSlices } from '../nonblocking/run-in-slices.js';
import { scanJson } from '../nonblocking/scan-json.js';
import { writeJson } from '../nonblocking/write-json.js';
import { countsOf, sizesOf } from './dictionary-sizes.js';
import { ownerOf } from './owned-name.js';
import type { Tables } from './schema.js';
import type { Backend, Change } from './sql-backend.js';
import type { Store, StoredDictionary } from './types.js';

export function createDictionaryStore(
  db: Kysely<Tables>,
  backend: Backend,
  change: Change,
): Pick<
  Store,
  'listDictionaries' | 'readDictionaries' | 'putDictionary' | 'changeDictionary' | 'removeDictionaries'
> {
  // Writers of dictionaries wait here for each other, not each with a connection that others need.
  const inTurn = createTurns();

  return {
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
      const named = 'owner' in domainNames ? undefined : domainNames.filter((name) => !name.includes('\0'));
      if (named?.length === 0) return Promise.resolve([]);
      return change('dictionaries', async (trx) => {
        const names = named ?? (await namesOf(trx, (domainNames as { owner: string }).owner));
        if (names.length === 0) return [];
        const query = trx.deleteFrom('dictionaries').where('domain_name', 'in', names);
        return (await query.returning('domain_name').execute()).map((row) => row.domain_name);
      });
    },
  };
}

function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

async function namesOf(trx: Kysely<Tables>, owner: string): Promise<string[]> {
  const rows = await trx.selectFrom('dictionaries').select('domain_name').execute();
  return rows.map((row) => row.domain_name).filter((name) => ownerOf(name) === owner);
}

async function rowOfDictionary(dictionary: StoredDictionary): Promise<Tables['dictionaries']> {
  const { domainName, version } = dictionary;
  const sets = isMainThread
    ? (await collectInSlices(writeJson(dictionary.sets))).join('')
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
  const sets = isMainThread ? await runInSlices(scanJson(row.sets)) : JSON.parse(row.sets);
  return { domainName: row.domain_name, sets: sets as StoredDictionary['sets'], version: row.version };
}
