import { randomUUID } from 'node:crypto';
import { type Access, accountOf } from '../access/admit.js';
import { asServiceError, ServiceError } from '../errors/service-error.js';
import type { Operation, UnaryOperation } from '../service/operations/operation.js';
import type { BodySender, Dispatcher, Ticket } from './dispatcher.js';
import { sendError, sendJsonError, sendMethodNotAllowed } from './error-response.js';
import { handleJsonCall } from './json/json-call.js';
import { createRestRoutes } from './json/rest-routes.js';
import { toolPath } from './languagetool/paths.js';
import { sendPlainError } from './languagetool/plain-error.js';
import type { Metrics } from './metrics.js';
import { type CorsPolicy, handleCors } from './port/cors.js';
import {
  type HttpHandler,
  type HttpRequest,
  type HttpResponse,
  headerOf,
  requestIdOf,
} from './port/http-types.js';
import { type Protocol, protocolOf } from './port/protocol.js';
import type { Readiness } from './rpc/health.js';
import type { RpcHandler } from './rpc/rpc-handlers.js';
import type { SlowRefusal } from './slow-refusal.js';

/** A part of the server that answers paths of its own: MCP, the playground. First match wins. */
export interface Mount {
  /** Whether this path (without the query) is its own. */
  matches(path: string): boolean;
  handle: HttpHandler;
}

export interface RouterParts {
  operations: readonly Operation[];
  dispatcher: Dispatcher;
  senderOf(request: HttpRequest, response: HttpResponse): BodySender;
  slowly: SlowRefusal;
  rpc: RpcHandler;
  /** Paths that connect-node answers without a key. */
  plainPaths: ReadonlySet<string>;
  mounts: readonly Mount[];
  access: Access;
  metrics: Metrics;
  readiness: Readiness;
  cors: CorsPolicy;
  /** Throws where the Host or Origin of a request is none that may call. */
  checkCaller(request: HttpRequest, extensions: boolean): void;
  packageAlias: string;
  maxRequestBytes: number;
  maxJsonValues: number;
  /** Behind a proxy that ends TLS, refuse what came to it in the clear. */
  requireForwardedHttps: boolean;
  draining(): boolean;
  /** What went wrong in us and belongs to no operation. */
  logError(error: unknown): void;
}

/** Methods that give back what was sent, or open tunnels; the web's own request type refuses to hold them. */
const NEVER_SERVED = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** Identifiers that a caller may choose; anything else is replaced. */
const REQUEST_ID = /^[\w.:-]{1,128}$/;

export function createRouter(parts: RouterParts): HttpHandler {
  const rpcOperations = new Map<string, Operation>();
  for (const operation of parts.operations) {
    rpcOperations.set(`/${operation.method.parent.typeName}/${operation.method.name}`, operation);
  }
  const restRoutes = createRestRoutes(parts.operations);
  const alias = parts.packageAlias;

  return (request, response) => {
    try {
      route(request, response);
    } catch (error) {
      // Whatever a caller sends, the others go on.
      parts.logError(error);
      sendError(response, 'json', asServiceError(error));
    }
  };

  function route(request: HttpRequest, response: HttpResponse): void {
    const given = headerOf(request, 'x-request-id');
    response.setHeader('x-request-id', given !== undefined && REQUEST_ID.test(given) ? given : randomUUID());
    if (parts.draining() && request.httpVersionMajor === 1) response.setHeader('connection', 'close');
    if (NEVER_SERVED.has(request.method ?? '')) {
      sendMethodNotAllowed(response, 'GET, POST');
      return;
    }
    const path = pathOf(request, alias);
    // LanguageTool's clients are add-ons of browsers.
    const extensions = toolPath(path) !== undefined;
    if (handleCors(request, response, { ...parts.cors, extensions })) return;

    if (path === '/healthz' || path === '/readyz') {
      sendHealth(response, path === '/healthz' ? undefined : parts.readiness.hindrance());
      return;
    }
    try {
      parts.checkCaller(request, extensions);
      if (parts.requireForwardedHttps && headerOf(request, 'x-forwarded-proto') !== 'https') {
        throw new ServiceError('permission_denied', '암호화되지 않은 연결입니다. https 주소로 보내 주세요.');
      }
    } catch (error) {
      if (extensions) sendPlainError(response, asServiceError(error));
      else sendError(response, protocolOf(headerOf(request, 'content-type')), asServiceError(error));
      return;
    }
    const operation = rpcOperations.get(path);
    if (operation !== undefined) {
      handleRpc(parts, operation, request, response);
      return;
    }
    if (parts.plainPaths.has(path)) {
      parts.rpc(request, response, undefined);
      return;
    }
    const rest = restRoutes(path);
    if (rest !== undefined) {
      handleRest(parts, rest, request, response);
      return;
    }
    if (path === '/metrics') {
      void sendMetrics(parts, request, response);
      return;
    }
    const mount = parts.mounts.find((candidate) => candidate.matches(path));
    if (mount !== undefined) {
      mount.handle(request, response);
      return;
    }
    sendNotFound(request, response);
  }
}

