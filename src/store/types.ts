import type { AccountStore } from './account-types.js';

/** What is kept between starts. Keys never leave as text: only their hashes are stored. */
export interface StoredKey {
  id: string;
  /** SHA-256 of the key, hexadecimal. */
  hash: string;
  /** The first characters of the key, so that its owner recognises it in a list. */
  hint: string;
  label: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  expiresAt: string | null;
  revokedAt: string | null;
  /** May not change dictionaries. */
  readOnly: boolean;
  /** Per day; null means the default of the installation. */
  quotaRequests: number | null;
  quotaEojeols: number | null;
  /** Whose it is; null for keys that the owner of the installation gave out. */
  accountId: string | null;
  /** What it is for: programs of its owner, the page of one browser, or an application that logged in. */
  purpose: KeyPurpose;
  /** When it last got a new secret: what was logged in with the old one before is over. */
  rotatedAt: string | null;
}

export type KeyPurpose = 'program' | 'page' | 'login';

/** What may change about a key. */
export type KeyChanges = Partial<
  Pick<StoredKey, 'label' | 'hash' | 'hint' | 'rotatedAt' | 'quotaRequests' | 'quotaEojeols'>
>;

export interface Usage {
  keyId: string;
  /** What X-Svc-App-Id said; '' when it was not sent. */
  appId: string;
  /** YYYY-MM-DD. */
  day: string;
  requests: number;
  eojeols: number;
  characters: number;
  errors: number;
}

/** How many eojeols these keys may have used on one day together. */
export interface EojeolRoom {
  keyIds: readonly string[];
  eojeols: number;
}

export interface UsageFilter {
  keyId?: string;
  keyIds?: readonly string[];
  appId?: string;
  /** Inclusive. */
  from?: string;
  to?: string;
}

/** The names of the sets, as they stand in the messages. */
export const SET_NAMES = ['np', 'cp', 'cpCaret', 'vv', 'va', 'mm', 'mag', 'ic'] as const;
export type SetName = (typeof SET_NAMES)[number];

/** Entry text to its number, per set. */
export type DictionarySets = Record<SetName, Record<string, number>>;

export interface StoredDictionary {
  domainName: string;
  sets: DictionarySets;
  /** New with every change, so that replicas fetch only what they do not have. */
  version: string;
}

/** One thing that the authorization server remembers: a client, a grant, a token. */
export interface OauthRecord {
  kind: string;
  /** A hash: whoever reads the store cannot use what it names. */
  id: string;
  /** JSON. */
  payload: string;
  /** What falls together when the grant is taken back. */
  grantId: string | null;
  uid: string | null;
  /** Seconds since 1970. */
  expiresAt: number;
  consumedAt: number | null;
}

export interface OauthRecords {
  put(record: OauthRecord): Promise<void>;
  find(kind: string, id: string): Promise<OauthRecord | undefined>;
  findByUid(kind: string, uid: string): Promise<OauthRecord | undefined>;
  /** False when it was consumed before, or is not there: of two that try at once only one may. */
  consume(kind: string, id: string, at: number): Promise<boolean>;
  remove(kind: string, id: string): Promise<void>;
  removeGrant(grantId: string): Promise<void>;
  /** Forgets what has expired. */
  prune(now: number): Promise<void>;
  /** A secret of the installation, made when it is first asked for. */
  secret(name: string, create: () => string): Promise<string>;
  /** Puts another in the place of this one, unless somebody else has; what is there afterwards. */
  replaceSecret(name: string, old: string, value: string): Promise<string>;
}

/** What is known of a dictionary without reading its words. */
export interface DictionaryMeta {
  domainName: string;
  version: string;
  /** Entries per set. */
  counts: Record<SetName, number>;
  /** The size of what is stored, so that nobody reads something large by surprise. */
  bytes: number;
}

