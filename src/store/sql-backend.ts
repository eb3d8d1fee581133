import type { Kysely } from 'kysely';
import type { Tables } from './schema.js';
import type { Topic } from './types.js';

/** What differs between the databases. */
export interface Backend {
  transaction<T>(work: (trx: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Tells other processes; runs inside the transaction that made the change. */
  announce(trx: Kysely<Tables>, topic: Topic): Promise<void>;
  /** Serialises "insert only when empty" between processes. */
  lockKeys(trx: Kysely<Tables>): Promise<void>;
  /** Serialises "read, change, write" of one dictionary between processes. */
  lockDictionary(trx: Kysely<Tables>, domainName: string): Promise<void>;
  /** Serialises what counts first and then adds, for one account, one key or one e-mail address. */
  lockAccount(trx: Kysely<Tables>, id: string): Promise<void>;
  /** Fails where there is no room for another change, if that can be seen without making one. */
  room?(): Promise<void>;
  onChange(listener: (topic: Topic) => void): () => void;
  close(): Promise<void>;
}

/** Work in one transaction, of which others hear afterwards. */
export type Change = <T>(topic: Topic, work: (trx: Kysely<Tables>) => Promise<T>) => Promise<T>;
