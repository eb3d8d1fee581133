import { randomBytes } from 'node:crypto';
import { ACCOUNT_LIMITS } from '../access/account-limits.js';
import { hashKey } from '../access/key.js';
import { createNetworkRate } from '../access/network-rate.js';
import { createRateLimit } from '../access/rate-limit.js';
import { ServiceError } from '../errors/service-error.js';
import type { Account, AccountSession } from '../store/account-types.js';
import type { Store } from '../store/types.js';
import { type AccountKeys, type AccountKeysParts, createAccountKeys } from './account-keys.js';
import { checkedEmail } from './email-address.js';
import type { Mailer } from './mailer.js';

/** 256 bits: guessing is hopeless, so a plain hash of it is enough to keep. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export interface SignedIn {
  account: Account;
  session: AccountSession;
  /** The token that the browser is to keep from now on, where it is a new one. */
  token?: string;
}

export interface LinkRequest {
  email: unknown;
  /** Where the request came from. */
  address: string;
  /** Scheme and host of ours that were called. */
  origin: string;
  /** Where to go on after signing in. */
  returnTo?: string;
}

/** People who sign up and in by a mailed link. There are no passwords, and an account begins with its first link. */
export interface Accounts {
  /** Mails a link. Nothing here looks whether there is an account: it cannot be told from the answer or its time. */
  requestLink(request: LinkRequest): Promise<void>;
  /** Uses a link up; the browser gets a session and a key for its page. */
  confirm(token: unknown): Promise<SignedIn & { token: string; pageKey: string; returnTo: string }>;
  /** Who has this token; undefined for nobody. */
  signedIn(token: string | undefined): Promise<SignedIn | undefined>;
  /** The same without giving out a new token. */
  accountOf(token: string | undefined): Promise<Account | undefined>;
  /** Ends a session, or all of the account, with the keys of their pages. */
  signOut(session: AccountSession, everywhere: boolean): Promise<void>;
  /** The address is forgotten, keys end, dictionaries go. */
  remove(account: Account): Promise<void>;
  /** Throws where an account, or an address that nobody has signed in from, calls too often. */
  checkRate(address: string, account?: Account): void;
  readonly keys: AccountKeys;
  prune(): Promise<void>;
}

export interface AccountsParts extends AccountKeysParts {
  store: Store;
  mailer: Mailer;
  /** The address in mailed links, whatever name a caller gave us; '' where the one that was called is to be taken. */
  publicOrigin: string;
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { store, now = Date.now } = parts;
  const keys = createAccountKeys(parts);
  const { requestLink, redeem } = createLinks(parts);
  const accountRate = createRateLimit(ACCOUNT_LIMITS.callsPerAccount, { now });
  const callRate = createNetworkRate(ACCOUNT_LIMITS.callsPerNetwork, { now });
  const seconds = () => Math.floor(now() / 1000);

  async function find(token: string | undefined) {
    if (token === undefined || !TOKEN.test(token)) return undefined;
    const graceFrom = seconds() - ACCOUNT_LIMITS.rotationGraceSeconds;
    const session = await store.accounts.findSession(hashOf(token), seconds(), graceFrom);
    const account = session && (await store.accounts.find(session.accountId));
    return session && account && account.blockedAt === null ? { account, session } : undefined;
  }

  async function rotated(session: AccountSession): Promise<string | undefined> {
    if (session.rotatedAt > seconds() - ACCOUNT_LIMITS.rotateSeconds) return undefined;
    const token = newToken();
    const done = await store.accounts.rotateSession(session.id, session.hash, hashOf(token), seconds());
    return done ? token : undefined;
  }

  async function endSessions(sessions: readonly AccountSession[]): Promise<void> {
    const at = new Date(now()).toISOString();
    for (const { pageKeyId } of sessions) await store.revokeKey(pageKeyId, at);
    if (sessions.length > 0) await parts.ring.reload();
  }

