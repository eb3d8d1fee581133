/** The codes every protocol knows; spelled as Connect spells them. */
export type ErrorCode =
  | 'canceled'
  | 'invalid_argument'
  | 'deadline_exceeded'
  | 'not_found'
  | 'permission_denied'
  | 'resource_exhausted'
  | 'unimplemented'
  | 'unavailable'
  | 'internal';

/** An error whose message may be shown to the caller: Korean, what is wrong and what to do. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      /** The request was too large: REST answers 413 instead of 429. */
      tooLarge?: boolean;
      /** Seconds after which trying again makes sense. */
      retryAfter?: number;
      /** The caller showed a key, and it is none of ours: some bits of its hash. */
      wrongKey?: number;
      /** What went wrong in us: for the log, not for the caller. */
      cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
  }
}

export function invalidArgument(message: string): ServiceError {
  return new ServiceError('invalid_argument', message);
}

export function tooLarge(message: string): ServiceError {
  return new ServiceError('resource_exhausted', message, { tooLarge: true });
}

/** Anything else that was thrown is our fault; the caller learns no more than that. */
export function asServiceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  return new ServiceError(
    'internal',
    '서버 안에서 오류가 났습니다. 같은 오류가 이어지면 응답의 x-request-id 값과 함께 관리자에게 알려 주세요.',
  );
}

/** What an aborted signal means to the caller. */
export function abortError(signal: AbortSignal): ServiceError {
  if (signal.reason instanceof ServiceError) return signal.reason;
  return new ServiceError('canceled', '요청이 취소되었습니다.');
}

export function deadlineError(): ServiceError {
  return new ServiceError(
    'deadline_exceeded',
    '정해진 시간 안에 처리하지 못했습니다. 제한 시간을 늘리거나 글을 나누어 보내 주세요.',
  );
}
