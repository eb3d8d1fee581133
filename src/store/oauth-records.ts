import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';
import type { OauthRecord, OauthRecords } from './types.js';

/** Clients register themselves, without a key: the oldest registrations make room. */
const MAX_CLIENTS = 10_000;
const CLIENT = 'Client';

type Transaction = <T>(work: (trx: Kysely<Tables>) => Promise<T>) => Promise<T>;

/** What the authorization server remembers, in the same store as keys: every replica sees the same. */
export function createOauthRecords(db: Kysely<Tables>, transaction: Transaction): OauthRecords {
  return {
    ...secretsIn(transaction),

    async put(record) {
      const row = rowOf(record);
      await transaction(async (trx) => {
        await trx
          .insertInto('oauth_records')
          .values(row)
          .onConflict((oc) =>
            oc.columns(['kind', 'id']).doUpdateSet({
              payload: row.payload,
              grant_id: row.grant_id,
              uid: row.uid,
              expires_at: row.expires_at,
            }),
          )
          .execute();
      });
    },

    async find(kind, id) {
      const row = await db
        .selectFrom('oauth_records')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      return row && recordOf(row);
    },

    async findByUid(kind, uid) {
      const row = await db
        .selectFrom('oauth_records')
        .selectAll()
        .where('kind', '=', kind)
        .where('uid', '=', uid)
        .executeTakeFirst();
      return row && recordOf(row);
    },

    consume(kind, id, at) {
      return transaction(async (trx) => {
        const result = await trx
          .updateTable('oauth_records')
          .set({ consumed_at: at })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .executeTakeFirst();
        return Number(result.numUpdatedRows) > 0;
      });
    },

    async remove(kind, id) {
      await transaction((trx) =>
        trx.deleteFrom('oauth_records').where('kind', '=', kind).where('id', '=', id).execute(),
      );
    },

    async removeGrant(grantId) {
      await transaction((trx) => trx.deleteFrom('oauth_records').where('grant_id', '=', grantId).execute());
    },

    prune: (now) => transaction((trx) => prune(trx, now)),
  };
}

async function prune(trx: Kysely<Tables>, now: number): Promise<void> {
  await trx.deleteFrom('oauth_records').where('expires_at', '<', now).execute();
  const kept = await trx
    .selectFrom('oauth_records')
    .select('expires_at')
    .where('kind', '=', CLIENT)
    .orderBy('expires_at', 'desc')
    .offset(MAX_CLIENTS)
    .limit(1)
    .executeTakeFirst();
  if (kept === undefined) return;
  await trx
    .deleteFrom('oauth_records')
    .where('kind', '=', CLIENT)
    .where('expires_at', '<=', kept.expires_at)
    .execute();
}

function secretsIn(transaction: Transaction): Pick<OauthRecords, 'secret' | 'replaceSecret'> {
  return {
    secret(name, create) {
      return transaction(async (trx) => {
        // The first one stays, whoever of several replicas was first.
        await trx
          .insertInto('secrets')
          .values({ name, value: create() })
          .onConflict((oc) => oc.column('name').doNothing())
          .execute();
        return secretOf(trx, name);
      });
    },

    replaceSecret(name, old, value) {
      return transaction(async (trx) => {
        await trx
          .updateTable('secrets')
          .set({ value })
          .where('name', '=', name)
          .where('value', '=', old)
          .execute();
        return secretOf(trx, name);
      });
    },
  };
}

async function secretOf(trx: Kysely<Tables>, name: string): Promise<string> {
  const { value } = await trx
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

function rowOf(record: OauthRecord): Tables['oauth_records'] {
  return {
    kind: record.kind,
    id: record.id,
    payload: record.payload,
    grant_id: record.grantId,
    uid: record.uid,
    expires_at: record.expiresAt,
    consumed_at: record.consumedAt,
  };
}

function recordOf(row: Tables['oauth_records']): OauthRecord {
  return {
    kind: row.kind,
    id: row.id,
    payload: row.payload,
    grantId: row.grant_id,
    uid: row.uid,
    expiresAt: Number(row.expires_at),
    consumedAt: row.consumed_at === null ? null : Number(row.consumed_at),
  };
}
