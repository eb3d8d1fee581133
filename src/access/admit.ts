import { ServiceError } from '../errors/service-error.js';
import type { StoredKey } from '../store/types.js';
import { secondsToNextDay } from './day.js';
import { hashKey } from './key.js';
import type { KeyEnd, KeyRing } from './key-ring.js';
import { cookieOf } from './page-cookie.js';
import type { UsageMeter } from './usage-meter.js';

/** Identifiers of applications are short names; longer ones are cut, not refused. */
const APP_ID_MAX_LENGTH = 128;

export interface Caller {
  /** '' on an open server, where nobody has a key. */
  keyId: string;
  appId: string;
  readOnly: boolean;
  key?: StoredKey;
}

/** The account that the caller's key belongs to; '' where it belongs to the installation, or there is none. */
export function accountOf({ key }: Caller): string {
  return key?.accountId ?? '';
}

export type HeaderLookup = (name: string) => string | undefined;

export interface Access {
  /** Who calls; throws permission_denied when no valid key was sent. */
  identify(header: HeaderLookup): Caller;
  /** Throws resource_exhausted when the key's day is used up. */
  checkQuota(caller: Caller): void;
}

export interface Quotas {
  requests: number;
  eojeols: number;
}

/** `defaults` apply to keys without quotas of their own; 0 means no limit. */
export function createAccess(ring: KeyRing, meter: UsageMeter, defaults: Quotas): Access {
  /** What the keys have used today together must be within the quota. */
  function checkUsed(whose: '키' | '계정', keyIds: readonly string[], quota: Quotas): void {
    if (quota.requests === 0 && quota.eojeols === 0) return;
    const used = meter.today(keyIds);
    if (quota.requests > 0 && used.requests >= quota.requests) {
      throw usedUp(whose, `하루 요청 한도(${quota.requests.toLocaleString('ko-KR')}건)`);
    }
    if (quota.eojeols > 0 && used.eojeols >= quota.eojeols) {
      throw usedUp(whose, `하루 어절 한도(${quota.eojeols.toLocaleString('ko-KR')}개)`);
    }
  }

  return {
    identify(header) {
      // Either header is enough, and a proxy may put its own Authorization beside our api-key.
      for (const presented of presentedKeys(header)) {
        const key = ring.find(presented);
        if (key !== undefined) return { keyId: key.id, appId: appIdOf(header), readOnly: key.readOnly, key };
      }
      throw noKey(header, ring);
    },
    checkQuota({ key }) {
      if (key === undefined) return;
      checkUsed('키', [key.id], quotasOf(key, defaults));
      // All keys of an account together, so that a new key is no new day.
      if (key.accountId !== null) checkUsed('계정', ring.recentOf(key.accountId), defaults);
    },
  };
}

/** A server without keys: everybody may do everything, which is why it listens on the loopback only. */
export function createOpenAccess(): Access {
  return {
    identify: (header) => ({ keyId: '', appId: appIdOf(header), readOnly: false }),
    checkQuota: () => {},
  };
}

export function quotasOf(key: StoredKey, defaults: Quotas): Quotas {
  return {
    requests: key.quotaRequests ?? defaults.requests,
    eojeols: key.quotaEojeols ?? defaults.eojeols,
  };
}

function presentedKeys(header: HeaderLookup): string[] {
  const keys: string[] = [];
  const direct = header('api-key')?.trim();
  if (direct) keys.push(direct);
  const bearer = bearerOf(header);
  if (bearer !== undefined) keys.push(bearer);
  const kept = cookieOf(header);
  if (kept !== undefined) keys.push(kept);
  return keys;
}

export function bearerOf(header: HeaderLookup): string | undefined {
  return /^bearer\s+(\S+)\s*$/i.exec(header('authorization') ?? '')?.[1];
}

export function appIdOf(header: HeaderLookup): string {
  // Control characters would break the table that shows the usage.
  return (header('x-svc-app-id') ?? '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, APP_ID_MAX_LENGTH)
    .trim();
}

/** Only who has the key itself hears what became of it. */
const ENDED: Record<KeyEnd, string> = {
  revoked: '폐기한 접근 키입니다. 관리자에게 새 키를 받아 주세요.',
  expired: '쓸 수 있는 때가 지난 접근 키입니다. 관리자에게 새 키를 받아 주세요.',
  blocked: '막힌 계정의 접근 키입니다. 서버를 운영하는 분에게 물어봐 주세요.',
};

function noKey(header: HeaderLookup, ring: KeyRing): ServiceError {
  const [presented] = presentedKeys(header);
  if (presented === undefined) {
    return new ServiceError(
      'permission_denied',
      '접근 키가 없습니다. 요청 헤더 api-key에 키를 넣거나 Authorization: Bearer 뒤에 키를 적어 보내 주세요.',
    );
  }
  const end = ring.endOf(presented);
  const message =
    end === undefined
      ? '접근 키가 올바르지 않습니다. 키를 다시 확인하거나 관리자에게 새 키를 받아 주세요.'
      : ENDED[end];
  return new ServiceError('permission_denied', message, { wrongKey: hashKey(presented).readUInt32BE(0) });
}

function usedUp(whose: '키' | '계정', limit: string): ServiceError {
  return new ServiceError(
    'resource_exhausted',
    `이 ${whose}의 ${limit}를 모두 썼습니다. 내일(한국 시간 자정 이후) 다시 시도하거나 관리자에게 한도를 늘려 달라고 요청해 주세요.`,
    { retryAfter: secondsToNextDay() },
  );
}
