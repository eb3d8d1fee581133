import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callTool } from '../support/languagetool.js';
import { post, request } from '../support/mcp.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** Calls a minute of a key or an account; a network may send four times as many. */
const CALL_RATE = 5;

let server: TestServer;
beforeAll(async () => {
  // On a slow machine so much time passes that more may be sent; here none does.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startTestServer({ config: { callRate: CALL_RATE, mcpRate: 0, trustProxy: true } });
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

type Way = (key: string, from: string) => Promise<{ passed: boolean; message: string }>;

/** Every address at which a text can be sent; the answer says whether it was looked at, or why not. */
const WAYS: Record<string, Way> = {
  async '/svc.LanguageService'(key, from) {
    const response = await fetch(`${server.url}/svc.LanguageService/AnalyzeSyntax`, {
      method: 'POST',
      headers: { 'api-key': key, 'x-forwarded-for': from, 'content-type': 'application/json' },
      body: '{"document":{"content":"가"}}',
    });
    if (!response.ok) expect(response.status).toBe(429);
    return { passed: response.ok, message: await response.text() };
  },
  async '/mcp'(key, from) {
    const call = request('tools/call', { name: 'tokenize', arguments: { text: '가' } });
    const { body } = await post(server, call, { 'api-key': key, 'x-forwarded-for': from });
    const { isError, content } = body.result;
    return { passed: isError !== true, message: content[0].text };
  },
  async '/v2/check'(key, from) {
    const parameters = { text: 'This is an English text.', language: 'auto', apiKey: key };
    const { status, text } = await callTool(server, 'check', parameters, {
      headers: { 'x-forwarded-for': from },
    });
    if (status !== 200) expect(status).toBe(429);
    return { passed: status === 200, message: text };
  },
};
const ways = Object.values(WAYS);

async function newKey(accountId?: string): Promise<string> {
  const key = await server.addKey({ accountId });
  await server.untilKnown(key);
  return key;
}

describe('how often somebody may call, by whatever address', () => {
  it.each(Object.keys(WAYS))('%s takes from what the key has at all of them', async (name) => {
    const key = await newKey();
    for (let i = 0; i < CALL_RATE; i++) {
      expect((await WAYS[name]!(key, `203.0.113.${i}`)).passed).toBe(true);
    }
    for (const way of ways) {
      const { passed, message } = await way(key, '203.0.113.100');
      expect(passed).toBe(false);
      expect(message).toContain('이 키나 계정으로 너무 자주');
    }
  });

  it('all keys of an account together', async () => {
    const keys = [await newKey('somebody'), await newKey('somebody')];
    let passed = 0;
    for (let i = 0; i < 3 * CALL_RATE; i++) {
      const way = ways[i % ways.length]!;
      if ((await way(keys[i % keys.length]!, `198.51.100.${i}`)).passed) passed++;
    }
    expect(passed).toBe(CALL_RATE);
  });

  it('all keys of a network together, the addresses of an IPv6 /64 being one', async () => {
    let passed = 0;
    for (let i = 0; i < 6; i++) {
      const key = await newKey();
      for (let j = 0; j < 4; j++) {
        if ((await ways[j % ways.length]!(key, `2001:db8:7:7::${i * 4 + j}`)).passed) passed++;
      }
    }
    expect(passed).toBe(4 * CALL_RATE);
    const key = await newKey();
    for (const way of ways) {
      expect((await way(key, '2001:db8:7:7::ffff')).message).toContain('이 네트워크에서 너무 자주');
    }
    const another = await newKey();
    expect((await WAYS['/mcp']!(another, '2001:db8:9:9::1')).passed).toBe(true);
  });
});

it('messages of MCP are counted by network too', async () => {
  const slow = await startTestServer({ config: { mcpRate: 2, trustProxy: true } });
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) {
    const key = await slow.addKey();
    await slow.untilKnown(key);
    for (let j = 0; j < 2; j++) {
      const headers = { 'api-key': key, 'x-forwarded-for': '203.0.113.1' };
      statuses.push((await post(slow, request('ping'), headers)).status);
    }
  }
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
  await slow.close();
});
