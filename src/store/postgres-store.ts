import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';
import { createSqlStore } from './sql-store.js';
import { type Store, TOPICS, type Topic } from './types.js';

const CHANNEL = 'malgyeol_changes';
/** Any constant serves, as long as every replica uses the same one. */
const MIGRATION_LOCK = 5_656_001;
const FIRST_KEY_LOCK = 5_656_002;
/** The first half of two numbers, the name of the dictionary being the second. */
const DICTIONARY_LOCKS = 5_656_003;
/** The same for accounts and e-mail addresses. */
const ACCOUNT_LOCKS = 5_656_004;
/** A lost listening connection is opened again after this long, in milliseconds. */
const RECONNECT_MS = 500;
/** A caller waits this long for a connection, also when others hold them all; a server that is not there fails at once. */
const CONNECTION_WAIT_MS = 15_000;
/** Connections per replica: the hot path makes none, so a few are plenty. */
const POOL_SIZE = 4;

/** The shared store: several replicas see each other's keys, usage and dictionaries. */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
  });
  // A connection that dies, idle or between two queries of a transaction, is replaced by the pool; without a listener
  // it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
      await migrate(trx);
    });
  } catch (error) {
    await db.destroy();
    throw error;
  }

  const changes = listenForChanges(url);
  // Listening must have begun before anybody reads and caches, or a change in between would be missed.
  await changes.ready;
  return createSqlStore(db, {
    transaction: (work) => firstErrorOf(db, work),
    async announce(trx, topic) {
      await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(trx);
    },
    async lockKeys(trx) {
      await sql`select pg_advisory_xact_lock(${FIRST_KEY_LOCK})`.execute(trx);
    },
    async lockDictionary(trx, domainName) {
      await sql`select pg_advisory_xact_lock(${DICTIONARY_LOCKS}, hashtext(${domainName}))`.execute(trx);
    },
    async lockAccount(trx, id) {
      await sql`select pg_advisory_xact_lock(${ACCOUNT_LOCKS}, hashtext(${id}))`.execute(trx);
    },
    onChange: changes.onChange,
    close: changes.close,
  });
}

/** What went wrong first is told, not that undoing it went wrong as well. */
async function firstErrorOf<T>(db: Kysely<Tables>, work: (trx: Kysely<Tables>) => Promise<T>): Promise<T> {
  let first: { error: unknown } | undefined;
  const watched = async (trx: Kysely<Tables>) => {
    try {
      return await work(trx);
    } catch (error) {
      first = { error };
      throw error;
    }
  };
  try {
    return await db.transaction().execute(watched);
  } catch (error) {
    throw first === undefined ? error : (first as { error: unknown }).error;
  }
}

/** Keeps one connection listening; after a break everything may have changed, so every topic is told. */
function listenForChanges(url: string) {
  let listener: ((topic: Topic) => void) | undefined;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  let hadBreak = false;
  let markReady: () => void;
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });

  const again = () => {
    if (closed || retry !== undefined) return;
    hadBreak = true;
    retry = setTimeout(() => {
      retry = undefined;
      connect();
    }, RECONNECT_MS);
    retry.unref();
  };

  const connect = () => {
    const next = new pg.Client({ connectionString: url });
    client = next;
    next.on('error', again);
    next.on('end', again);
    next.on('notification', (message) => {
      const topic = TOPICS.find((known) => known === message.payload);
      if (topic !== undefined) listener?.(topic);
    });
    next
      .connect()
      .then(() => next.query(`listen ${CHANNEL}`))
      .then(() => {
        if (!hadBreak) return;
        hadBreak = false;
        for (const topic of TOPICS) listener?.(topic);
      })
      .catch(again)
      .finally(() => markReady());
  };
  connect();

  return {
    ready,
    onChange(next: (topic: Topic) => void) {
      listener = next;
      return () => {
        listener = undefined;
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end().catch(() => {});
    },
  };
}
