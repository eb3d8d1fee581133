import type { Kysely } from 'kysely';
import { sizesOf } from './dictionary-sizes.js';
import type { Tables } from './schema.js';

export interface Migration {
  name: string;
  up(db: Kysely<Tables>): Promise<void>;
}

/** From here on a program that is too old is told which version it needs. */
const CARRIES_ITS_NUMBER = '0008-schema-number';

/** The first version of the program that knows the last of the migrations: changed whenever one is added. */
const NEEDS = '0.2.0';

/** Forwards only: a migration that was released is never changed, the next one is added below it. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '0001-keys-usage-dictionaries',
    async up(db) {
      await db.schema
        .createTable('access_keys')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('hint', 'text', (c) => c.notNull())
        .addColumn('label', 'text', (c) => c.notNull())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('expires_at', 'text')
        .addColumn('revoked_at', 'text')
        .addColumn('read_only', 'integer', (c) => c.notNull())
        .addColumn('quota_requests', 'bigint')
        .addColumn('quota_eojeols', 'bigint')
        .execute();
      await db.schema
        .createTable('usage_daily')
        .addColumn('key_id', 'text', (c) => c.notNull())
        .addColumn('app_id', 'text', (c) => c.notNull())
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('requests', 'bigint', (c) => c.notNull())
        .addColumn('eojeols', 'bigint', (c) => c.notNull())
        .addColumn('characters', 'bigint', (c) => c.notNull())
        .addColumn('errors', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('usage_daily_pk', ['key_id', 'app_id', 'day'])
        .execute();
      await db.schema
        .createTable('dictionaries')
        .addColumn('domain_name', 'text', (c) => c.primaryKey())
        .addColumn('sets', 'text', (c) => c.notNull())
        .addColumn('version', 'text', (c) => c.notNull())
        .addColumn('updated_at', 'text', (c) => c.notNull())
        .execute();
    },
  },
  {
    name: '0002-oauth',
    async up(db) {
      await db.schema
        .createTable('oauth_records')
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('payload', 'text', (c) => c.notNull())
        .addColumn('grant_id', 'text')
        .addColumn('uid', 'text')
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .addColumn('consumed_at', 'bigint')
        .addPrimaryKeyConstraint('oauth_records_pk', ['kind', 'id'])
        .execute();
      await db.schema.createIndex('oauth_records_grant').on('oauth_records').column('grant_id').execute();
      await db.schema.createIndex('oauth_records_uid').on('oauth_records').column('uid').execute();
      await db.schema.createIndex('oauth_records_expiry').on('oauth_records').column('expires_at').execute();
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  {
    name: '0003-dictionary-sizes',
    async up(db) {
      await db.schema
        .alterTable('dictionaries')
        .addColumn('counts', 'text', (c) => c.notNull().defaultTo('{}'))
        .execute();
      await db.schema
        .alterTable('dictionaries')
        .addColumn('bytes', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
      const names = await db.selectFrom('dictionaries').select('domain_name').execute();
      for (const { domain_name } of names) {
        const row = await db
          .selectFrom('dictionaries')
          .select('sets')
          .where('domain_name', '=', domain_name)
          .executeTakeFirstOrThrow();
        const sizes = sizesOf(JSON.parse(row.sets), row.sets);
        await db.updateTable('dictionaries').set(sizes).where('domain_name', '=', domain_name).execute();
      }
    },
  },
  {
    name: '0004-senses',
    async up(db) {
      await db.schema
        .createTable('sense_imports')
        .addColumn('source', 'text', (c) => c.primaryKey())
        .addColumn('generation', 'text', (c) => c.notNull())
        .addColumn('entries', 'integer', (c) => c.notNull())
        .addColumn('matched', 'integer', (c) => c.notNull())
        .addColumn('imported_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('sense_entries')
        .addColumn('generation', 'text', (c) => c.notNull())
        .addColumn('word', 'text', (c) => c.notNull())
        .addColumn('pos', 'text', (c) => c.notNull())
        .addColumn('number', 'integer', (c) => c.notNull())
        .addColumn('target_id', 'integer', (c) => c.notNull())
        .addColumn('definition', 'text', (c) => c.notNull())
        .addColumn('our_pos', 'text', (c) => c.notNull())
        .addColumn('our_number', 'integer', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('sense_entries_word').on('sense_entries').column('word').execute();
      await db.schema
        .createIndex('sense_entries_generation')
        .on('sense_entries')
        .columns(['generation', 'our_number'])
        .execute();
    },
  },
  {
    name: '0005-sense-coverage',
    async up(db) {
      for (const column of ['singles', 'ids']) {
        await db.schema
          .alterTable('sense_imports')
          .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
      }
    },
  },
  {
    name: '0006-accounts',
    async up(db) {
      for (const column of ['account_id', 'purpose', 'rotated_at']) {
        await db.schema.alterTable('access_keys').addColumn(column, 'text').execute();
      }
      await db.schema
        .createTable('accounts')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull().unique())
        .addColumn('created_at', 'text', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('account_links')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('return_to', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema.createIndex('account_links_email').on('account_links').column('email').execute();
      await db.schema
        .createTable('account_sessions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('account_id', 'text', (c) => c.notNull())
        .addColumn('hash', 'text', (c) => c.notNull().unique())
        .addColumn('previous_hash', 'text')
        .addColumn('page_key_id', 'text', (c) => c.notNull())
        .addColumn('created_at', 'bigint', (c) => c.notNull())
        .addColumn('rotated_at', 'bigint', (c) => c.notNull())
        .addColumn('expires_at', 'bigint', (c) => c.notNull())
        .execute();
      await db.schema
        .createIndex('account_sessions_previous')
        .on('account_sessions')
        .column('previous_hash')
        .execute();
      await db.schema
        .createIndex('account_sessions_account')
        .on('account_sessions')
        .column('account_id')
        .execute();
    },
  },
  {
    name: '0007-blocked-accounts',
    async up(db) {
      for (const column of ['signed_in_at', 'blocked_at']) {
        await db.schema.alterTable('accounts').addColumn(column, 'text').execute();
      }
    },
  },
  {
    name: CARRIES_ITS_NUMBER,
    async up(db) {
      await db.schema
        .createTable('schema_number')
        .addColumn('number', 'integer', (c) => c.primaryKey())
        .addColumn('needs', 'text', (c) => c.notNull())
        .execute();
    },
  },
];

/** The number of the schema that this program reads and writes: that of the last migration. */
export const SCHEMA = MIGRATIONS.length;

