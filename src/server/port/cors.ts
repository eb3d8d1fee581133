import { isExtensionOrigin } from './extension-origins.js';
import { type HttpRequest, type HttpResponse, headerOf } from './http-types.js';

/** What browsers may send: our keys and everything that Connect and gRPC-web use. */
const ALLOWED_HEADERS = [
  'api-key',
  'authorization',
  'content-type',
  'connect-protocol-version',
  'connect-timeout-ms',
  'connect-accept-encoding',
  'connect-content-encoding',
  'content-encoding',
  'grpc-timeout',
  'x-grpc-web',
  'x-user-agent',
  'x-svc-app-id',
  'x-request-id',
  'mcp-session-id',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'last-event-id',
].join(', ');
const EXPOSED_HEADERS =
  'grpc-status, grpc-message, grpc-status-details-bin, x-request-id, retry-after, mcp-session-id, www-authenticate, warning, x-malgyeol-warning, x-malgyeol-incomplete';
/** Two hours, the most that browsers honour. In seconds. */
const PREFLIGHT_MAX_AGE = '7200';

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export interface CorsPolicy {
  origins: readonly string[];
  /** Without keys any page could use the server of whoever looks at it: then only local pages may. */
  localOnly: boolean;
  /** Whether add-ons of browsers and programs built on one may call, whatever the lists say. */
  extensions?: boolean;
}

/** Sets the headers; true when the request was a preflight and is answered. */
export function handleCors(request: HttpRequest, response: HttpResponse, policy: CorsPolicy): boolean {
  const origin = headerOf(request, 'origin');
  const preflight =
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  if (origin === undefined && !preflight) return false;
  const allowed = allowedOrigin(origin, policy);
  if (allowed !== undefined) {
    response.setHeader('access-control-allow-origin', allowed);
    response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
    if (allowed !== '*') response.setHeader('vary', 'origin');
  }
  if (!preflight) return false;
  if (allowed !== undefined) {
    response.setHeader('access-control-allow-methods', 'GET, POST, DELETE, OPTIONS');
    response.setHeader('access-control-allow-headers', ALLOWED_HEADERS);
    response.setHeader('access-control-max-age', PREFLIGHT_MAX_AGE);
  }
  response.statusCode = 204;
  response.end();
  return true;
}

export function allowedOrigin(origin: string | undefined, policy: CorsPolicy): string | undefined {
  if (origin === undefined) return undefined;
  if (policy.extensions && isExtensionOrigin(origin)) return origin;
  if (policy.localOnly)
    return LOCAL_ORIGIN.test(origin) || policy.origins.includes(origin) ? origin : undefined;
  if (policy.origins.includes('*')) return '*';
  return policy.origins.includes(origin) ? origin : undefined;
}
