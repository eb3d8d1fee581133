import {
  type AuthInfo,
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  legacyStatelessFallback,
  type McpRequestContext,
  type McpServer,
  type ServerNotifier,
} from '@modelcontextprotocol/server';
import { createSessions, type Session } from './mcp-sessions.js';
import { createSessionIds } from './session-ids.js';

export interface EndpointOptions {
  /** One server with all its tools, for one request or one session. */
  createServer(context: Pick<McpRequestContext, 'authInfo'>): McpServer;
  /** Shared by replicas, so that each knows the sessions that another one opened. */
  secret: Buffer;
  maxSessions?: number;
  sessionIdleMs?: number;
  maxSubscriptions?: number;
  keepAliveMs?: number;
  onError(error: unknown): void;
}

export interface EndpointRequest {
  request: Request;
  /** The JSON of the body; undefined where there is none, or none that can be read. */
  body: unknown;
  authInfo?: AuthInfo;
  /** Whose call it is; sessions belong to it. */
  principal: string;
}

/** Streamable HTTP for every revision: 2026-07-28 without sessions, those before it with or without one. */
export interface McpEndpoint {
  handle(call: EndpointRequest): Promise<Response>;
  readonly sessions: number;
  /** Tells every open connection that a list is another than it was. */
  changed(list: 'tools' | 'prompts' | 'resources'): void;
  close(): Promise<void>;
}

const KEEP_ALIVE_MS = 15_000;
const MAX_SESSIONS = 1000;
const SESSION_IDLE_MS = 30 * 60_000;
const MAX_SUBSCRIPTIONS = 1000;
/** What JSON-RPC servers answer to a session that is not theirs. */
const SESSION_NOT_FOUND = -32001;

export function createMcpEndpoint(options: EndpointOptions): McpEndpoint {
  const { createServer, onError, keepAliveMs = KEEP_ALIVE_MS } = options;
  const ids = createSessionIds(options.secret);
  const sessions = createSessions({
    most: options.maxSessions ?? MAX_SESSIONS,
    idleMs: options.sessionIdleMs ?? SESSION_IDLE_MS,
  });
  const modern = createMcpHandler(createServer, {
    legacy: 'reject',
    keepAliveMs,
    maxSubscriptions: options.maxSubscriptions ?? MAX_SUBSCRIPTIONS,
    onerror: onError,
  });
  const stateless = legacyStatelessFallback(createServer, onError);

  async function handleLegacy(call: EndpointRequest): Promise<Response> {
    const { request, body, authInfo, principal } = call;
    const passed = { parsedBody: body, authInfo };
    const id = request.headers.get('mcp-session-id');
    if (id === null) {
      if (!isInitializeRequest(body)) return stateless(request, passed);
      const session = await sessions.open(ids.create(principal), createServer({ authInfo }), keepAliveMs);
      return during(session, session.transport.handleRequest(request, passed));
    }
    if (!ids.belongs(id, principal) || sessions.wasEnded(id)) return sessionNotFound();
    const session = sessions.get(id);
    if (session !== undefined) return during(session, session.transport.handleRequest(request, passed));
    // Opened by another replica, or before a restart: its calls are answered all the same, one by one.
    if (request.method === 'DELETE') return new Response(null, { status: 200 });
    return stateless(request, passed);
  }

  return {
    async handle(call) {
      const legacy = await isLegacyRequest(call.request, call.body);
      if (legacy) return handleLegacy(call);
      return modern.fetch(call.request, { parsedBody: call.body, authInfo: call.authInfo });
    },
    get sessions() {
      return sessions.size;
    },
    changed(list) {
      const tell = TELL[list];
      tell.modern(modern.notify);
      for (const server of sessions.servers()) tell.session(server);
    },
    async close() {
      await sessions.close();
      await modern.close();
    },
  };
}

const TELL: Record<
  Parameters<McpEndpoint['changed']>[0],
  { modern(notify: ServerNotifier): void; session(server: McpServer): void }
> = {
  tools: { modern: (notify) => notify.toolsChanged(), session: (server) => server.sendToolListChanged() },
  prompts: {
    modern: (notify) => notify.promptsChanged(),
    session: (server) => server.sendPromptListChanged(),
  },
  resources: {
    modern: (notify) => notify.resourcesChanged(),
    session: (server) => server.sendResourceListChanged(),
  },
};

/** A session is busy until its answer is read to the end. */
async function during(session: Session, answer: Promise<Response>): Promise<Response> {
  session.busy++;
  let open = true;
  const done = () => {
    if (!open) return;
    open = false;
    session.busy--;
    session.usedAt = Date.now();
  };
  try {
    const response = await answer;
    if (response.body === null) {
      done();
      return response;
    }
    const reader = response.body.getReader();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done: ended, value } = await reader.read();
        if (ended) {
          done();
          controller.close();
        } else controller.enqueue(value);
      },
      async cancel(reason) {
        done();
        await reader.cancel(reason);
      },
    });
    return new Response(body, { status: response.status, headers: response.headers });
  } catch (error) {
    done();
    throw error;
  }
}

function sessionNotFound(): Response {
  return Response.json(
    { jsonrpc: '2.0', error: { code: SESSION_NOT_FOUND, message: 'Session not found' }, id: null },
    { status: 404 },
  );
}