/**
 * Runs what is missing; `beforeUpgrade` is called first where something was stored before. The caller holds the lock and
 * the transaction, which differ between the databases. False where nothing was missing.
 */
export async function migrate(
  db: Kysely<Tables>,
  beforeUpgrade: (from: number) => void = () => {},
): Promise<boolean> {
  await db.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('applied_at', 'text', (c) => c.notNull())
    .execute();
  const pending = await pendingMigrations(db);
  if (pending.length === 0) return false;
  const from = SCHEMA - pending.length;
  if (from > 0) beforeUpgrade(from);
  for (const { name, up } of pending) {
    await up(db);
    await db.insertInto('migrations').values({ name, applied_at: new Date().toISOString() }).execute();
  }
  await db.deleteFrom('schema_number').execute();
  await db.insertInto('schema_number').values({ number: SCHEMA, needs: NEEDS }).execute();
  return true;
}

/** Fails where a newer program has been here. */
export async function pendingMigrations(db: Kysely<Tables>): Promise<readonly Migration[]> {
  const applied = new Set(
    (await db.selectFrom('migrations').select('name').execute()).map((row) => row.name),
  );
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length > 0) throw await newerThanKnown(db, unknown, applied.has(CARRIES_ITS_NUMBER));
  return MIGRATIONS.filter(({ name }) => !applied.has(name));
}

async function newerThanKnown(
  db: Kysely<Tables>,
  unknown: readonly string[],
  carriesNumber: boolean,
): Promise<NewerStore> {
  const carried = carriesNumber
    ? await db.selectFrom('schema_number').selectAll().where('number', '>', SCHEMA).executeTakeFirst()
    : undefined;
  const numbers = unknown.map((name) => Number.parseInt(name, 10) || 0);
  return new NewerStore(carried?.number ?? Math.max(SCHEMA + 1, ...numbers), carried?.needs);
}

/** A newer program has brought the store to a schema that this one does not know. */
export class NewerStore extends Error {
  constructor(number: number, needs?: string) {
    const whose = needs === undefined ? '이 프로그램보다 새로운 말결' : `말결 ${needs}`;
    super(
      `저장소가 ${whose}부터 읽는 형식(${number}번)이고 이 프로그램은 ${SCHEMA}번까지 읽으니, 말결을 ${needs === undefined ? '더 새로운 판으' : `${needs} 이상으`}로 올리거나 올리기 전의 백업으로 되돌려 주세요`,
    );
  }
}
