import { setTimeout as pause } from 'node:timers/promises';
import type { WrongKeys } from '../access/wrong-keys.js';
import { asServiceError, ServiceError } from '../errors/service-error.js';
import { addressOf } from './port/address.js';
import type { HttpRequest } from './port/http-types.js';

/** What to answer to a call that failed, at the time to answer it: refusals of wrong keys wait for theirs. */
export type SlowRefusal = (request: HttpRequest, error: unknown) => Promise<ServiceError>;

export function createSlowRefusal(wrongKeys: WrongKeys, trustProxy: boolean): SlowRefusal {
  return async (request, error) => {
    const refusal = asServiceError(error);
    const { wrongKey } = refusal.details;
    if (wrongKey === undefined) return refusal;
    const verdict = wrongKeys.refuse(addressOf(request, trustProxy), wrongKey);
    if ('retryAfter' in verdict) return tooManyWrongKeys(Math.ceil(verdict.retryAfter / 1000));
    if (verdict.wait > 0) await pause(verdict.wait, undefined, { ref: false });
    return refusal;
  };
}

function tooManyWrongKeys(seconds: number): ServiceError {
  return new ServiceError(
    'resource_exhausted',
    `올바르지 않은 접근 키를 너무 자주 보냈습니다. 키를 확인하고 ${seconds}초 뒤에 다시 시도해 주세요.`,
    { retryAfter: seconds },
  );
}
