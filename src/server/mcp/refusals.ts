import type { ServiceError } from '../../errors/service-error.js';
import { SCOPES } from '../../oauth/client-metadata.js';
import { httpStatusOf } from '../error-response.js';
import { type HttpRequest, type HttpResponse, headerOf } from '../port/http-types.js';
import { MCP_PATH } from './paths.js';

/** JSON-RPC has no code for these; the range is for servers to define. */
const REFUSED = -32000;

/** Clients that can log in find the way from the metadata named here. */
export function sendUnauthorized(
  request: HttpRequest,
  response: HttpResponse,
  origin: string,
  message: string,
): void {
  const presented = headerOf(request, 'authorization') !== undefined;
  const metadata = `${origin}/.well-known/oauth-protected-resource${MCP_PATH}`;
  const challenge = [`resource_metadata="${metadata}"`, `scope="${SCOPES.join(' ')}"`];
  if (presented) challenge.unshift('error="invalid_token"');
  response.setHeader('www-authenticate', `Bearer ${challenge.join(', ')}`);
  sendJsonRpcError(response, 401, message);
}

export function sendRefusal(response: HttpResponse, error: ServiceError): void {
  if (response.headersSent || response.writableEnded) {
    response.destroy();
    return;
  }
  if (error.details.retryAfter !== undefined) {
    response.setHeader('retry-after', String(error.details.retryAfter));
  }
  sendJsonRpcError(response, httpStatusOf(error, true), error.message);
}

export function sendJsonRpcError(
  response: HttpResponse,
  status: number,
  message: string,
  code = REFUSED,
): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}