  return {
    keys,

    checkRate: (address, account) =>
      mayGoOn(account === undefined ? callRate.take(address) : accountRate.take(account.id)),

    requestLink,

    async confirm(token) {
      const { account, returnTo } = await redeem(token);
      const sessionToken = newToken();
      const createdAt = seconds();
      const expiresAt = createdAt + ACCOUNT_LIMITS.sessionSeconds;
      const page = await keys.forPage(account.id, expiresAt * 1000);
      const session: AccountSession = {
        id: randomBytes(8).toString('hex'),
        accountId: account.id,
        hash: hashOf(sessionToken),
        previousHash: null,
        pageKeyId: page.id,
        createdAt,
        rotatedAt: createdAt,
        expiresAt,
      };
      await endSessions(await store.accounts.addSession(session, ACCOUNT_LIMITS.sessions));
      return { account, session, token: sessionToken, pageKey: page.key, returnTo };
    },

    async signedIn(token) {
      const found = await find(token);
      return found && { ...found, token: await rotated(found.session) };
    },

    accountOf: async (token) => (await find(token))?.account,

    async signOut(session, everywhere) {
      const which = everywhere ? { accountId: session.accountId } : { id: session.id };
      await endSessions(await store.accounts.removeSessions(which));
    },

    async remove(account) {
      await keys.revokeAll(account.id);
      await store.removeDictionaries({ owner: account.id });
      await store.accounts.remove(account.id);
    },

    prune: () => store.accounts.prune(seconds(), seconds() - ACCOUNT_LIMITS.mailWindowSeconds),
  };
}

/** What a mailed link is worth: it is sent to an address, and opens its account once. */
function createLinks({ store, mailer, publicOrigin, now = Date.now }: AccountsParts) {
  const hour = { now, windowMs: ACCOUNT_LIMITS.mailWindowSeconds * 1000 };
  const linkRate = createNetworkRate(ACCOUNT_LIMITS.linksPerNetwork, hour);
  const mailRate = createNetworkRate(ACCOUNT_LIMITS.moreMailsPerNetwork, hour);
  const seconds = () => Math.floor(now() / 1000);

  async function requestLink({ email: given, address, origin, returnTo = '' }: LinkRequest): Promise<void> {
    const email = checkedEmail(given);
    mayGoOn(linkRate.take(address));
    const token = newToken();
    const createdAt = seconds();
    const link = {
      hash: hashOf(token),
      email,
      returnTo,
      createdAt,
      expiresAt: createdAt + ACCOUNT_LIMITS.linkSeconds,
    };
    let wait = 0;
    const limit = {
      most: ACCOUNT_LIMITS.mailsPerAddress,
      since: createdAt - ACCOUNT_LIMITS.mailWindowSeconds,
      mayExceed: () => {
        wait = mailRate.take(address, { for: email });
        return wait === 0;
      },
    };
    if (!(await store.accounts.addLink(link, limit))) throw wait > 0 ? tooOften(wait) : linkIsThere();
    // Behind the # it is sent to nobody: not to our log, nor to a proxy's, nor to the next site.
    await mailer.send(email, `${publicOrigin || origin}/#account-link=${token}`);
  }

  async function redeem(token: unknown): Promise<{ account: Account; returnTo: string }> {
    const fresh = { id: randomBytes(8).toString('hex'), createdAt: new Date(now()).toISOString() };
    const found =
      typeof token === 'string' && TOKEN.test(token)
        ? await store.accounts.redeemLink(hashOf(token), seconds(), fresh)
        : undefined;
    if (found === undefined) {
      throw new ServiceError(
        'permission_denied',
        '이 링크는 이미 쓰였거나 시간이 지났습니다. 새 링크를 받아 주세요.',
      );
    }
    // Only who reads the mails of the address hears of it.
    if (found.account.blockedAt !== null) {
      throw new ServiceError(
        'permission_denied',
        '이 계정은 막혀 있습니다. 서버를 운영하는 분에게 물어봐 주세요.',
      );
    }
    return found;
  }

  return { requestLink, redeem };
}

function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

function hashOf(token: string): string {
  return hashKey(token).toString('hex');
}

function mayGoOn(wait: number): void {
  if (wait > 0) throw tooOften(wait);
}

/** Whether there is an account or not; whoever reads the mails of the address finds the link there. */
function linkIsThere(): ServiceError {
  return new ServiceError(
    'resource_exhausted',
    `이 주소로 보낸 링크가 아직 살아 있습니다. 메일함(스팸 메일함도)에서 가장 나중에 온 메일의 링크를 여세요. 없으면 ${ACCOUNT_LIMITS.linkSeconds / 60}분 뒤에 새로 받을 수 있습니다.`,
    { retryAfter: ACCOUNT_LIMITS.linkSeconds },
  );
}

function tooOften(seconds: number): ServiceError {
  const shown = seconds < 120 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
  return new ServiceError('resource_exhausted', `너무 자주 시도했습니다. ${shown} 뒤에 다시 해 주세요.`, {
    retryAfter: seconds,
  });
}
