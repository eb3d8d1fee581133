import { ACCOUNT_LIMITS } from '../access/account-limits.js';
import type { Quotas } from '../access/admit.js';
import { generateKey, secretOf, storedKeyOf } from '../access/key.js';
import type { KeyRing } from '../access/key-ring.js';
import type { UsageMeter } from '../access/usage-meter.js';
import { invalidArgument, ServiceError } from '../errors/service-error.js';
import type { KeyPurpose, Store, StoredKey } from '../store/types.js';
import { type AccountUsage, type Amounts, usageOf } from './account-usage.js';

export interface KeyWish {
  label?: unknown;
  readOnly?: unknown;
  quotaRequests?: unknown;
  quotaEojeols?: unknown;
}

/** What an account is shown of a key: never the hash. */
export interface ShownKey
  extends Pick<
    StoredKey,
    | 'id'
    | 'hint'
    | 'label'
    | 'createdAt'
    | 'rotatedAt'
    | 'expiresAt'
    | 'readOnly'
    | 'purpose'
    | 'quotaRequests'
    | 'quotaEojeols'
  > {
  usedToday: Amounts;
}

export interface Overview extends Omit<AccountUsage, 'usedTodayBy'> {
  keys: ShownKey[];
}

/** The keys of accounts. Each call names the account first, and touches nothing that is not its own. */
export interface AccountKeys {
  overview(accountId: string): Promise<Overview>;
  /** The key itself, to be shown this once. */
  create(accountId: string, wish: KeyWish): Promise<{ id: string; key: string }>;
  change(accountId: string, id: string, wish: KeyWish): Promise<void>;
  rotate(accountId: string, id: string): Promise<{ key: string }>;
  revoke(accountId: string, id: string): Promise<void>;
  revokeAll(accountId: string): Promise<void>;
  /** For the page of a browser that signed in. */
  forPage(accountId: string, expiresAt: number): Promise<{ id: string; key: string }>;
  /** For an application that logs in; the same again for the same name. Nobody ever sees this key itself. */
  forLogin(accountId: string, name: string): Promise<StoredKey>;
}

export interface AccountKeysParts {
  store: Store;
  ring: KeyRing;
  meter: UsageMeter;
  quotas: Quotas;
  now?: () => number;
}

export function createAccountKeys(parts: AccountKeysParts): AccountKeys {
  const { store, ring, quotas, now = Date.now } = parts;
  const isOpen = ({ revokedAt, expiresAt }: StoredKey) =>
    revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now());
  const keysOf = (accountId: string) => ring.keys().filter((key) => key.accountId === accountId);
  const make = createMaker(store, ring);

  function own(accountId: string, id: string): StoredKey {
    const key = keysOf(accountId).find((candidate) => candidate.id === id && isOpen(candidate));
    if (key === undefined) throw noSuchKey();
    return key;
  }

  return {
    ...createUnshownKeys(make, (accountId) => keysOf(accountId).filter(isOpen)),

    async overview(accountId) {
      const all = keysOf(accountId);
      const { usedTodayBy, ...usage } = await usageOf(all, parts);
      const keys = all
        .filter(isOpen)
        .map(({ hash: _hash, accountId: _account, revokedAt: _revoked, ...shown }) => ({
          ...shown,
          usedToday: usedTodayBy.get(shown.id)!,
        }));
      return { ...usage, keys };
    },

    async create(accountId, wish) {
      const options = { readOnly: wish.readOnly === true, ...quotasOf(wish, quotas) };
      const { key, stored } = await make(accountId, 'program', { label: labelOf(wish.label), ...options });
      return { id: stored.id, key };
    },

    async change(accountId, id, wish) {
      const { quotaRequests, quotaEojeols } = quotasOf(wish, quotas);
      const changes = {
        ...(wish.label === undefined ? {} : { label: labelOf(wish.label) }),
        ...(wish.quotaRequests === undefined ? {} : { quotaRequests }),
        ...(wish.quotaEojeols === undefined ? {} : { quotaEojeols }),
      };
      if (Object.keys(changes).length === 0) throw invalidArgument('바꿀 것이 없습니다.');
      if (!(await store.changeKey(own(accountId, id).id, changes))) throw noSuchKey();
      await ring.reload();
    },

    async rotate(accountId, id) {
      const stored = own(accountId, id);
      if (stored.purpose !== 'program') {
        throw invalidArgument('이 키는 바꿀 수 없습니다. 폐기하고 다시 로그인해 주세요.');
      }
      const key = generateKey();
      const rotatedAt = new Date(now()).toISOString();
      if (!(await store.changeKey(stored.id, { ...secretOf(key), rotatedAt }))) throw noSuchKey();
      await ring.reload();
      return { key };
    },

    async revoke(accountId, id) {
      if (!(await store.revokeKey(own(accountId, id).id, new Date(now()).toISOString()))) throw noSuchKey();
      await ring.reload();
    },

    async revokeAll(accountId) {
      const at = new Date(now()).toISOString();
      for (const { id } of keysOf(accountId).filter(isOpen)) await store.revokeKey(id, at);
      await ring.reload();
    },
  };
}

