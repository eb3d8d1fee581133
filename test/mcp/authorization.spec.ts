import { randomBytes } from 'node:crypto';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { type Json, post, request } from '../support/mcp.js';
import {
  authorizeUrl,
  codeFor,
  createVisitor,
  exchange,
  REDIRECT,
  register,
  verifier,
} from '../support/oauth-visitor.js';
import { findPostgres, startPostgres } from '../support/postgres.mjs';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ fetchDocument: async () => new Response(null, { status: 404 }) });
});
afterAll(() => server.close());

const json = async (url: string): Promise<Json> => (await fetch(url)).json();

describe('metadata', () => {
  it('RFC 9728 at both places', async () => {
    for (const path of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-protected-resource/mcp',
    ]) {
      expect(await json(server.url + path)).toMatchObject({
        resource: `${server.url}/mcp`,
        authorization_servers: [server.url],
        scopes_supported: ['mcp', 'mcp:write'],
      });
    }
  });

  it('RFC 8414, with S256 and nothing else', async () => {
    const metadata = await json(`${server.url}/.well-known/oauth-authorization-server`);
    expect(metadata).toMatchObject({
      issuer: server.url,
      authorization_endpoint: `${server.url}/oauth/authorize`,
      token_endpoint: `${server.url}/oauth/token`,
      registration_endpoint: `${server.url}/oauth/register`,
      revocation_endpoint: `${server.url}/oauth/revoke`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      client_id_metadata_document_supported: true,
    });
    expect(metadata.grant_types_supported.sort()).toEqual(['authorization_code', 'refresh_token']);
  });

  it('follows the name that the caller uses, and is configured for the world', async () => {
    const local = await json(`http://localhost:${server.port}/.well-known/oauth-protected-resource`);
    expect(local.resource).toBe(`http://localhost:${server.port}/mcp`);
    const named = await startTestServer({ config: { publicUrl: 'https://ko.example.com/' } });
    const seen = await new Promise<string>((resolve) => {
      const path = '/.well-known/oauth-protected-resource/mcp';
      const headers = { host: 'ko.example.com' };
      httpRequest({ host: '127.0.0.1', port: named.port, path, headers }, (answer) => {
        answer.setEncoding('utf8').on('data', resolve);
      }).end();
    });
    expect(JSON.parse(seen)).toMatchObject({
      resource: 'https://ko.example.com/mcp',
      authorization_servers: ['https://ko.example.com'],
    });
    await named.close();
  });

  it('is absent where nobody needs a key', async () => {
    const open = await startTestServer({ config: { open: true } });
    expect((await fetch(`${open.url}/.well-known/oauth-protected-resource`)).status).toBe(404);
    await open.close();
  });
});

