import { createHash, randomBytes } from 'node:crypto';
import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/open-store.js';
import { browserPath } from '../support/browser.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { createTestApp, type TestApp } from '../support/oauth-client.js';
import { PageBench } from '../support/page.js';

if (!browserPath) it('no browser here: accounts are not tried', ({ skip }) => skip());

describe.runIf(browserPath !== undefined)('accounts, in a real browser with a real mail server', () => {
  const bench = new PageBench();
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    await bench.start({ createEngine: undefined, config: { accounts: true, smtpUrl: mail.url } });
  }, 60_000);
  afterAll(async () => {
    await bench.close();
    await mail.close();
  });
  afterEach(() => bench.closePage());

  const shoot = async (name: string) => {
    const folder = process.env.MALGYEOL_SCREENSHOTS;
    if (folder) await bench.page.screenshot({ path: `${folder}/account-${name}.png`, fullPage: true });
  };
  const button = (name: string) => bench.page.getByRole('button', { name, exact: true });

  /** Without a key the page is refused once, which the browser logs. */
  async function open(path = '/#account', options: { phone?: boolean; dark?: boolean } = {}): Promise<Page> {
    bench.expectsRefusals = true;
    return bench.open({ key: '', path, ...options });
  }
  async function askForLink(email: string): Promise<string> {
    await bench.page.getByLabel('전자우편 주소').fill(email);
    await button('로그인 링크 받기').click();
    await bench.page.getByText(`${email} 주소로 메일을 보냈습니다`).waitFor();
    return (await mail.next(email)).link;
  }
  async function signIn(email: string): Promise<void> {
    await bench.page.goto(await askForLink(email));
    await button('이 브라우저에서 로그인').click();
    await bench.page.getByRole('heading', { name: email }).waitFor();
  }
  async function makeKey(label: string): Promise<string> {
    await bench.page.getByLabel('새 키의 이름').fill(label);
    await button('키 만들기').click();
    await bench.page.getByRole('button', { name: `${label} 폐기` }).waitFor();
    return shownKey();
  }
  const shownKey = async () => (await bench.page.locator('.fresh code').textContent())!;
  const statusOf = async (key: string, app = '') =>
    (
      await fetch(`${bench.server.url}/svc.LanguageService/Tokenize`, {
        method: 'POST',
        headers: { 'api-key': key, 'content-type': 'application/json', 'x-svc-app-id': app },
        body: JSON.stringify({ document: { content: '가 나 다' } }),
      })
    ).status;

  it('sign up, mail, link, key, call, usage, new key, old one refused, revoked, signed out', async () => {
    const page = await open();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await button('로그인 링크 받기').waitFor();
    expect(await bench.axe()).toEqual([]);
    await shoot('sign-in');
    const link = await askForLink('writer@example.com');
    expect(await bench.axe()).toEqual([]);
    await shoot('mail-sent');
    await page.goto(link);
    await button('이 브라우저에서 로그인').waitFor();
    expect(page.url()).toBe(`${bench.server.url}/#account`);
    await shoot('finish');
    await button('이 브라우저에서 로그인').click();
    await page.getByRole('heading', { name: 'writer@example.com' }).waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite]).sort()).toEqual([
      ['malgyeol_account', true, 'Lax'],
      ['malgyeol_page', true, 'Strict'],
    ]);

    const key = await makeKey('편집실');
    expect(await statusOf(key, 'blog')).toBe(200);
    // Switching the tab and the language must not lose what is shown only once.
    await bench.tab('현황');
    await page.getByText('이 계정에서 쓴 것만 보입니다').waitFor();
    await bench.tab('계정');
    expect(await shownKey()).toBe(key);
    await page.getByRole('row', { name: 'blog 1 3 0' }).waitFor();
    await page.getByText('오늘 요청 1건').waitFor();
    expect(await bench.axe()).toEqual([]);
    await shoot('desktop');

    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: '편집실 이름 바꾸기' }).click();
    await page.getByLabel('키의 이름', { exact: true }).fill('블로그 서버');
    await button('저장').click();
    await page.getByRole('button', { name: '블로그 서버 새 키 만들기' }).click();
    await page.waitForFunction((old) => document.querySelector('.fresh code')?.textContent !== old, key);
    const next = await shownKey();
    expect([await statusOf(key), await statusOf(next)]).toEqual([403, 200]);
    await page.getByRole('button', { name: '블로그 서버 폐기' }).click();
    await page.getByText('아직 키가 없습니다').waitFor();
    expect(await statusOf(next)).toBe(403);

    await button('나가기').click();
    await button('로그인 링크 받기').waitFor();
    expect(await page.context().cookies()).toEqual([]);
  }, 60_000);

  it('the page itself needs no key after signing in, and its dictionaries are its own', async () => {
    const page = await open();
    await signIn('own@example.com');
    await bench.tab('사전');
    await page.getByLabel('새 사전 이름').fill('우리');
    await button('만들기').click();
    await page.getByRole('heading', { name: '우리' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: /^우리/ }).waitFor();
    await page.context().close();
    await open();
    await signIn('another@example.com');
    await bench.tab('사전');
    await bench.page.getByText('아직 사전이 없습니다').waitFor();
  }, 60_000);

  it('a link that was used or is too old says so and offers another', async () => {
    const page = await open();
    const link = await askForLink('twice@example.com');
    await page.goto(link);
    await button('이 브라우저에서 로그인').click();
    await page.getByRole('heading', { name: 'twice@example.com' }).waitFor();
    await page.context().close();
    const token = randomBytes(32).toString('base64url');
    const store = await openStore({ dataDir: bench.server.dataDir });
    const now = Math.floor(Date.now() / 1000);
    const hash = createHash('sha256').update(token).digest('hex');
    await store.accounts.addLink(
      { hash, email: 'late@example.com', returnTo: '', createdAt: now - 901, expiresAt: now - 1 },
      { most: 5, since: 0, mayExceed: () => false },
    );
    await store.close();
    for (const old of [link, `${bench.server.url}/#account-link=${token}`]) {
      await open(old.slice(bench.server.url.length));
      await button('이 브라우저에서 로그인').click();
      expect(await bench.page.getByRole('alert').textContent()).toContain('이미 쓰였거나 시간이 지났습니다');
      await button('로그인 링크 받기').waitFor();
      expect(await bench.page.context().cookies()).toEqual([]);
      await bench.page.context().close();
    }
  }, 60_000);

  it('looks right on a phone, in the dark and in English', async () => {
    const page = await open('/', { phone: true, dark: true });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '계정으로 로그인' }).waitFor();
    expect(await bench.axe()).toEqual([]);
    await shoot('dialog-phone-dark');
    await dialog.getByRole('button', { name: '계정으로 로그인' }).click();
    await button('로그인 링크 받기').waitFor();
    await shoot('sign-in-phone-dark');
    await signIn('phone@example.com');
    await makeKey('전화기에서 쓰는 아주 긴 이름의 키 하나');
    expect(await bench.axe()).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await shoot('phone-dark');
    await button('◐')
      .or(page.getByRole('button', { name: '밝게 또는 어둡게 보기' }))
      .click();
    expect(await bench.axe()).toEqual([]);
    await shoot('phone-light');
    await button('English').click();
    await page.getByRole('heading', { name: 'Keys' }).waitFor();
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect(await bench.axe()).toEqual([]);
    await shoot('phone-english');
  }, 60_000);

  describe('an AI tool that logs in', () => {
    const clientFor = (app: TestApp) => ({
      transport: new StreamableHTTPClientTransport(new URL(`${bench.server.url}/mcp`), {
        authProvider: app.provider,
      }),
      client: new Client({ name: 'test', version: '1.0.0' }),
    });

    /** From the first refusal to a call; `act` is what its user does on the login page. */
    async function connect(app: TestApp, act: () => Promise<void>): Promise<Client> {
      const first = clientFor(app);
      await expect(first.client.connect(first.transport)).rejects.toThrow(UnauthorizedError);
      // The page of the application lies on an address of its own.
      bench.problems.length = 0;
      await bench.page.goto((await app.authorizationUrl()).href);
      await act();
      await bench.page.waitForURL(/\/callback\?/);
      bench.problems.length = 0;
      await first.transport.finishAuth(await app.callback());
      const { client, transport } = clientFor(app);
      await client.connect(transport);
      return client;
    }
    const tags = async (client: Client) =>
      (await client.callTool({ name: 'list_pos_tags', arguments: {} })).isError;

    it('by a mailed link, then by the session; its connection is a key that can be revoked', async () => {
      const page = await open();
      const app = await createTestApp({ name: '글쓰기 도우미' });
      const client = await connect(app, async () => {
        await shoot('oauth-mail');
        expect(await bench.axe()).toEqual([]);
        await page.getByLabel('계정으로 로그인: 전자우편 주소').fill('ai@example.com');
        await button('로그인 링크 받기').click();
        await page.getByRole('heading', { name: '메일을 보냈습니다' }).waitFor();
        await page.goto((await mail.next('ai@example.com')).link);
        await button('이 브라우저에서 로그인').click();
        await page.getByText('ai@example.com').waitFor();
        await shoot('oauth-account');
        expect(await bench.axe()).toEqual([]);
        await button('허락하고 연결').click();
      });
      expect(await tags(client)).not.toBe(true);
      const made = await client.callTool({
        name: 'manage_dictionary',
        arguments: { action: 'add', name: '도우미 사전', set: 'np_set', words: ['말결'] },
      });
      expect(made.isError).not.toBe(true);
      await client.close();

      const second = await createTestApp({ name: '또 다른 앱' });
      const again = await connect(second, async () => {
        await page.getByText('ai@example.com').waitFor();
        await button('허락하고 연결').click();
      });
      expect(await tags(again)).not.toBe(true);
      // The first one goes on, though another has logged in after it.
      const refreshed = await fetch(`${bench.server.url}/oauth/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: app.provider.tokensNow().refresh_token,
          client_id: app.provider.clientNow().client_id,
        }),
      });
      expect(refreshed.status).toBe(200);

      await page.goto(`${bench.server.url}/#account`);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.getByRole('heading', { name: '로그인해서 연결한 앱' }).waitFor();
      await shoot('connected');
      await page.getByRole('button', { name: '또 다른 앱 연결 끊기' }).click();
      await page.getByText('또 다른 앱').first().waitFor({ state: 'detached' });
      await expect(tags(again)).rejects.toThrow();
      await again.close().catch(() => {});
      app.close();
      second.close();
    }, 60_000);
  });
});