/** The path without its query, with the alias of the package replaced by its own name. */
function pathOf(request: HttpRequest, alias: string): string {
  const url = request.url ?? '/';
  if (alias !== '') {
    // Clients that know us by the alias name their application by it as well.
    const application = request.headers[`x-${alias}-app-id`];
    if (application !== undefined) request.headers['x-svc-app-id'] ??= application;
    if (url.startsWith(`/${alias}.`)) request.url = `/svc.${url.slice(alias.length + 2)}`;
    else if (url.startsWith(`/${alias}/api/`)) request.url = `/svc${url.slice(alias.length + 1)}`;
  }
  const path = request.url ?? '/';
  const query = path.indexOf('?');
  return query < 0 ? path : path.slice(0, query);
}

function handleRpc(
  parts: RouterParts,
  operation: Operation,
  request: HttpRequest,
  response: HttpResponse,
): void {
  if (request.method !== 'POST') {
    sendMethodNotAllowed(response, 'POST');
    return;
  }
  const contentType = headerOf(request, 'content-type');
  const protocol = protocolOf(contentType);
  if (protocol === 'json' && operation.method.methodKind === 'unary') {
    void handleJsonCall(parts, operation as UnaryOperation, request, response, { rest: false });
    return;
  }
  if (protocol === 'unsupported' || protocol === 'json') {
    sendUnsupportedMedia(response);
    return;
  }
  let ticket: Ticket;
  try {
    ticket = parts.dispatcher.begin(
      operation,
      (name) => headerOf(request, name),
      protocol,
      requestIdOf(response),
      parts.senderOf(request, response),
    );
  } catch (error) {
    void parts
      .slowly(request, error)
      .then((refusal) => sendError(response, protocol, refusal, { contentType }));
    return;
  }
  parts.rpc(request, response, ticket);
}

function handleRest(
  parts: RouterParts,
  match: NonNullable<ReturnType<ReturnType<typeof createRestRoutes>>>,
  request: HttpRequest,
  response: HttpResponse,
): void {
  const route = match[request.method as 'GET' | 'POST'];
  if (route === undefined) {
    sendMethodNotAllowed(response, Object.keys(match).join(', '));
    return;
  }
  if (route.hasBody && protocolOf(headerOf(request, 'content-type')) !== 'json') {
    sendUnsupportedMedia(response);
    return;
  }
  void handleJsonCall(parts, route.operation, request, response, {
    rest: true,
    read: route.read,
    pathName: route.pathName,
    hasBody: route.hasBody,
  });
}

async function sendMetrics(parts: RouterParts, request: HttpRequest, response: HttpResponse): Promise<void> {
  try {
    const caller = parts.access.identify((name) => headerOf(request, name));
    // The names of applications are for the owner of the installation alone.
    const text = await (accountOf(caller) === '' ? parts.metrics.text() : parts.metrics.latencyText());
    response.setHeader('content-type', parts.metrics.contentType);
    response.end(text);
  } catch (error) {
    sendError(response, 'json', await parts.slowly(request, error));
  }
}

function sendHealth(response: HttpResponse, hindrance: string | undefined): void {
  response.statusCode = hindrance === undefined ? 200 : 503;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify(hindrance === undefined ? { status: 'ok' } : { status: 'unavailable', reason: hindrance }),
  );
}

function sendNotFound(request: HttpRequest, response: HttpResponse): void {
  const contentType = headerOf(request, 'content-type');
  const protocol: Protocol = protocolOf(contentType);
  const message = '그런 주소가 없습니다. 주소와 서비스 이름을 확인해 주세요.';
  if (protocol === 'grpc' || protocol === 'grpc-web') {
    sendError(response, protocol, new ServiceError('unimplemented', message), { contentType });
  } else {
    sendJsonError(response, 404, { code: 'not_found', message });
  }
}

function sendUnsupportedMedia(response: HttpResponse): void {
  response.setHeader(
    'accept-post',
    'application/json, application/proto, application/grpc, application/grpc-web',
  );
  sendJsonError(response, 415, {
    code: 'invalid_argument',
    message: '이 주소에서 받지 않는 content-type입니다. application/json으로 보내 주세요.',
  });
}
