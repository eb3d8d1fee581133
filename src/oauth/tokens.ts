import { appIdOf, bearerOf, type Caller, type HeaderLookup } from '../access/admit.js';
import type { KeyRing } from '../access/key-ring.js';
import type { OauthRecords, StoredKey } from '../store/types.js';
import { hashed } from './hashed.js';

/** How long a token is known without asking the store, in milliseconds: the longest that a revoked one still works. */
const KNOWN_MS = 5000;
const MOST_KNOWN = 10_000;
/** Longer than any token of ours. */
const MAX_LENGTH = 512;

interface Known {
  token:
    | { accountId?: string; aud?: string | string[]; scope?: string; exp?: number; iat?: number }
    | undefined;
  until: number;
}

/** Whose access tokens are. */
export interface Tokens {
  /** The owner of the key that the token was given for, while both are good; undefined otherwise. */
  callerOf(header: HeaderLookup, resource: string): Promise<Caller | undefined>;
  /** After a revocation: ask the store again. */
  forget(): void;
}

/** Whether a token is from before the key got its present secret. `issuedAt`: seconds since 1970. */
export function isOutdated({ rotatedAt }: StoredKey, issuedAt = 0): boolean {
  return rotatedAt !== null && issuedAt <= Math.floor(Date.parse(rotatedAt) / 1000);
}

export function createTokens(records: OauthRecords, ring: KeyRing): Tokens {
  const known = new Map<string, Known>();

  async function read(presented: string): Promise<Known['token']> {
    const id = hashed(presented);
    const before = known.get(id);
    if (before !== undefined && before.until > Date.now()) return before.token;
    const record = await records.find('AccessToken', id);
    const token = record === undefined ? undefined : JSON.parse(record.payload);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(id, { token, until: Date.now() + KNOWN_MS });
    return token;
  }

  return {
    async callerOf(header, resource) {
      const presented = bearerOf(header);
      if (presented === undefined || presented.length > MAX_LENGTH) return undefined;
      const token = await read(presented);
      if (token?.accountId === undefined || (token.exp ?? 0) * 1000 <= Date.now()) return undefined;
      // A token for another server is none for this one.
      if (![token.aud].flat().includes(resource)) return undefined;
      const key = ring.byId(token.accountId);
      if (key === undefined || isOutdated(key, token.iat)) return undefined;
      const mayWrite = (token.scope ?? '').split(' ').includes('mcp:write');
      return { keyId: key.id, appId: appIdOf(header), readOnly: key.readOnly || !mayWrite, key };
    },
    forget: () => known.clear(),
  };
}
