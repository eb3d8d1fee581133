import { Code, ConnectError } from '@connectrpc/connect';
import type { ErrorCode, ServiceError } from '../errors/service-error.js';
import { endAfterRequest } from './port/drain-request.js';
import type { HttpResponse } from './port/http-types.js';
import type { Protocol } from './port/protocol.js';
import { grpcMessage } from './rpc/grpc-message.js';

const CODES: Record<ErrorCode, Code> = {
  canceled: Code.Canceled,
  invalid_argument: Code.InvalidArgument,
  deadline_exceeded: Code.DeadlineExceeded,
  not_found: Code.NotFound,
  permission_denied: Code.PermissionDenied,
  resource_exhausted: Code.ResourceExhausted,
  unimplemented: Code.Unimplemented,
  unavailable: Code.Unavailable,
  internal: Code.Internal,
};

const STATUS: Record<ErrorCode, number> = {
  canceled: 499,
  invalid_argument: 400,
  deadline_exceeded: 504,
  not_found: 404,
  permission_denied: 403,
  resource_exhausted: 429,
  unimplemented: 501,
  unavailable: 503,
  internal: 500,
};

export function connectErrorOf(error: ServiceError): ConnectError {
  const metadata: Record<string, string> =
    error.details.retryAfter === undefined ? {} : { 'retry-after': String(error.details.retryAfter) };
  return new ConnectError(error.message, CODES[error.code], metadata);
}

/** Answers with an error as the caller's protocol writes it. `rest` makes a request that is too large 413. */
export function sendError(
  response: HttpResponse,
  protocol: Protocol,
  error: ServiceError,
  options: { rest?: boolean; contentType?: string } = {},
): void {
  if (response.headersSent || response.writableEnded) {
    response.destroy();
    return;
  }
  endAfterRequest(response.req, response);
  if (error.details.retryAfter !== undefined)
    response.setHeader('retry-after', String(error.details.retryAfter));
  // Nobody should wait for the rest of such a body to send the next request behind it.
  if (error.details.tooLarge && response.req.httpVersionMajor === 1)
    response.setHeader('connection', 'close');
  switch (protocol) {
    case 'grpc':
    case 'grpc-web':
      // An answer without a message: both protocols then take the status from the headers.
      response.setHeader('content-type', options.contentType ?? `application/${protocol}`);
      response.setHeader('grpc-status', String(CODES[error.code]));
      response.setHeader('grpc-message', grpcMessage(error.message));
      response.statusCode = 200;
      response.end();
      return;
    case 'connect-stream': {
      const end = Buffer.from(JSON.stringify({ error: errorJson(error) }));
      const envelope = Buffer.alloc(5);
      envelope.writeUInt8(2, 0);
      envelope.writeUInt32BE(end.length, 1);
      response.setHeader('content-type', options.contentType ?? 'application/connect+json');
      response.statusCode = 200;
      (response as NodeJS.WritableStream).end(Buffer.concat([envelope, end]));
      return;
    }
    default:
      sendJsonError(response, httpStatusOf(error, options.rest === true), error);
  }
}

export function sendJsonError(
  response: HttpResponse,
  status: number,
  error: Pick<ServiceError, 'code' | 'message'>,
): void {
  endAfterRequest(response.req, response);
  const body = Buffer.from(JSON.stringify(errorJson(error)));
  response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', String(body.length));
  response.statusCode = status;
  (response as NodeJS.WritableStream).end(body);
}

export function httpStatusOf(error: ServiceError, rest: boolean): number {
  return rest && error.details.tooLarge ? 413 : STATUS[error.code];
}

function errorJson(error: Pick<ServiceError, 'code' | 'message'>) {
  return { code: error.code, message: error.message };
}

/** The path is known, the method is not one of `allowed`. */
export function sendMethodNotAllowed(response: HttpResponse, allowed: string): void {
  response.setHeader('allow', allowed);
  sendJsonError(response, 405, {
    code: 'unimplemented',
    message: `이 주소는 ${allowed} 방식만 받습니다. 요청 방식을 바꿔 주세요.`,
  });
}
