import { ServiceError } from '../errors/service-error.js';
import type { EojeolRoom, StoredKey } from '../store/types.js';
import type { Used } from './charge.js';
import { secondsToNextDay } from './day.js';
import { hashKey } from './key.js';
import type { KeyEnd, KeyRing } from './key-ring.js';
import { cookieOf } from './page-cookie.js';
import type { Taken } from './under-way.js';
import type { Stored, UsageMeter } from './usage-meter.js';

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
  /**
   * Takes what a text will cost from the day of its caller before any work; throws resource_exhausted where less is left.
   * What was written into the store for it, where that was necessary.
   */
  reserve(caller: Caller, taken: Taken, cost: Used): Promise<Stored | undefined>;
}

export interface Quotas {
  requests: number;
  eojeols: number;
}

/**
 * A text that takes less than this part of what is left is taken from it in memory: servers see each other's half a second
 * later. Whatever takes more is taken in the store, where they see each other at once.
 */
const SMALL_SHARE = 1 / 16;

type Whose = '키' | '계정';
type Limit = Quotas & { whose: Whose; keyIds: readonly string[] };

/** `defaults` apply to keys without quotas of their own; 0 means no limit. */
export function createAccess(ring: KeyRing, meter: UsageMeter, defaults: Quotas): Access {
  /** What holds for a key; all keys of an account together, so that a new key is no new day. */
  function limitsOf(key: StoredKey): Limit[] {
    const limits: Limit[] = [{ whose: '키', keyIds: [key.id], ...quotasOf(key, defaults) }];
    if (key.accountId !== null) {
      limits.push({ whose: '계정', keyIds: ring.recentOf(key.accountId), ...defaults });
    }
    return limits.filter(({ requests, eojeols }) => requests > 0 || eojeols > 0);
  }

  /** What was used today and what is being worked on. */
  function takenToday(keyIds: readonly string[]): { requests: number; eojeols: number } {
    const used = meter.today(keyIds);
    const underWay = meter.underWay.of(keyIds);
    return { requests: used.requests + underWay.requests, eojeols: used.eojeols + underWay.eojeols };
  }

  function checkTaken({ whose, keyIds, requests, eojeols }: Limit): void {
    const taken = takenToday(keyIds);
    if (requests > 0 && taken.requests >= requests) throw usedUp(whose, requestLimit(requests));
    if (eojeols > 0 && taken.eojeols >= eojeols) throw usedUp(whose, eojeolLimit(eojeols));
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
      if (key !== undefined) for (const limit of limitsOf(key)) checkTaken(limit);
    },
    async reserve({ key, appId }, taken, cost) {
      const limits = key === undefined ? [] : limitsOf(key).filter(({ eojeols }) => eojeols > 0);
      if (key === undefined || limits.length === 0 || cost.eojeols === 0) return undefined;
      let isSmall = true;
      for (const limit of limits) {
        const left = limit.eojeols - takenToday(limit.keyIds).eojeols;
        if (cost.eojeols > left) throw tooMuch(limit, cost.eojeols);
        isSmall &&= cost.eojeols < left * SMALL_SHARE;
      }
      taken.eojeols += cost.eojeols;
      if (isSmall) return undefined;
      const rooms: EojeolRoom[] = limits;
      const wanted = { keyId: key.id, appId, ...cost, lock: key.accountId ?? key.id, rooms };
      // Analysis goes on without the store; this server still knows what it has let in itself.
      const stored = await meter.store(wanted, taken).catch(() => undefined);
      if (typeof stored === 'number') throw tooMuch(limits[stored]!, cost.eojeols);
      return stored;
    },
  };
}

/** A server without keys: everybody may do everything, which is why it listens on the loopback only. */
export function createOpenAccess(): Access {
  return {
    identify: (header) => ({ keyId: '', appId: appIdOf(header), readOnly: false }),
    checkQuota: () => {},
    reserve: async () => undefined,
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

const counted = (count: number) => count.toLocaleString('ko-KR');
const requestLimit = (requests: number) => `하루 요청 한도(${counted(requests)}건)`;
const eojeolLimit = (eojeols: number) => `하루 어절 한도(${counted(eojeols)}개)`;

/** Tomorrow helps only a text that fits into a whole day. */
function tooMuch({ whose, eojeols }: Limit, cost: number): ServiceError {
  const fits = cost <= eojeols;
  const tomorrow = fits ? ' 내일(한국 시간 자정 이후) 다시 시도하거나' : '';
  return new ServiceError(
    'resource_exhausted',
    `이 글은 어절 ${counted(cost)}개로 세는데 이 ${whose}의 ${eojeolLimit(eojeols)}에 그만큼 남아 있지 않습니다. 글을 나누어 보내거나${tomorrow} 관리자에게 한도를 늘려 달라고 요청해 주세요.`,
    fits ? { retryAfter: secondsToNextDay() } : {},
  );
}

function usedUp(whose: Whose, limit: string): ServiceError {
  return new ServiceError(
    'resource_exhausted',
    `이 ${whose}의 ${limit}를 모두 썼습니다. 내일(한국 시간 자정 이후) 다시 시도하거나 관리자에게 한도를 늘려 달라고 요청해 주세요.`,
    { retryAfter: secondsToNextDay() },
  );
}
