import type { Kysely } from 'kysely';
import type { AccountSession, AccountStore } from './account-types.js';
import type { Tables } from './schema.js';
import type { Backend } from './sql-backend.js';

/** The browsers that are signed in. */
export function createSessionStore(
  db: Kysely<Tables>,
  { transaction }: Pick<Backend, 'transaction'>,
): Pick<AccountStore, 'addSession' | 'findSession' | 'rotateSession' | 'removeSessions'> {
  return {
    addSession(session, most) {
      return transaction(async (trx) => {
        await trx.insertInto('account_sessions').values(rowOfSession(session)).execute();
        const rows = await trx
          .selectFrom('account_sessions')
          .selectAll()
          .where('account_id', '=', session.accountId)
          .orderBy('created_at', 'desc')
          .execute();
        const old = rows.filter(({ id }) => id !== session.id).slice(most - 1);
        for (const { id } of old) await trx.deleteFrom('account_sessions').where('id', '=', id).execute();
        return old.map(sessionOf);
      });
    },

    async findSession(hash, now, graceFrom) {
      const row = await db
        .selectFrom('account_sessions')
        .selectAll()
        .where('expires_at', '>', now)
        .where((eb) =>
          eb.or([
            eb('hash', '=', hash),
            eb.and([eb('previous_hash', '=', hash), eb('rotated_at', '>=', graceFrom)]),
          ]),
        )
        .executeTakeFirst();
      return row && sessionOf(row);
    },

    rotateSession(id, from, to, at) {
      return transaction(async (trx) => {
        const result = await trx
          .updateTable('account_sessions')
          .set({ hash: to, previous_hash: from, rotated_at: at })
          .where('id', '=', id)
          .where('hash', '=', from)
          .executeTakeFirst();
        return Number(result.numUpdatedRows) > 0;
      });
    },

    removeSessions(which) {
      return transaction(async (trx) => {
        const query = trx.deleteFrom('account_sessions').returningAll();
        const rows = await ('id' in which
          ? query.where('id', '=', which.id).execute()
          : query.where('account_id', '=', which.accountId).execute());
        return rows.map(sessionOf);
      });
    },
  };
}

function rowOfSession(session: AccountSession): Tables['account_sessions'] {
  return {
    id: session.id,
    account_id: session.accountId,
    hash: session.hash,
    previous_hash: session.previousHash,
    page_key_id: session.pageKeyId,
    created_at: session.createdAt,
    rotated_at: session.rotatedAt,
    expires_at: session.expiresAt,
  };
}

function sessionOf(row: Tables['account_sessions']): AccountSession {
  return {
    id: row.id,
    accountId: row.account_id,
    hash: row.hash,
    previousHash: row.previous_hash,
    pageKeyId: row.page_key_id,
    createdAt: Number(row.created_at),
    rotatedAt: Number(row.rotated_at),
    expiresAt: Number(row.expires_at),
  };
}
