import type { AuthInfo } from '@modelcontextprotocol/server';
import type { Access, Caller } from '../../access/admit.js';
import { asServiceError, ServiceError } from '../../errors/service-error.js';
import { createMcpServer } from '../../mcp/mcp-server.js';
import type { McpCaller, McpParts } from '../../mcp/tool-host.js';
import type { Tokens } from '../../oauth/tokens.js';
import { featureOff } from '../../service/features.js';
import type { Load } from '../../service/load.js';
import { readBody } from '../body.js';
import type { Dispatcher } from '../dispatcher.js';
import { httpStatusOf, sendError } from '../error-response.js';
import { type HttpRequest, type HttpResponse, headerOf, requestIdOf } from '../http-types.js';
import type { Mount } from '../router.js';
import { checkHost, checkOrigin } from './checks.js';
import { createMcpEndpoint } from './mcp-endpoint.js';
import type { OwnNames } from './own-names.js';
import { MCP_PATH } from './paths.js';
import type { RateLimit } from './rate-limit.js';
import { sendWebResponse, webRequest } from './web-bridge.js';

/** No text that a tool takes is longer, and JSON of this size is parsed without holding others up for long. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** JSON-RPC has no code for these; the range is for servers to define. */
const REFUSED = -32000;

export interface McpMountParts {
  parts: McpParts;
  dispatcher: Dispatcher;
  access: Access;
  /** Whose token it is, for callers that logged in instead of sending a key. */
  tokens: Tokens | undefined;
  names: OwnNames;
  rate: RateLimit;
  load: Load;
  secret: Buffer;
  maxRequestBytes: number;
  maxSessions: number;
  draining(): boolean;
  onError(error: unknown): void;
}

export interface McpMount extends Mount {
  resourcesChanged(): void;
  close(): Promise<void>;
}

export function createMcpMount(given: McpMountParts): McpMount {
  const { parts, dispatcher, names, rate } = given;
  const limit = Math.min(MAX_BODY_BYTES, given.maxRequestBytes);
  const endpoint = createMcpEndpoint({
    createServer: ({ authInfo }) =>
      createMcpServer(parts, {
        mayWrite: callerIn(authInfo).mayWrite,
        callerOf: (context) => callerIn(context.http?.authInfo),
      }),
    secret: given.secret,
    maxSessions: given.maxSessions,
    // What the SDK refuses is told to the caller; what fails inside a tool is logged with its operation.
    onError: () => {},
  });

  async function identify(request: HttpRequest, origin: string): Promise<Caller> {
    const header = (name: string) => headerOf(request, name);
    try {
      return given.access.identify(header);
    } catch (error) {
      const caller = await given.tokens?.callerOf(header, `${origin}${MCP_PATH}`);
      if (caller === undefined) throw error;
      return caller;
    }
  }

  /** Bodies count into what the server holds in memory while they come. */
  async function readText(request: HttpRequest): Promise<string> {
    const held: Array<() => void> = [];
    try {
      const rules = { limit, hold: (bytes: number) => void held.push(given.load.hold(bytes)) };
      return (await readBody(request, rules)).toString('utf8');
    } finally {
      for (const release of held) release();
    }
  }

  async function handle(request: HttpRequest, response: HttpResponse): Promise<void> {
    checkHost(request, names);
    checkOrigin(request, names);
    if (given.draining()) {
      throw new ServiceError('unavailable', '서버가 꺼지는 중입니다. 잠시 뒤에 다시 시도해 주세요.', {
        retryAfter: 1,
      });
    }
    const origin = names.originOf(request);
    let caller: Caller;
    try {
      caller = await identify(request, origin);
    } catch (error) {
      sendUnauthorized(request, response, origin, asServiceError(error).message);
      return;
    }
    checkRate(rate, caller.keyId);
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableEnded) gone.abort();
    });
    const text = request.method === 'POST' ? await readText(request) : undefined;
    const body = text === undefined ? undefined : parsed(text);
    if (Array.isArray(body)) checkRate(rate, caller.keyId, body.length - 1);
    const requestId = requestIdOf(response);
    const answer = await endpoint.handle({
      request: webRequest(lenient(request), `${origin}${MCP_PATH}`, text, gone.signal),
      body,
      authInfo: authInfoOf(caller, {
        mayWrite: !caller.readOnly,
        begin: (operation) => dispatcher.begin(operation, caller, 'mcp', requestId),
      }),
      principal: caller.keyId,
    });
    await sendWebResponse(response, answer);
  }

  return {
    matches: (path) => path === MCP_PATH || path === `${MCP_PATH}/`,
    handle(request, response) {
      handle(request, response).catch((error: unknown) => {
        if (!(error instanceof ServiceError)) given.onError(error);
        sendRefusal(response, asServiceError(error));
      });
    },
    resourcesChanged: () => endpoint.changed('resources'),
    close: () => endpoint.close(),
  };
}

/** What stands there when the feature is off. */
export function createMcpOffMount(): Mount {
  return {
    matches: (path) => path === MCP_PATH || path === `${MCP_PATH}/`,
    handle: (_request, response) => sendError(response, 'json', featureOff('mcp')),
  };
}

function checkRate(rate: RateLimit, keyId: string, count = 1): void {
  // Without keys the server is open to its own machine only.
  const wait = keyId === '' ? 0 : rate.take(keyId, count);
  if (wait === 0) return;
  throw new ServiceError(
    'resource_exhausted',
    `이 키로 너무 자주 부르고 있습니다. ${wait}초 뒤에 다시 시도해 주세요.`,
    { retryAfter: wait },
  );
}

/** Tools for trying things out (curl) accept everything without saying so; the transport wants it said. */
function lenient(request: HttpRequest): HttpRequest {
  const accept = headerOf(request, 'accept');
  if (accept === undefined || accept.trim() === '*/*') {
    request.headers.accept =
      request.method === 'GET' ? 'text/event-stream' : 'application/json, text/event-stream';
  }
  return request;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The transport answers with the error that JSON-RPC has for it.
    return undefined;
  }
}

/** The SDK carries this through to the tools, untouched. */
function authInfoOf(caller: Caller, mcpCaller: McpCaller): AuthInfo {
  return { token: '', clientId: caller.keyId, scopes: [], extra: { mcpCaller } };
}

function callerIn(authInfo: AuthInfo | undefined): McpCaller {
  return authInfo?.extra?.mcpCaller as McpCaller;
}

/** Clients that can log in find the way from the metadata named here. */
function sendUnauthorized(
  request: HttpRequest,
  response: HttpResponse,
  origin: string,
  message: string,
): void {
  const presented = headerOf(request, 'authorization') !== undefined;
  const metadata = `${origin}/.well-known/oauth-protected-resource${MCP_PATH}`;
  const challenge = [`resource_metadata="${metadata}"`, 'scope="mcp mcp:write"'];
  if (presented) challenge.unshift('error="invalid_token"');
  response.setHeader('www-authenticate', `Bearer ${challenge.join(', ')}`);
  sendJsonRpcError(response, 401, message);
}

function sendRefusal(response: HttpResponse, error: ServiceError): void {
  if (response.headersSent || response.writableEnded) {
    response.destroy();
    return;
  }
  if (error.details.retryAfter !== undefined) {
    response.setHeader('retry-after', String(error.details.retryAfter));
  }
  sendJsonRpcError(response, httpStatusOf(error, true), error.message);
}

function sendJsonRpcError(response: HttpResponse, status: number, message: string): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: REFUSED, message }, id: null });
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(body);
}
