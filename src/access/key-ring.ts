import { timingSafeEqual } from 'node:crypto';
import { inTurn } from '../store/in-turn.js';
import type { Store, StoredKey } from '../store/types.js';
import { hashKey, isAcceptableKey } from './key.js';

/** Why a key that was given out once counts for nothing. */
export type KeyEnd = 'revoked' | 'expired' | 'blocked';

export interface KeyRing {
  /** The usable key for what a caller presented, without touching the store. */
  find(presented: string): StoredKey | undefined;
  /** What became of the key that a caller presented; undefined where it is usable, or never was one. */
  endOf(presented: string): KeyEnd | undefined;
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
}

/** All keys in memory, renewed whenever the store says that they changed. */
export async function openKeyRing(store: Store, onError: (error: unknown) => void): Promise<KeyRing> {
  // The map narrows by four bytes of the hash; the decision itself compares whole digests in constant time.
  let byPrefix = new Map<number, Entry[]>();
  let all: readonly StoredKey[] = [];
  let recent = new Map<string, string[]>();
  let blocked: ReadonlySet<string> = new Set();

  const reload = inTurn(async () => {
    const [keys, accounts] = await Promise.all([store.listKeys(), store.accounts.blocked()]);
    all = keys;
    blocked = new Set(accounts);
    const next = new Map<number, Entry[]>();
    recent = recentByAccount(all);
    for (const key of all) {
      const digest = Buffer.from(key.hash, 'hex');
      const entry = { digest, key };
      const prefix = digest.readUInt32BE(0);
      const others = next.get(prefix);
      if (others === undefined) next.set(prefix, [entry]);
      else others.push(entry);
    }
    byPrefix = next;
  });

  const stop = store.onChange((topic) => {
    if (topic === 'keys') reload().catch(onError);
  });
  await reload();

  function known(presented: string): StoredKey | undefined {
    if (!isAcceptableKey(presented)) return undefined;
    const digest = hashKey(presented);
    const near = byPrefix.get(digest.readUInt32BE(0)) ?? [];
    return near.find((entry) => timingSafeEqual(entry.digest, digest))?.key;
  }
  function endOf({ revokedAt, expiresAt, accountId }: StoredKey): KeyEnd | undefined {
    // Blocking revokes the keys of pages too, whose owner is to hear of the cause.
    if (accountId !== null && blocked.has(accountId)) return 'blocked';
    if (revokedAt !== null) return 'revoked';
    return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : undefined;
  }
  const usable = (key: StoredKey | undefined) => (key && endOf(key) === undefined ? key : undefined);

  return {
    find: (presented) => usable(known(presented)),
    endOf(presented) {
      const key = known(presented);
      return key && endOf(key);
    },
    byId: (id) => usable(all.find((key) => key.id === id)),
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
