import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { browserPath, sharedBrowser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { type Json, post, request } from '../support/mcp.js';
import { createTestApp, type TestApp } from '../support/oauth-client.js';
import { startTestServer, type TestServer } from '../support/server.js';

if (browserPath === undefined) console.warn('Chromium이 없어 브라우저로 로그인하는 시험을 건너뜁니다.');

/** The official client with its own OAuth: everything but the user is its work. */
function clientFor(server: TestServer, app: TestApp) {
  const transport = new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), {
    authProvider: app.provider,
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  return { client, transport };
}

describe.runIf(browserPath !== undefined)('logging in, in a real browser', () => {
  let server: TestServer;
  let browser: Browser;
  const documents = new Map<string, Json>();
  beforeAll(async () => {
    server = await startTestServer({
      fetchDocument: async (url) => {
        const document = documents.get(String(url));
        return document === undefined ? new Response(null, { status: 404 }) : Response.json(document);
      },
    });
    browser = await sharedBrowser();
  }, 60_000);
  afterAll(async () => {
    await server?.close();
  });

  /** From the first refusal to a client that is connected; `act` is what the user does on the page. */
  async function login(app: TestApp, act: (page: Page) => Promise<void>): Promise<Client> {
    const first = clientFor(server, app);
    await expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
    const context = await browser.newContext({ locale: 'ko-KR' });
    const page = await context.newPage();
    await page.goto((await app.authorizationUrl()).href);
    await act(page);
    await page.waitForURL(/\/callback\?/);
    await first.transport.finishAuth(await app.callback());
    await context.close();
    const { client, transport } = clientFor(server, app);
    await client.connect(transport);
    return client;
  }

  const allow = (key: string) => async (page: Page) => {
    await page.getByLabel('접근 키').fill(key);
    await page.getByRole('button', { name: '허락하고 연결' }).click();
  };
  const write = (client: Client, name: string): Promise<Json> =>
    client.callTool({
      name: 'manage_dictionary',
      arguments: { action: 'add', name, set: 'np_set', words: ['말결'] },
    });

  it('5.4: registers itself, sends the user to the page, and calls tools with what it got', async () => {
    const app = await createTestApp();
    const client = await login(app, async (page) => {
      expect(await page.title()).toContain('말결');
      expect(await page.locator('h1').textContent()).toBe('시험 앱이 말결에 연결하려고 합니다');
      expect(await page.locator('dl').textContent()).toContain('이 컴퓨터의 프로그램 (127.0.0.1:');
      if (process.env.MALGYEOL_SCREENSHOTS)
        await page.screenshot({ path: `${process.env.MALGYEOL_SCREENSHOTS}/login.png` });
      await allow('mg-wrong')(page);
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').textContent()).toContain('키가 올바르지 않거나');
      if (process.env.MALGYEOL_SCREENSHOTS)
        await page.screenshot({ path: `${process.env.MALGYEOL_SCREENSHOTS}/wrong.png` });
      await allow(server.key)(page);
    });
    const { tools } = await client.listTools();
    expect(tools.length).toBe(7);
    expect((await write(client, '브라우저')).structuredContent.added).toEqual(['말결']);
    expect(app.provider.tokensNow()).toMatchObject({ token_type: 'Bearer', scope: 'mcp mcp:write' });
    expect(JSON.stringify(app.provider.tokensNow())).not.toContain(server.key);
    await client.close();
    app.close();
  });

  it('without the tick a token may not write; nor may one of a read-only key', async () => {
    const app = await createTestApp();
    const client = await login(app, async (page) => {
      await page.getByLabel('사용자 사전 고치기').uncheck();
      await allow(server.key)(page);
    });
    expect(app.provider.tokensNow().scope).toBe('mcp');
    expect((await write(client, '안 됨').catch(() => ({ isError: true }))).isError).toBe(true);
    await client.close();
    app.close();

    const readOnly = await server.addKey({ readOnly: true });
    const reader = await createTestApp();
    await server.untilKnown(readOnly);
    const reading = await login(reader, allow(readOnly));
    expect((await write(reading, '안 됨').catch(() => ({ isError: true }))).isError).toBe(true);
    await reading.close();
    reader.close();
  });

  it('a user who declines sends the application away', async () => {
    const app = await createTestApp();
    const { client, transport } = clientFor(server, app);
    await expect(client.connect(transport)).rejects.toThrow(UnauthorizedError);
    const page = await browser.newPage();
    await page.goto((await app.authorizationUrl()).href);
    await page.getByRole('button', { name: '거절' }).click();
    await page.waitForURL(/\/callback\?/);
    expect((await app.callback()).get('error')).toBe('access_denied');
    await page.close();
    app.close();
  });

  it('refresh tokens rotate, an old one ends everything, and revoking works', async () => {
    const app = await createTestApp();
    await (await login(app, allow(server.key))).close();
    const { client_id } = app.provider.clientNow();
    const refresh = async (refresh_token: string, more = {}) => {
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token, client_id, ...more });
      const response = await fetch(`${server.url}/oauth/token`, { method: 'POST', body });
      return { status: response.status, body: (await response.json()) as Json };
    };
    const works = async (token: string) =>
      (await post(server, request('ping'), { authorization: `Bearer ${token}` })).status === 200;

    const first = app.provider.tokensNow();
    const foreign = await refresh(first.refresh_token, { resource: 'https://other.example/mcp' });
    expect(foreign).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.refresh_token);
    expect(await works(second.body.access_token)).toBe(true);

    const replayed = await refresh(first.refresh_token);
    expect(replayed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await refresh(second.body.refresh_token)).status).toBe(400);

    const other = await createTestApp();
    await (await login(other, allow(server.key))).close();
    const tokens = other.provider.tokensNow();
    expect(await works(tokens.access_token)).toBe(true);
    const revoked = await fetch(`${server.url}/oauth/revoke`, {
      method: 'POST',
      body: new URLSearchParams({
        token: tokens.access_token,
        client_id: other.provider.clientNow().client_id,
      }),
    });
    expect(revoked.status).toBe(200);
    expect(await works(tokens.access_token)).toBe(false);
    app.close();
    other.close();
  });

  it('tokens share the quota of their key and fall with it', async () => {
    const key = await server.addKey({ quotaRequests: 1, label: '로그인' });
    const app = await createTestApp();
    await server.untilKnown(key);
    const client = await login(app, allow(key));
    const call = (): Promise<Json> => client.callTool({ name: 'tokenize', arguments: { text: '말' } });
    expect((await call()).isError).toBeUndefined();
    expect((await call()).content[0].text).toContain('하루 요청 한도');

    const store = await openStore({ dataDir: server.dataDir });
    const { id } = (await store.listKeys()).find(({ label }) => label === '로그인')!;
    await store.revokeKey(id, new Date().toISOString());
    await store.close();
    const token = app.provider.tokensNow().access_token;
    await eventually(async () => {
      const { status } = await post(server, request('ping'), { authorization: `Bearer ${token}` });
      expect(status).toBe(401);
    });
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: app.provider.tokensNow().refresh_token,
      client_id: app.provider.clientNow().client_id,
    });
    expect((await fetch(`${server.url}/oauth/token`, { method: 'POST', body })).status).toBe(400);
    await client.close().catch(() => {});
    app.close();
  });

  it('a client that is described by a document of its own needs no registration', async () => {
    const clientId = 'https://app.example/client.json';
    const app = await createTestApp({ clientMetadataUrl: clientId });
    documents.set(clientId, {
      client_id: clientId,
      client_name: '문서로 알린 앱',
      // Without the port: programs choose one when they listen.
      redirect_uris: ['http://127.0.0.1/callback', 'https://app.example/callback'],
      token_endpoint_auth_method: 'none',
      scope: 'mcp openid something-else',
    });
    const client = await login(app, async (page) => {
      expect(await page.locator('h1').textContent()).toContain('문서로 알린 앱이');
      expect(await page.locator('dl').textContent()).toContain('app.example');
      await allow(server.key)(page);
    });
    expect(app.provider.clientNow().client_id).toBe(clientId);
    expect((await client.listTools()).tools.length).toBe(7);
    await client.close();
    app.close();
  });
});
