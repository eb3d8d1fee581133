import { createHash, randomBytes } from 'node:crypto';
import type { StoredKey } from '../store/types.js';

/** Printable, no spaces: it must pass through an HTTP header unchanged. */
const PRINTABLE = /^[^\s\p{C}]+$/u;
/** Long enough for any issuer's keys; a bound so that hashing a header costs nothing. */
export const KEY_MAX_LENGTH = 512;
/** What is shorter can be guessed by trying. */
export const KEY_MIN_LENGTH = 8;
/** 192 bits: guessing is hopeless, and 32 characters of base64url are still easy to copy. */
const KEY_BYTES = 24;
const HINT_LENGTH = 6;

export interface KeyOptions {
  label?: string;
  expiresAt?: string | null;
  readOnly?: boolean;
  quotaRequests?: number | null;
  quotaEojeols?: number | null;
  accountId?: string | null;
  purpose?: StoredKey['purpose'];
}

export function generateKey(): string {
  return `mg-${randomBytes(KEY_BYTES).toString('base64url')}`;
}

export function isAcceptableKey(key: string): boolean {
  return key.length <= KEY_MAX_LENGTH && PRINTABLE.test(key);
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key, 'utf8').digest();
}

/** The row for a key; the key itself is not in it. */
export function storedKeyOf(key: string, options: KeyOptions = {}): StoredKey {
  return {
    id: randomBytes(4).toString('hex'),
    ...secretOf(key),
    label: options.label ?? '',
    createdAt: new Date().toISOString(),
    expiresAt: options.expiresAt ?? null,
    revokedAt: null,
    readOnly: options.readOnly ?? false,
    quotaRequests: options.quotaRequests ?? null,
    quotaEojeols: options.quotaEojeols ?? null,
    accountId: options.accountId ?? null,
    purpose: options.purpose ?? 'program',
    rotatedAt: null,
  };
}

/** What is kept of the secret itself. */
export function secretOf(key: string): Pick<StoredKey, 'hash' | 'hint'> {
  return {
    hash: hashKey(key).toString('hex'),
    // At most a third of the key: a short one would be given away by its hint.
    hint: `${key.slice(0, Math.min(HINT_LENGTH, Math.floor(key.length / 3)))}…`,
  };
}
