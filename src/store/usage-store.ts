import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';
import type { Backend } from './sql-backend.js';
import type { Store, Usage } from './types.js';

/** Rows per statement: 7 values a row stay far below the parameter limits of both databases. */
const ROWS_PER_STATEMENT = 1000;

export function createUsageStore(
  db: Kysely<Tables>,
  backend: Backend,
): Pick<Store, 'addUsage' | 'addUsageWithin' | 'readUsage'> {
  return {
    async addUsage(rows) {
      if (rows.length === 0) return;
      // One order for all replicas: two upserts over the same rows then never wait for each other in a circle.
      const sorted = [...rows].sort((a, b) => (usageKey(a) < usageKey(b) ? -1 : 1));
      await backend.transaction((trx) => addRows(trx, sorted));
    },

    addUsageWithin(usage, lock, rooms) {
      return backend.transaction(async (trx) => {
        await backend.lockAccount(trx, lock);
        for (const [index, { keyIds, eojeols }] of rooms.entries()) {
          if ((await eojeolsOf(trx, keyIds, usage.day)) + usage.eojeols > eojeols) return index;
        }
        await addRows(trx, [usage]);
        return -1;
      });
    },

    async readUsage(filter = {}) {
      let query = db.selectFrom('usage_daily').selectAll();
      if (filter.keyId !== undefined) query = query.where('key_id', '=', filter.keyId);
      if (filter.keyIds !== undefined) {
        if (filter.keyIds.length === 0) return [];
        query = query.where('key_id', 'in', [...filter.keyIds]);
      }
      if (filter.appId !== undefined) query = query.where('app_id', '=', filter.appId);
      if (filter.from !== undefined) query = query.where('day', '>=', filter.from);
      if (filter.to !== undefined) query = query.where('day', '<=', filter.to);
      const rows = await query.orderBy('day').orderBy('key_id').orderBy('app_id').execute();
      return rows.map(usageOfRow);
    },
  };
}

async function addRows(trx: Kysely<Tables>, rows: readonly Usage[]): Promise<void> {
  for (let i = 0; i < rows.length; i += ROWS_PER_STATEMENT) {
    await trx
      .insertInto('usage_daily')
      .values(rows.slice(i, i + ROWS_PER_STATEMENT).map(rowOfUsage))
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
}

async function eojeolsOf(trx: Kysely<Tables>, keyIds: readonly string[], day: string): Promise<number> {
  if (keyIds.length === 0) return 0;
  const found = await trx
    .selectFrom('usage_daily')
    .select((eb) => eb.fn.sum('eojeols').as('eojeols'))
    .where('day', '=', day)
    .where('key_id', 'in', [...keyIds])
    .executeTakeFirst();
  return Number(found?.eojeols ?? 0);
}

function usageKey(usage: Usage): string {
  return `${usage.day}\u0000${usage.keyId}\u0000${usage.appId}`;
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