/** A homograph or sense of a dictionary that the owner of the installation has brought in. */
export interface SenseEntry {
  word: string;
  pos: string;
  /** The dictionary's superscript; 0 where there is none. */
  number: number;
  /** The id in 우리말샘; 0 where there is none. */
  targetId: number;
  definition: string;
  /** The sense of ours that it was recognised as; number 0 where it was not. */
  ours: { pos: string; number: number };
}

export interface SenseImport {
  source: string;
  /** New with every import: entries of an older one are no longer seen. */
  generation: string;
  entries: number;
  /** Homographs of ours that it has, words that we have once, and those of either that have an id of 우리말샘 by it. */
  matched: number;
  singles: number;
  ids: number;
  /** ISO 8601, UTC. */
  importedAt: string;
}

export interface SenseStore {
  imports(): Promise<SenseImport[]>;
  /** Nobody sees the entries before their import is finished. */
  addEntries(generation: string, entries: readonly SenseEntry[]): Promise<void>;
  /** Replaces earlier imports of the same sources, all in one moment. */
  finish(imports: readonly SenseImport[]): Promise<void>;
  /** Forgets the entries of an import that was not finished. */
  discard(generations: readonly string[]): Promise<void>;
  /** Generations with entries that no import has finished: under way, or left behind by a process that died. */
  unfinished(): Promise<string[]>;
  /** The sources that were there. */
  remove(sources: readonly string[]): Promise<string[]>;
  /** Entries that were recognised as a sense of ours, with their source. */
  matched(): Promise<Array<SenseEntry & { source: string }>>;
  /** Everything that the dictionaries say about these words, in the order of their numbers. */
  about(words: readonly string[]): Promise<Array<SenseEntry & { source: string }>>;
}

export type Topic = 'keys' | 'dictionaries' | 'senses';
export const TOPICS: readonly Topic[] = ['keys', 'dictionaries', 'senses'];

export interface Store {
  listKeys(): Promise<StoredKey[]>;
  /** False when the same key is already there. */
  insertKey(key: StoredKey): Promise<boolean>;
  /** Inserts only into an empty store: of several replicas that start together one creates the first key. */
  insertFirstKey(key: StoredKey): Promise<boolean>;
  /** False when there is no such key or it was revoked before. */
  revokeKey(id: string, at: string): Promise<boolean>;
  /** Inserts a key of an account unless that has so many usable ones for the same purpose. */
  insertKeyWithin(key: StoredKey & { accountId: string }, most: number): Promise<boolean>;
  /** False when there is no such key or it was revoked. */
  changeKey(id: string, changes: KeyChanges): Promise<boolean>;

  /** Adds to what is there, all rows in one transaction. */
  addUsage(rows: readonly Usage[]): Promise<void>;
  /**
   * Adds usage unless somebody would then have used more eojeols on its day than there is room for; which room was too
   * small, -1 where it was added. Of several who ask at one time with the same `lock` one is first, whichever server they
   * ask.
   */
  addUsageWithin(usage: Usage, lock: string, rooms: readonly EojeolRoom[]): Promise<number>;
  readUsage(filter?: UsageFilter): Promise<Usage[]>;

  /** By name. */
  listDictionaries(): Promise<DictionaryMeta[]>;
  readDictionaries(domainNames: readonly string[]): Promise<StoredDictionary[]>;
  putDictionary(dictionary: StoredDictionary): Promise<void>;
  /**
   * Reads, changes and writes one dictionary while nobody else can write it; undefined where there is none. The
   * result is what was written; `change` writes nothing by giving undefined.
   */
  changeDictionary(
    domainName: string,
    change: (current: StoredDictionary | undefined) => StoredDictionary | undefined,
  ): Promise<StoredDictionary | undefined>;
  /** The names that were there; all of an owner, '' being the installation itself. */
  removeDictionaries(domainNames: readonly string[] | { owner: string }): Promise<string[]>;

  readonly senses: SenseStore;

  readonly oauth: OauthRecords;

  readonly accounts: AccountStore;

  /** Called when this or another process changed something; returns how to stop listening. */
  onChange(listener: (topic: Topic) => void): () => void;
  /** Rejects when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
