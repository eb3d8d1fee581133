import { Client, SSEClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { connect, ERAS, type Json, post, request } from '../support/mcp.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createSlowAnalyser } from '../support/slow-analyser.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const initialize = (protocolVersion: string) =>
  request('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } });
const call = (name: string, args: object, id: number | string = 1) =>
  request('tools/call', { name, arguments: args }, id);

describe('every revision', () => {
  it.each(['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])('%s', async (version) => {
    const { status, headers, body } = await post(server, initialize(version));
    expect(status).toBe(200);
    expect(body.result.protocolVersion).toBe(version);
    expect(body.result.capabilities).toMatchObject({ tools: {}, resources: {}, prompts: {} });
    const session = { 'api-key': server.key, 'mcp-session-id': headers.get('mcp-session-id')! };
    const listed = await post(server, request('tools/list'), session);
    expect(listed.body.result.tools.length).toBeGreaterThan(3);
  });

  it('an unknown one is answered with one that we speak', async () => {
    const { body } = await post(server, initialize('2199-01-01'));
    expect(body.result.protocolVersion).toBe('2025-11-25');
  });

  it.each(ERAS)('the official client, $era', async ({ era, mode }) => {
    const { client } = await connect(server, mode);
    expect(client.getNegotiatedProtocolVersion()).toBe(era);
    const result = (await client.callTool({ name: 'tokenize', arguments: { text: '하나 둘' } })) as Json;
    expect(result.structuredContent.tokens_count).toBe(2);
    await client.close();
  });

  it('the transport of 2024-11-05, by the official client', async () => {
    const transport = new SSEClientTransport(new URL(`${server.url}/sse`), {
      requestInit: { headers: { 'api-key': server.key, 'x-svc-app-id': 'sse-app' } },
    });
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(transport);
    const result = (await client.callTool({ name: 'tokenize', arguments: { text: '하나 둘' } })) as Json;
    expect(result.structuredContent.tokens_count).toBe(2);
    const headers = { 'api-key': server.key };
    expect(await (await fetch(`${server.url}/metrics`, { headers })).text()).toContain('{app="sse-app"} 1');
    await client.close();
    expect((await fetch(`${server.url}/sse`)).status).toBe(401);
    const stray = await fetch(`${server.url}/messages?sessionId=x`, { method: 'POST', headers, body: '{}' });
    expect(stray.status).toBe(404);
  });

  it('a batch of 2025-03-26', async () => {
    const { body, status } = await post(server, [request('ping', {}, 'a'), request('tools/list', {}, 'b')]);
    expect(status).toBe(200);
    expect(['a', 'b']).toContain(body.id);
  });

  it('what is no JSON gets the error of JSON-RPC', async () => {
    const { status, body } = await post(server, '{"jsonrpc":');
    expect(status).toBe(400);
    expect(body.error.code).toBe(-32700);
  });
});

describe('sessions', () => {
  it('belong to a key, end when their client says so, and guesses are refused', async () => {
    const { headers } = await post(server, initialize('2025-11-25'));
    const id = headers.get('mcp-session-id')!;
    const mine = { 'api-key': server.key, 'mcp-session-id': id };
    expect((await post(server, request('ping'), mine)).status).toBe(200);

    const other = await server.addKey();
    await eventually(async () =>
      expect((await post(server, request('ping'), { 'api-key': other })).status).toBe(200),
    );
    expect((await post(server, request('ping'), { 'api-key': other, 'mcp-session-id': id })).status).toBe(
      404,
    );
    expect((await post(server, request('ping'), { ...mine, 'mcp-session-id': 'guess.ed' })).status).toBe(404);

    expect((await fetch(`${server.url}/mcp`, { method: 'DELETE', headers: mine })).status).toBe(200);
    expect((await post(server, request('ping'), mine)).status).toBe(404);
  });

  it('are bounded: the one that is longest unused makes room, and its client does not notice', async () => {
    const small = await startTestServer({ config: { mcpSessions: 2 } });
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      ids.push((await post(small, initialize('2025-11-25'))).headers.get('mcp-session-id')!);
    }
    for (const id of ids) {
      const headers = { 'api-key': small.key, 'mcp-session-id': id };
      expect(
        (await post(small, call('tokenize', { text: '가 나' }), headers)).body.result.structuredContent,
      ).toMatchObject({ tokens_count: 2 });
    }
    await small.close();
  });
});

describe('counting', () => {
  it('a tool call is a request of its key and application, with its eojeols', async () => {
    const headers = { 'api-key': server.key, 'x-svc-app-id': 'mcp-app' };
    await post(server, call('analyze_syntax', { text: '하나 둘 셋' }), headers);
    await post(server, request('tools/list'), headers);
    const metrics = await (
      await fetch(`${server.url}/metrics`, { headers: { 'api-key': server.key } })
    ).text();
    expect(metrics).toContain('malgyeol_application_requests_total{app="mcp-app"} 1');
    expect(metrics).toContain('malgyeol_application_eojeols_total{app="mcp-app"} 3');
    expect(metrics).toMatch(/operation="svc.LanguageService\/AnalyzeSyntax",protocol="mcp",code="ok"/);
  });

  it('the quota of a key holds', async () => {
    const key = await server.addKey({ quotaRequests: 2 });
    const headers = { 'api-key': key };
    await eventually(async () => expect((await post(server, request('ping'), headers)).status).toBe(200));
    for (let i = 0; i < 2; i++) {
      expect(
        (await post(server, call('tokenize', { text: '말' }), headers)).body.result.isError,
      ).toBeUndefined();
    }
    const { result } = (await post(server, call('tokenize', { text: '말' }), headers)).body;
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain('하루 요청 한도(2건)');
  });

  it('so many messages a minute, then 429 with the time to wait', async () => {
    const slow = await startTestServer({ config: { mcpRate: 5 } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await post(slow, request('ping'))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const { headers } = await post(slow, request('ping'));
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await slow.close();
  });
});

describe('long texts', () => {
  const paragraph = `${'하나 둘 셋 넷 다섯. '.repeat(20).trim()}\n`;
  const long = paragraph.repeat(60);

  it('come in pages that join to the whole, with offsets of the whole', async () => {
    const text = `😀 처음.\n${long}`;
    let cursor: string | undefined;
    let pages = 0;
    let tokens = 0;
    const sentences: Json[] = [];
    do {
      const args = { text, cursor, format: 'compact', encoding: 'UTF32', page_characters: 3000 };
      const { structuredContent, content } = (await post(server, call('tokenize', args))).body.result;
      sentences.push(...structuredContent.sentences);
      tokens += structuredContent.tokens_count;
      cursor = structuredContent.next_cursor;
      expect(content[0].text.includes('글이 남았습니다')).toBe(cursor !== undefined);
      pages++;
    } while (cursor !== undefined);
    expect(pages).toBeGreaterThan(3);
    expect(tokens).toBe(2 + 60 * 100);
    const points = [...text];
    for (const { text: shown, begin_offset: begin, length } of sentences) {
      expect(points.slice(begin, begin + length).join('')).toBe(shown);
    }
    expect(sentences.length).toBe(1 + 60 * 20);
  });

  it('a cursor of another text is refused', async () => {
    const { structuredContent } = (await post(server, call('tokenize', { text: long }))).body.result;
    const args = { text: `${long}더`, cursor: structuredContent.next_cursor };
    const { result } = (await post(server, call('tokenize', args))).body;
    expect(result.isError).toBe(true);
    expect(result.content[0].text).toContain('cursor');
  });

  it('an endless word is cut too', async () => {
    const text = '가나다'.repeat(3000);
    const args = { text, page_characters: 1000, auto_spacing: false };
    const { structuredContent } = (await post(server, call('tokenize', args))).body.result;
    expect(structuredContent.sentences[0].length).toBe(1000);
    expect(structuredContent.next_cursor).toBeDefined();
  });

  it.each(ERAS)('tell how far they are, $era', async ({ mode }) => {
    const { client } = await connect(server, mode);
    const seen: Json[] = [];
    await client.callTool(
      { name: 'tokenize', arguments: { text: long, page_characters: 20_000 } },
      { onprogress: (progress) => seen.push(progress) },
    );
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.map(({ progress }) => progress)).toEqual(
      [...seen.map(({ progress }) => progress)].sort((a, b) => a - b),
    );
    expect(seen.at(-1)).toMatchObject({ progress: seen[0].total });
    await client.close();
  });

  it.each(ERAS)('stop when they are cancelled, $era', async ({ mode }) => {
    const analyser = createSlowAnalyser(400);
    const slow = await startTestServer({ analyser });
    const { client } = await connect(slow, mode);
    const abort = new AbortController();
    const answer = client.callTool(
      { name: 'tokenize', arguments: { text: paragraph.repeat(340), page_characters: 100_000 } },
      { signal: abort.signal, onprogress: () => abort.abort() },
    );
    await expect(answer).rejects.toThrow();
    await eventually(async () => {
      const before = analyser.begun;
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(analyser.begun).toBe(before);
    });
    // The text has more than ninety cuts; how many were on their way depends on the machine.
    expect(analyser.begun).toBeLessThan(60);
    await client.close();
    await slow.close();
  });
});

describe('changes are told to who listens', () => {
  it('over a session of 2025', async () => {
    const { client } = await connect(server, 'legacy');
    let told = 0;
    client.setNotificationHandler('notifications/resources/list_changed', () => {
      told++;
    });
    await eventually(async () => {
      await client.callTool({
        name: 'manage_dictionary',
        arguments: { action: 'add', name: '소식', set: 'np_set', words: ['말결'] },
      });
      expect(told).toBeGreaterThan(0);
    });
    await client.close();
  });
});
