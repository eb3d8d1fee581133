import { timingSafeEqual } from 'node:crypto';
import type { Store, StoredKey } from '../store/types.js';
import { hashKey, isAcceptableKey } from './key.js';

export interface KeyRing {
  /** The usable key for what a caller presented, without touching the store. */
  find(presented: string): StoredKey | undefined;
  /** The usable key with this id, for callers who proved before that it is theirs. */
  byId(id: string): StoredKey | undefined;
  keys(): readonly StoredKey[];
  /** Ids of an account's keys that may have been used today. */
  recentOf(accountId: string): readonly string[];
  reload(): Promise<void>;
  close(): void;
}

interface Entry {
  digest: Buffer;
  key: StoredKey;
  expires: number;
}

/** All keys in memory, renewed whenever the store says that they changed. */
export async function openKeyRing(store: Store, onError: (error: unknown) => void): Promise<KeyRing> {
  // The map narrows by four bytes of the hash; the decision itself compares whole digests in constant time.
  let byPrefix = new Map<number, Entry[]>();
  let all: readonly StoredKey[] = [];
  let recent = new Map<string, string[]>();

  async function reload() {
    all = await store.listKeys();
    const next = new Map<number, Entry[]>();
    recent = recentByAccount(all);
    for (const key of all) {
      if (key.revokedAt !== null) continue;
      const digest = Buffer.from(key.hash, 'hex');
      const entry = { digest, key, expires: key.expiresAt === null ? Infinity : Date.parse(key.expiresAt) };
      const prefix = digest.readUInt32BE(0);
      const others = next.get(prefix);
      if (others === undefined) next.set(prefix, [entry]);
      else others.push(entry);
    }
    byPrefix = next;
  }

  const stop = store.onChange((topic) => {
    if (topic === 'keys') reload().catch(onError);
  });
  await reload();

  return {
    find(presented) {
      if (!isAcceptableKey(presented)) return undefined;
      const digest = hashKey(presented);
      for (const entry of byPrefix.get(digest.readUInt32BE(0)) ?? []) {
        if (timingSafeEqual(entry.digest, digest) && entry.expires > Date.now()) return entry.key;
      }
      return undefined;
    },
    byId: (id) =>
      all.find(
        (key) =>
          key.id === id &&
          key.revokedAt === null &&
          (key.expiresAt === null || Date.parse(key.expiresAt) > Date.now()),
      ),
    keys: () => all,
    recentOf: (accountId) => recent.get(accountId) ?? [],
    reload,
    close: stop,
  };
}

/** A key that was revoked longer ago than this has no usage of today. In milliseconds. */
const FORGOTTEN_MS = 24 * 3600 * 1000;

function recentByAccount(keys: readonly StoredKey[]): Map<string, string[]> {
  const recent = new Map<string, string[]>();
  const since = Date.now() - FORGOTTEN_MS;
  for (const { id, accountId, revokedAt } of keys) {
    if (accountId === null || (revokedAt !== null && Date.parse(revokedAt) < since)) continue;
    recent.set(accountId, [...(recent.get(accountId) ?? []), id]);
  }
  return recent;
}
