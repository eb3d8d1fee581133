import type { Kysely } from 'kysely';
import { createBlockStore } from './account-block-store.js';
import { createSessionStore } from './account-session-store.js';
import type { Account, AccountLink, AccountStore } from './account-types.js';
import type { Tables } from './schema.js';
import type { Backend, Change } from './sql-backend.js';

/** Accounts, the links that open them and the browsers that are signed in. */
export function createAccountStore(
  db: Kysely<Tables>,
  { transaction, lockAccount }: Pick<Backend, 'transaction' | 'lockAccount'>,
  change: Change,
): AccountStore {
  return {
    ...createSessionStore(db, { transaction }),
    ...createBlockStore(db, change),

    async find(id) {
      const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
      return row && accountOf(row);
    },

    async list() {
      return (await db.selectFrom('accounts').selectAll().orderBy('created_at').execute()).map(accountOf);
    },

    addLink(link, { most, since, mayExceed }) {
      return transaction(async (trx) => {
        await lockAccount(trx, link.email);
        const { count } = await trx
          .selectFrom('account_links')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('email', '=', link.email)
          .where('created_at', '>', since)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) {
          if ((await hasLink(trx, link.email, link.createdAt)) || !mayExceed()) return false;
        }
        await trx.insertInto('account_links').values(rowOfLink(link)).execute();
        return true;
      });
    },

    redeemLink(hash, now, fresh) {
      return transaction((trx) => redeemLink(trx, lockAccount, { hash, now, fresh }));
    },

    remove(id) {
      return transaction(async (trx) => {
        const row = await trx
          .deleteFrom('accounts')
          .where('id', '=', id)
          .returning('email')
          .executeTakeFirst();
        if (row === undefined) return false;
        await trx.deleteFrom('account_links').where('email', '=', row.email).execute();
        await trx.deleteFrom('account_sessions').where('account_id', '=', id).execute();
        return true;
      });
    },

    async prune(now, linksBefore) {
      await transaction(async (trx) => {
        await trx.deleteFrom('account_sessions').where('expires_at', '<=', now).execute();
        await trx
          .deleteFrom('account_links')
          .where('created_at', '<', linksBefore)
          .where('expires_at', '<=', now)
          .execute();
      });
    },
  };
}

/** Is there a link that still opens the account of this address? */
async function hasLink(trx: Kysely<Tables>, email: string, now: number): Promise<boolean> {
  const link = await trx
    .selectFrom('account_links')
    .select('hash')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** A link opens its account once, and no other link of the address opens it any more. */
async function redeemLink(
  trx: Kysely<Tables>,
  lockAccount: Backend['lockAccount'],
  { hash, now, fresh }: { hash: string; now: number; fresh: { id: string; createdAt: string } },
): ReturnType<AccountStore['redeemLink']> {
  const named = await trx
    .selectFrom('account_links')
    .select('email')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (named === undefined) return undefined;
  await lockAccount(trx, named.email);
  // Kept, with its time over: it still counts among those that were sent.
  const link = await trx
    .updateTable('account_links')
    .set({ expires_at: 0 })
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['email', 'return_to'])
    .executeTakeFirst();
  if (link === undefined) return undefined;
  await trx.updateTable('account_links').set({ expires_at: 0 }).where('email', '=', link.email).execute();
  await trx
    .insertInto('accounts')
    .values({
      id: fresh.id,
      email: link.email,
      created_at: fresh.createdAt,
      signed_in_at: null,
      blocked_at: null,
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .execute();
  const row = await trx
    .updateTable('accounts')
    .set((eb) => ({
      signed_in_at: eb
        .case()
        .when('blocked_at', 'is', null)
        .then(new Date(now * 1000).toISOString())
        .else(eb.ref('signed_in_at'))
        .end(),
    }))
    .where('email', '=', link.email)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account: accountOf(row), returnTo: link.return_to };
}

function accountOf(row: Tables['accounts']): Account {
  return {
    id: row.id,
    email: row.email,
    createdAt: row.created_at,
    signedInAt: row.signed_in_at,
    blockedAt: row.blocked_at,
  };
}

function rowOfLink(link: AccountLink): Tables['account_links'] {
  return {
    hash: link.hash,
    email: link.email,
    return_to: link.returnTo,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
  };
}
