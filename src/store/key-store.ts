import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';
import type { Backend, Change } from './sql-backend.js';
import type { KeyChanges, Store, StoredKey } from './types.js';

export function createKeyStore(
  db: Kysely<Tables>,
  backend: Backend,
  change: Change,
): Pick<Store, 'listKeys' | 'insertKey' | 'insertFirstKey' | 'revokeKey' | 'insertKeyWithin' | 'changeKey'> {
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

    insertKeyWithin(key, most) {
      return change('keys', async (trx) => {
        await backend.lockAccount(trx, key.accountId);
        const { count } = await trx
          .selectFrom('access_keys')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('account_id', '=', key.accountId)
          .where('purpose', key.purpose === 'program' ? 'is' : '=', rowOfKey(key).purpose)
          .where('revoked_at', 'is', null)
          .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', key.createdAt)]))
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await trx.insertInto('access_keys').values(rowOfKey(key)).execute();
        return true;
      });
    },

    changeKey(id, changes) {
      return change('keys', async (trx) => {
        const result = await trx
          .updateTable('access_keys')
          .set(columnsOf(changes))
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
        return Number(result.numUpdatedRows) > 0;
      });
    },
  };
}

/** Only what is given. */
function columnsOf(changes: KeyChanges): Partial<Tables['access_keys']> {
  const columns = {
    label: changes.label,
    hash: changes.hash,
    hint: changes.hint,
    rotated_at: changes.rotatedAt,
    quota_requests: changes.quotaRequests,
    quota_eojeols: changes.quotaEojeols,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
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
    account_id: key.accountId,
    purpose: key.purpose === 'program' ? null : key.purpose,
    rotated_at: key.rotatedAt,
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
    accountId: row.account_id,
    purpose: (row.purpose ?? 'program') as StoredKey['purpose'],
    rotatedAt: row.rotated_at,
  };
}