describe('registration', () => {
  it.each([
    ['Claude', { redirect_uris: ['https://claude.ai/api/mcp/auth_callback'], scope: 'claudeai' }],
    ['Claude Code', { redirect_uris: ['http://localhost:51234/callback'], token_endpoint_auth_method: 'none' }],
    ['Cursor', { redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback'] }],
    ['VS Code', { redirect_uris: ['https://vscode.dev/redirect', 'http://127.0.0.1/', 'http://127.0.0.1:33418/'], grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'] }],
    ['with a secret', { redirect_uris: ['https://app.example/cb'], token_endpoint_auth_method: 'client_secret_post' }],
  ])('takes what %s sends', async (client_name, metadata) => {
    const { status, body } = await register(server, { client_name, ...metadata });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.client_id).toBeTruthy();
    const isPublic = body.token_endpoint_auth_method === 'none';
    expect('client_secret' in body).toBe(!isPublic);
  }); // biome-ignore format: a table

  it.each([
    ['no redirect', { client_name: 'x' }],
    ['a redirect to a foreign machine in the clear', { redirect_uris: ['http://evil.example/cb'] }],
    ['a redirect to a script', { redirect_uris: ['javascript:alert(1)'] }],
    ['no object', ['x']],
  ])('refuses %s', async (_what, metadata) => {
    expect((await register(server, metadata)).status).toBe(400);
  });
});

describe('the way to a token', () => {
  let clientId: string;
  beforeAll(async () => {
    clientId = (await register(server, { client_name: '<b>앱</b>', redirect_uris: [REDIRECT] })).body
      .client_id;
  });
  const failure = async (more: Record<string, string | undefined>) => {
    const { visit } = createVisitor(server);
    const { url } = await visit(authorizeUrl(server, clientId, more));
    return new URL(url).searchParams.get('error');
  };

  it('code and verifier for tokens, once', async () => {
    const code = await codeFor(server, clientId);
    const { status, body } = await exchange(server, clientId, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'mcp mcp:write' });
    const headers = { authorization: `Bearer ${body.access_token}` };
    expect((await post(server, request('tools/list'), headers)).status).toBe(200);

    const again = await exchange(server, clientId, code);
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    // A code that is used twice was stolen: what it gave is taken back.
    await eventually(async () =>
      expect((await post(server, request('tools/list'), headers)).status).toBe(401),
    );
  });

  it('without PKCE, with plain PKCE, for another resource: refused', async () => {
    expect(await failure({ code_challenge: undefined, code_challenge_method: undefined })).toBe(
      'invalid_request',
    );
    expect(await failure({ code_challenge: verifier, code_challenge_method: 'plain' })).toBe(
      'invalid_request',
    );
    expect(await failure({ resource: 'https://other.example/mcp' })).toBe('invalid_target');
    const { url } = await createVisitor(server).visit(
      authorizeUrl(server, clientId, { response_type: 'token' }),
    );
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:4567\/callback[?#]error=/);
  });

  it('with the wrong verifier: refused', async () => {
    const code = await codeFor(server, clientId);
    const { status } = await exchange(server, clientId, code, {
      code_verifier: randomBytes(32).toString('base64url'),
    });
    expect(status).toBe(400);
  });

  it('a redirect that is not the registered one stays here, with a page in Korean', async () => {
    const { visit } = createVisitor(server);
    const { response } = await visit(
      authorizeUrl(server, clientId, { redirect_uri: 'https://evil.example/cb' }),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('연결할 수 없습니다');
  });

  it('a token for another address of ours is none here', async () => {
    const code = await codeFor(server, clientId);
    const { body } = await exchange(server, clientId, code);
    const local = { url: `http://localhost:${server.port}`, key: '' };
    const { status } = await post(local, request('tools/list'), {
      authorization: `Bearer ${body.access_token}`,
    });
    expect(status).toBe(401);
  });

  it('is nowhere in the store', async () => {
    const code = await codeFor(server, clientId);
    const { body } = await exchange(server, clientId, code);
    const { default: Database } = await import('libsql');
    const database = new Database(`${server.dataDir}/malgyeol.db`, { readonly: true });
    const rows = JSON.stringify(database.prepare('select * from oauth_records').all());
    database.close();
    expect(rows.length).toBeGreaterThan(1000);
    for (const secret of [body.access_token, body.refresh_token, code, server.key])
      expect(rows).not.toContain(secret);
  });
});

describe('the login page', () => {
  const open = async () => {
    const { body } = await register(server, { client_name: '<b>앱</b>', redirect_uris: [REDIRECT] });
    const visitor = createVisitor(server);
    const { response, url } = await visitor.visit(authorizeUrl(server, body.client_id));
    const html = await response.text();
    return { ...visitor, response, url, html, token: /name="token" value="([^"]+)"/.exec(html)![1]! };
  };

  it('cannot be framed, loads nothing, escapes what strangers say', async () => {
    const { response, html } = await open();
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    const policy = response.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:4567");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('&lt;b&gt;앱&lt;/b&gt;');
    expect(html).not.toContain('<b>앱');
  });

  it('takes only its own form, from its own address, from the browser it was shown in', async () => {
    const { visit, url, token } = await open();
    const send = (fields: Record<string, string>, headers: Record<string, string> = {}, by = visit) =>
      by(url, {
        method: 'POST',
        body: new URLSearchParams({ key: server.key, decision: 'allow', ...fields }),
        headers,
      });
    expect((await send({})).response.status).toBe(403);
    expect((await send({ token: 'guess' })).response.status).toBe(403);
    expect((await send({ token }, { origin: 'https://evil.example' })).response.status).toBe(403);
    expect((await send({ token }, {}, createVisitor(server).visit)).response.status).toBe(400);
    expect((await send({ token, key: 'mg-wrong' })).response.status).toBe(403);
    expect((await send({ token })).url).toContain('code=');
  });

  it('does not let keys be guessed', async () => {
    const own = await startTestServer();
    const { body } = await register(own, { redirect_uris: [REDIRECT] });
    const { visit } = createVisitor(own);
    const { response, url } = await visit(authorizeUrl(own, body.client_id));
    const token = /name="token" value="([^"]+)"/.exec(await response.text())![1]!;
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      const form = new URLSearchParams({ token, key: `mg-${i}`, decision: 'allow' });
      statuses.push((await visit(url, { method: 'POST', body: form })).response.status);
    }
    expect(statuses[0]).toBe(403);
    expect(statuses.at(-1)).toBe(429);
    await own.close();
  });
});

const bin = findPostgres();
if (bin === undefined) console.warn('PostgreSQL이 없어 여러 대가 로그인을 나누는 시험을 건너뜁니다.');

describe.runIf(bin !== undefined)('two replicas with one PostgreSQL, behind one name', () => {
  it('share logins, tokens and sessions, whoever gets the request', async () => {
    const postgres = await startPostgres(bin!);
    const config = { databaseUrl: await postgres.createDatabase() };
    const replicas = [await startTestServer({ config }), await startTestServer({ config })];
    let turn = 0;
    // In turns: every request meets the replica that has not seen the one before.
    const proxy = createServer((incoming, outgoing) => {
      const { port } = replicas[turn++ % 2]!;
      const { method, url: path, headers } = incoming;
      const passed = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const both = { ...replicas[0]!, port, url: `http://127.0.0.1:${port}` };
    try {
      const { body: client } = await register(both, { redirect_uris: [REDIRECT] });
      const { status, body } = await exchange(both, client.client_id, await codeFor(both, client.client_id));
      expect(status).toBe(200);
      const bearer = { authorization: `Bearer ${body.access_token}` };
      for (let i = 0; i < 4; i++) expect((await post(both, request('tools/list'), bearer)).status).toBe(200);

      const clientInfo = { name: 'test', version: '1' };
      const opened = await post(
        both,
        request('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo }),
        bearer,
      );
      const session = { ...bearer, 'mcp-session-id': opened.headers.get('mcp-session-id')! };
      for (let i = 0; i < 4; i++) expect((await post(both, request('tools/list'), session)).status).toBe(200);
    } finally {
      proxy.closeAllConnections();
      proxy.close();
      for (const replica of replicas) await replica.close();
      await postgres.stop();
    }
  }, 60_000);
});
