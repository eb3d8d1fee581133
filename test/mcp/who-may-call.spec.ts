import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, request } from '../support/mcp.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { allowedHosts: 'mcp.example', corsOrigins: '*,https://app.example' },
  });
});
afterAll(() => server.close());

/** fetch does not let its caller choose the Host. */
function statusWith(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = server;
    const sent = httpRequest(
      { port, host: '127.0.0.1', path: '/mcp', method: 'POST', headers },
      (response) => {
        response.resume();
        resolve(response.statusCode!);
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify(request('ping')));
  });
}

describe('who may call', () => {
  const base = () => ({ 'content-type': 'application/json', 'api-key': server.key });

  it('wire 4.1: without a key 401, and where to log in', async () => {
    const { status, headers, body } = await post(server, request('tools/list'), {});
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toMatch(
      /^Bearer resource_metadata="http:\/\/127\.0\.0\.1:\d+\/\.well-known\/oauth-protected-resource\/mcp"/,
    );
    expect(body.error.message).toContain('접근 키가 없습니다');
    const wrong = await post(server, request('tools/list'), { authorization: 'Bearer nonsense' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('5.1: /mcp takes a key in either header', async () => {
    const ways: Record<string, string>[] = [
      { 'api-key': server.key },
      { authorization: `Bearer ${server.key}` },
    ];
    for (const headers of ways) {
      expect((await post(server, request('tools/list'), headers)).status).toBe(200);
    }
  });

  it.each([
    ['127.0.0.1', 200],
    ['localhost:1234', 200],
    ['[::1]:5656', 200],
    ['mcp.example', 200],
    ['evil.example', 403],
    ['localhost.evil.example', 403],
    ['127.0.0.1.evil.example', 403],
    ['evil.example@localhost', 403],
  ])('Host %s: %i', async (host, status) => {
    expect(await statusWith({ ...base(), host })).toBe(status);
  });

  it.each([
    ['http://localhost:3000', 200],
    ['https://mcp.example', 200],
    ['https://app.example', 200],
    ['https://evil.example', 403],
    ['http://localhost.evil.example', 403],
    ['null', 403],
  ])('Origin %s: %i, though CORS lets every page in elsewhere', async (origin, status) => {
    expect(await statusWith({ ...base(), origin })).toBe(status);
  });

  it('a server without the feature says so', async () => {
    const without = await startTestServer({ config: { features: 'analysis' } });
    const { status, body } = await post(without, request('tools/list'));
    expect(status).toBe(501);
    expect(body.message).toContain('--features');
    await without.close();
  });

  it('features that are off are not offered', async () => {
    const bare = await startTestServer({ config: { features: 'analysis,mcp' } });
    const { body } = await post(bare, request('tools/list'));
    const names = body.result.tools.map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(['analyze_syntax', 'list_pos_tags', 'tokenize']);
    await bare.close();
  });

  it('an open server needs no key', async () => {
    const open = await startTestServer({ config: { open: true } });
    expect(
      (await post(open, request('tools/call', { name: 'list_pos_tags', arguments: {} }), {})).body.result
        .structuredContent.tags,
    ).toHaveLength(47);
    await open.close();
  });
});
