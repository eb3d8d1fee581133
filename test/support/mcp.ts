import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestServer } from './server.js';

/** The two ways of speaking: the handshake and sessions of 2025 and before, and 2026-07-28 without either. */
export const ERAS = [
  { era: '2025-11-25', mode: 'legacy' as const },
  { era: '2026-07-28', mode: { pin: '2026-07-28' } },
];

export interface Connection {
  client: Client;
  transport: StreamableHTTPClientTransport;
}

/** The official client, connected with a key. */
export async function connect(
  server: Pick<TestServer, 'url' | 'key'>,
  mode: (typeof ERAS)[number]['mode'],
  headers: Record<string, string> = { 'api-key': server.key },
): Promise<Connection> {
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
    requestInit: { headers },
  });
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return { client, transport };
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely by tests
export type Json = any;

/** One call by hand, as curl would make it; the answer of a stream is its last message. */
export async function post(
  server: Pick<TestServer, 'url' | 'key'>,
  message: unknown,
  headers: Record<string, string> = { 'api-key': server.key },
): Promise<{ status: number; headers: Headers; body: Json }> {
  const response = await fetch(`${server.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
  const text = await response.text();
  const data = text
    .match(/^data: (.+)$/gm)
    ?.at(-1)
    ?.slice('data: '.length);
  const json = data ?? text;
  return {
    status: response.status,
    headers: response.headers,
    body: json === '' ? undefined : JSON.parse(json),
  };
}

/** A request of 2025 and before. */
export function request(method: string, params: Record<string, unknown> = {}, id: number | string = 1) {
  return { jsonrpc: '2.0', id, method, params };
}
