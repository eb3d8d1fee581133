import { randomUUID } from 'node:crypto';
import {
  type AuthInfo,
  type McpServer,
  parseJSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import { invalidArgument, ServiceError } from '../../errors/service-error.js';
import type { HttpRequest, HttpResponse } from '../port/http-types.js';
import type { Mount } from '../router.js';
import type { McpGate } from './mcp-gate.js';

const STREAM_PATH = '/sse';
const MESSAGES_PATH = '/messages';
const KEEP_ALIVE_MS = 15_000;
/** Bytes that a slow reader may leave unread before its connection is given up. */
const MAX_UNREAD_BYTES = 16 * 1024 * 1024;

interface Connection {
  keyId: string;
  server: McpServer;
  transport: Transport;
}

/**
 * The transport of the first revision (2024-11-05), for clients that know no other: one stream per client for all
 * answers, and a second path for what it sends. A connection lives in the replica that opened it.
 */
export function createSseMount(
  gate: McpGate,
  { maxSessions }: { maxSessions: number },
): Mount & {
  resourcesChanged(): void;
  close(): Promise<void>;
} {
  const connections = new Map<string, Connection>();

  async function open(request: HttpRequest, response: HttpResponse): Promise<void> {
    if (request.method !== 'GET') throw invalidArgument(`${STREAM_PATH}는 GET으로 엽니다.`);
    const admitted = await gate.enter(request, response);
    if (admitted === undefined) return;
    if (connections.size >= maxSessions) {
      throw new ServiceError('unavailable', '연결이 너무 많습니다. 잠시 뒤에 다시 시도해 주세요.', {
        retryAfter: 5,
      });
    }
    const id = randomUUID();
    const transport = sseTransport(response, id);
    const server = gate.createServer(admitted.authInfo);
    connections.set(id, { keyId: admitted.caller.keyId, server, transport });
    response.once('close', () => {
      connections.delete(id);
      server.close().catch(() => {});
    });
    await server.connect(transport);
  }

  async function receive(request: HttpRequest, response: HttpResponse): Promise<void> {
    if (request.method !== 'POST') throw invalidArgument(`${MESSAGES_PATH}에는 POST로 보냅니다.`);
    const admitted = await gate.enter(request, response);
    if (admitted === undefined) return;
    const id = new URL(request.url ?? '/', 'http://localhost').searchParams.get('sessionId') ?? '';
    const connection = connections.get(id);
    if (connection === undefined || connection.keyId !== admitted.caller.keyId) {
      throw new ServiceError('not_found', `그런 연결이 없습니다. ${STREAM_PATH}를 다시 열어 주세요.`);
    }
    const { json } = await gate.readJson(request, admitted.caller);
    deliver(connection.transport, json, admitted.authInfo);
    response.statusCode = 202;
    response.end('Accepted');
  }

  return {
    matches: (path) => path === STREAM_PATH || path === MESSAGES_PATH,
    handle(request, response) {
      const isStream = (request.url ?? '').split('?')[0] === STREAM_PATH;
      gate.guard(response, () => (isStream ? open : receive)(request, response));
    },
    resourcesChanged() {
      for (const { server } of connections.values()) server.sendResourceListChanged();
    },
    async close() {
      for (const { server } of connections.values()) await server.close();
      connections.clear();
    },
  };
}

function deliver(transport: Transport, json: unknown, authInfo: AuthInfo): void {
  let message: ReturnType<typeof parseJSONRPCMessage>;
  try {
    message = parseJSONRPCMessage(json);
  } catch {
    throw invalidArgument('JSON-RPC 메시지가 아닙니다.');
  }
  transport.onmessage?.(message, { authInfo });
}

function sseTransport(response: HttpResponse, sessionId: string): Transport {
  const stream = response as NodeJS.WritableStream & { writableLength: number };
  let timer: NodeJS.Timeout | undefined;
  const write = (event: string, data: string) => {
    if (stream.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else stream.write(`event: ${event}\ndata: ${data}\n\n`);
  };
  const transport: Transport = {
    sessionId,
    async start() {
      response.statusCode = 200;
      response.setHeader('content-type', 'text/event-stream');
      response.setHeader('cache-control', 'no-cache, no-transform');
      response.setHeader('x-accel-buffering', 'no');
      write('endpoint', `${MESSAGES_PATH}?sessionId=${sessionId}`);
      timer = setInterval(() => stream.write(': \n\n'), KEEP_ALIVE_MS);
      timer.unref();
    },
    async send(message) {
      write('message', JSON.stringify(message));
    },
    async close() {
      clearInterval(timer);
      stream.end();
      transport.onclose?.();
    },
  };
  return transport;
}
