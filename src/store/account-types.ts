/** Somebody who proved that an e-mail address is theirs. */
export interface Account {
  id: string;
  email: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null for accounts that nobody signed in to since this is kept. */
  signedInAt: string | null;
  /** Since when the owner of the installation lets nobody in by it; null for those that work. */
  blockedAt: string | null;
}

/** A link that was mailed and lets its reader in once. Times are seconds since 1970. */
export interface AccountLink {
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  email: string;
  /** The path to go on with; '' for the page of the account. */
  returnTo: string;
  createdAt: number;
  expiresAt: number;
}

/** A browser that is signed in. Times are seconds since 1970. */
export interface AccountSession {
  id: string;
  accountId: string;
  /** SHA-256 of the token, hexadecimal. */
  hash: string;
  /** The token before the last rotation, which requests that were on their way still carry. */
  previousHash: string | null;
  /** The key with which the page of this browser calls. */
  pageKeyId: string;
  createdAt: number;
  rotatedAt: number;
  expiresAt: number;
}

export interface AccountStore {
  find(id: string): Promise<Account | undefined>;
  list(): Promise<Account[]>;
  /** Ids of the accounts whose keys count for nothing. */
  blocked(): Promise<string[]>;
  /** Ends its sessions, with the keys of their pages; its other keys wait. False where it was blocked, or is not there. */
  block(id: string, at: string): Promise<boolean>;
  /** Its keys count again; browsers sign in anew. False where it was not blocked. */
  unblock(id: string): Promise<boolean>;
  /**
   * Keeps the link unless its address was sent `most` since then (seconds since 1970) and one of them still opens the
   * account, or the caller may not have another one.
   */
  addLink(link: AccountLink, limit: { most: number; since: number; mayExceed(): boolean }): Promise<boolean>;
  /**
   * Uses a link up, and every other that its address waits for; `fresh` becomes the account where there is none yet.
   * Whether the account is blocked is for the caller to see.
   * Undefined where the link was used, has expired or never was. Of two that try at once only one may.
   */
  redeemLink(
    hash: string,
    now: number,
    fresh: Pick<Account, 'id' | 'createdAt'>,
  ): Promise<{ account: Account; returnTo: string } | undefined>;
  /** Gives the oldest sessions of the account that had to make room. */
  addSession(session: AccountSession, most: number): Promise<AccountSession[]>;
  /** By its token, or by the one before while its rotation is not older than `graceFrom`. */
  findSession(hash: string, now: number, graceFrom: number): Promise<AccountSession | undefined>;
  /** False where another request has rotated it first. */
  rotateSession(id: string, from: string, to: string, at: number): Promise<boolean>;
  /** The sessions that were there: one, or all of an account. */
  removeSessions(which: { id: string } | { accountId: string }): Promise<AccountSession[]>;
  /** Forgets the address and the sessions; keys and dictionaries are the caller's to end. */
  remove(id: string): Promise<boolean>;
  /** Forgets sessions that have expired, and links that neither work nor count any more. */
  prune(now: number, linksBefore: number): Promise<void>;
}
