import type { AuthInfo, McpServer } from '@modelcontextprotocol/server';
import { type Access, accountOf, type Caller } from '../../access/admit.js';
import type { CallRate } from '../../access/call-rate.js';
import { asServiceError, ServiceError } from '../../errors/service-error.js';
import { createMcpServer } from '../../mcp/mcp-server.js';
import type { McpCaller, McpParts } from '../../mcp/tool-host.js';
import type { Tokens } from '../../oauth/tokens.js';
import type { Load } from '../../service/load.js';
import type { Dispatcher } from '../dispatcher.js';
import { readBody } from '../port/body.js';
import { type HttpRequest, type HttpResponse, headerOf, requestIdOf } from '../port/http-types.js';
import type { SlowRefusal } from '../slow-refusal.js';
import type { AllowedHosts } from './allowed-hosts.js';
import { checkHost, checkOrigin } from './checks.js';
import { MCP_PATH } from './paths.js';
import { sendRefusal, sendUnauthorized } from './refusals.js';

/** No text that a tool takes is longer, and JSON of this size is parsed without holding others up for long. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export interface McpGateParts {
  parts: McpParts;
  dispatcher: Dispatcher;
  access: Access;
  /** Whose token it is, for callers that logged in instead of sending a key. */
  tokens: Tokens | undefined;
  hosts: AllowedHosts;
  /** How often messages may come. */
  rate: CallRate;
  /** Where a request comes from. */
  addressOf(request: HttpRequest): string;
  slowly: SlowRefusal;
  load: Load;
  maxRequestBytes: number;
  draining(): boolean;
  onError(error: unknown): void;
}

/** A request that was let in. */
export interface Admitted {
  caller: Caller;
  /** Under which the caller reaches us. */
  origin: string;
  /** Carries the caller through the SDK to the tools. */
  authInfo: AuthInfo;
}

/** What stands before every path of MCP: names, keys, rates, and bodies of a bounded size. */
export interface McpGate {
  /** Answers with the error of whatever the work throws. */
  guard(response: HttpResponse, work: () => Promise<void>): void;
  /** Undefined where the caller was told to log in. */
  enter(request: HttpRequest, response: HttpResponse): Promise<Admitted | undefined>;
  /** The body, and its JSON where it is some; every message of a batch counts. */
  readJson(request: HttpRequest, caller: Caller): Promise<{ text: string; json: unknown }>;
  /** A server for the caller of this, or of each request of a session. */
  createServer(authInfo: AuthInfo | undefined): McpServer;
}

export function createMcpGate(given: McpGateParts): McpGate {
  const { hosts, rate, dispatcher } = given;
  const limit = Math.min(MAX_BODY_BYTES, given.maxRequestBytes);

  async function identify(request: HttpRequest, origin: string): Promise<Caller | ServiceError> {
    const header = (name: string) => headerOf(request, name);
    try {
      return given.access.identify(header);
    } catch (error) {
      const caller = await given.tokens?.callerOf(header, `${origin}${MCP_PATH}`);
      return caller ?? asServiceError(error);
    }
  }

  return {
    guard(response, work) {
      work().catch((error: unknown) => {
        if (!(error instanceof ServiceError)) given.onError(error);
        sendRefusal(response, asServiceError(error));
      });
    },
    async enter(request, response) {
      checkHost(request, hosts);
      checkOrigin(request, hosts);
      if (given.draining()) {
        throw new ServiceError('unavailable', '서버가 꺼지는 중입니다. 잠시 뒤에 다시 시도해 주세요.', {
          retryAfter: 1,
        });
      }
      const origin = hosts.originOf(request);
      const caller = await identify(request, origin);
      if (caller instanceof ServiceError) {
        const refusal = await given.slowly(request, caller);
        if (refusal !== caller) throw refusal;
        sendUnauthorized(request, response, origin, caller.message);
        return undefined;
      }
      const address = given.addressOf(request);
      rate.check(caller, address);
      const requestId = requestIdOf(response);
      const mcpCaller: McpCaller = {
        mayWrite: !caller.readOnly,
        owner: accountOf(caller),
        begin: (operation) => dispatcher.begin(operation, caller, 'mcp', requestId, { address }),
      };
      return {
        caller,
        origin,
        authInfo: { token: '', clientId: caller.keyId, scopes: [], extra: { mcpCaller } },
      };
    },
    async readJson(request, caller) {
      const held: Array<() => void> = [];
      try {
        const rules = { limit, hold: (bytes: number) => void held.push(given.load.hold(bytes)) };
        const text = (await readBody(request, rules)).toString('utf8');
        const json = parsed(text);
        if (Array.isArray(json)) rate.check(caller, given.addressOf(request), Math.max(0, json.length - 1));
        return { text, json };
      } finally {
        for (const release of held) release();
      }
    },
    createServer: (authInfo) =>
      createMcpServer(given.parts, {
        mayWrite: callerIn(authInfo).mayWrite,
        owner: callerIn(authInfo).owner,
        callerOf: (context) => callerIn(context.http?.authInfo ?? authInfo),
      }),
  };
}

function callerIn(authInfo: AuthInfo | undefined): McpCaller {
  return authInfo?.extra?.mcpCaller as McpCaller;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever reads it next answers with the error that JSON-RPC has for it.
    return undefined;
  }
}
