import { ServiceError } from '../errors/service-error.js';
import { accountOf, type Caller } from './admit.js';
import { createNetworkRate } from './network-rate.js';
import { createRateLimit, type RateOptions } from './rate-limit.js';

/** What one network may send, in multiples of what a key may: several people stand behind one address. */
const KEYS_OF_A_NETWORK = 4;

/** How often somebody may call, by account (or key, where it belongs to none) and by network. */
export interface CallRate {
  /** Throws resource_exhausted; `address` is left out where it is not known. */
  check(caller: Caller, address: string | undefined, count?: number): void;
}

/** `most` a minute; 0 means no limit. Callers without a key are on an open server, which listens to its own machine. */
export function createCallRate(most: number, options: RateOptions = {}): CallRate {
  const callers = createRateLimit(most, options);
  const networks = createNetworkRate(most * KEYS_OF_A_NETWORK, options);
  return {
    check(caller, address, count = 1) {
      if (caller.keyId === '') return;
      const own = callers.take(accountOf(caller) || caller.keyId, count);
      if (own > 0) throw tooOften('이 키나 계정으로', own);
      const shared = address === undefined ? 0 : networks.take(address, { count });
      if (shared > 0) throw tooOften('이 네트워크에서', shared);
    },
  };
}

function tooOften(whence: string, seconds: number): ServiceError {
  return new ServiceError(
    'resource_exhausted',
    `${whence} 너무 자주 부르고 있습니다. ${seconds}초 뒤에 다시 시도해 주세요.`,
    { retryAfter: seconds },
  );
}
