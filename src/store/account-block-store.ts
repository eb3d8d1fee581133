import type { Kysely } from 'kysely';
import type { AccountStore } from './account-types.js';
import type { Tables } from './schema.js';
import type { Change } from './sql-backend.js';

/** Whom the owner of the installation does not let in; holders of keys hear of it as of any change of keys. */
export function createBlockStore(
  db: Kysely<Tables>,
  change: Change,
): Pick<AccountStore, 'blocked' | 'block' | 'unblock'> {
  return {
    async blocked() {
      const rows = await db
        .selectFrom('accounts')
        .select('id')
        .where('blocked_at', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    block(id, at) {
      return change('keys', async (trx) => {
        const result = await trx
          .updateTable('accounts')
          .set({ blocked_at: at })
          .where('id', '=', id)
          .where('blocked_at', 'is', null)
          .executeTakeFirst();
        if (Number(result.numUpdatedRows) === 0) return false;
        await trx.deleteFrom('account_sessions').where('account_id', '=', id).execute();
        // Of the account, not of its sessions: one that is just being opened has its key already.
        await trx
          .updateTable('access_keys')
          .set({ revoked_at: at })
          .where('account_id', '=', id)
          .where('purpose', '=', 'page')
          .where('revoked_at', 'is', null)
          .execute();
        return true;
      });
    },

    unblock(id) {
      return change('keys', async (trx) => {
        const result = await trx
          .updateTable('accounts')
          .set({ blocked_at: null })
          .where('id', '=', id)
          .where('blocked_at', 'is not', null)
          .executeTakeFirst();
        return Number(result.numUpdatedRows) > 0;
      });
    },
  };
}
