import { deadlineError, invalidArgument, ServiceError } from '../../errors/service-error.js';
import type { HttpRequest, HttpResponse } from './http-types.js';

/** Longer than any answer takes; setTimeout cannot count further than this anyway. In milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export interface CallSignal {
  signal: AbortSignal;
  /** Stops watching. */
  done(): void;
}

/** Aborts when the caller closes the connection or the time in `connect-timeout-ms` is over. */
export function callSignal(request: HttpRequest, response: HttpResponse): CallSignal {
  const timeout = timeoutOf(request);
  const controller = new AbortController();
  const onClose = () => {
    if (!response.writableEnded) {
      controller.abort(new ServiceError('canceled', '부른 쪽에서 연결을 끊어 처리를 멈췄습니다.'));
    }
  };
  response.once('close', onClose);
  const timer =
    timeout === undefined ? undefined : setTimeout(() => controller.abort(deadlineError()), timeout);
  return {
    signal: controller.signal,
    done() {
      response.off('close', onClose);
      clearTimeout(timer);
    },
  };
}

function timeoutOf(request: HttpRequest): number | undefined {
  const value = request.headers['connect-timeout-ms'];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !/^\d{1,10}$/.test(value)) {
    throw invalidArgument('connect-timeout-ms는 밀리초를 나타내는 10자리 이하의 정수여야 합니다.');
  }
  return Math.min(Number(value), MAX_TIMEOUT_MS);
}