type Make = (
  accountId: string,
  purpose: KeyPurpose,
  options: Parameters<typeof storedKeyOf>[1],
) => Promise<{ key: string; stored: StoredKey }>;

/** Makes keys that an account has room for. */
function createMaker(store: Store, ring: KeyRing): Make {
  return async (accountId, purpose, options) => {
    const key = generateKey();
    const stored = { ...storedKeyOf(key, { ...options, purpose }), accountId };
    if (!(await store.insertKeyWithin(stored, ACCOUNT_LIMITS.keys))) {
      throw new ServiceError(
        'resource_exhausted',
        `키는 ${ACCOUNT_LIMITS.keys}개까지 만들 수 있습니다. 쓰지 않는 키를 폐기하고 다시 시도해 주세요.`,
      );
    }
    await ring.reload();
    return { key, stored };
  };
}

/** Keys that browsers and applications carry, and nobody types. */
function createUnshownKeys(
  make: Make,
  openKeysOf: (accountId: string) => StoredKey[],
): Pick<AccountKeys, 'forPage' | 'forLogin'> {
  return {
    async forPage(accountId, expiresAt) {
      const options = { label: '말결 화면', expiresAt: new Date(expiresAt).toISOString() };
      const { key, stored } = await make(accountId, 'page', options);
      return { id: stored.id, key };
    },

    async forLogin(accountId, name) {
      const label = labelOf(name);
      const known = openKeysOf(accountId).find((key) => key.purpose === 'login' && key.label === label);
      return known ?? (await make(accountId, 'login', { label })).stored;
    },
  };
}

function quotasOf(wish: KeyWish, most: Quotas) {
  return {
    quotaRequests: quotaOf(wish.quotaRequests, most.requests),
    quotaEojeols: quotaOf(wish.quotaEojeols, most.eojeols),
  };
}

function labelOf(given: unknown): string {
  const plain = (typeof given === 'string' ? given : '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  const characters = [...plain];
  if (characters.length === 0) throw invalidArgument('키의 이름을 적어 주세요. 예: 편집실');
  if (characters.length > ACCOUNT_LIMITS.labelCharacters) {
    throw invalidArgument(`키의 이름은 ${ACCOUNT_LIMITS.labelCharacters}자까지입니다.`);
  }
  return plain;
}

/** Nothing, or a number that only narrows what the account may use. */
function quotaOf(given: unknown, most: number): number | null {
  if (given === undefined || given === null || given === '') return null;
  const quota = Number(given);
  if (!Number.isSafeInteger(quota) || quota < 1) throw invalidArgument('한도는 1 이상의 정수여야 합니다.');
  return most > 0 ? Math.min(quota, most) : quota;
}

function noSuchKey(): ServiceError {
  return new ServiceError('not_found', '그런 키가 없거나 이미 폐기했습니다. 목록을 새로 고쳐 주세요.');
}
