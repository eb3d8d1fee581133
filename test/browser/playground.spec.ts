import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, launchBrowser } from '../support/browser.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** The page at `/` in a real browser, with the engine that is shipped. */
const canRun = browserPath !== undefined && hasModels;
if (!canRun) it('no browser or no models/ here: the page is not looked at', ({ skip }) => skip());

describe('the files of the page', () => {
  it('are sent with a content policy and an ETag that spares sending them again', async () => {
    const server = await startTestServer();
    const first = await fetch(`${server.url}/`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await first.text();
    const etag = first.headers.get('etag')!;
    const again = await fetch(`${server.url}/`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    const asset = await fetch(server.url + script, { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect((await asset.text()).length).toBeGreaterThan(10_000);
    // Nothing of the page comes from elsewhere.
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${server.url}/assets/../package.json`)).status).toBe(404);
    await server.close();
  });

  it('are not there when the feature is off', async () => {
    const server = await startTestServer({ config: { features: 'analysis' } });
    const response = await fetch(`${server.url}/`);
    expect(response.status).toBe(501);
    expect(await response.text()).toContain('playground');
    await server.close();
  });
});

describe.runIf(canRun)('the page', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ createEngine: createRealEngine });
    browser = await launchBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  afterEach(async () => {
    await page.context().close();
    expect(problems.splice(0)).toEqual([]);
  });

  async function open({ width = 1280, key = server.key } = {}): Promise<Page> {
    const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'ko-KR' });
    page = await context.newPage();
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      // A refused call is logged by the browser itself.
      if (message.type() === 'error' && !message.text().includes('status of')) problems.push(message.text());
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
        problems.push(request.url());
    });
    await page.goto(server.url);
    if (key !== '') await giveKey(key);
    return page;
  }
  async function giveKey(key: string) {
    const dialog = page.getByRole('dialog');
    if (!(await dialog.isVisible())) {
      await Promise.race([
        dialog.waitFor({ timeout: 10_000 }),
        page.getByRole('button', { name: '키 넣기' }).click(),
      ]).catch(() => {});
    }
    await dialog.getByLabel('키', { exact: true }).fill(key);
    await dialog.getByRole('button', { name: '저장' }).click();
  }
  const write = (text: string) => page.locator('#text').fill(text);
  const tab = (name: string) => page.getByRole('tab', { name }).click();

  it('asks for a key, keeps it in the tab only, and shows refusals in Korean', async () => {
    await open({ key: '' });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('키가 있어야');
    await giveKey('wrong-key');
    await dialog.waitFor();
    await giveKey(server.key);
    await write('나비가 난다.');
    await page.getByRole('button', { name: '분석하기' }).click();
    await page.locator('.sentence').waitFor();
    const stored = await page.evaluate(() => [sessionStorage.length, localStorage.getItem('malgyeol-key')]);
    expect(stored).toEqual([1, null]);
  }, 60_000);

  it('draws sentences, eojeols and morphemes with the names of their tags', async () => {
    await open();
    await write('나비가 앉았다. 어제친구를만났다.');
    await page.keyboard.press('Control+Enter');
    await page.locator('.sentence').nth(1).waitFor();
    const first = page.locator('.sentence').first();
    expect(await first.locator('.form').allTextContents()).toEqual(['나비', '가', '앉', '았', '다', '.']);
    expect(await first.locator('.tag').allTextContents()).toContain('주격 조사');
    expect(await page.locator('.refined ins').count()).toBeGreaterThan(0);
    await first.locator('.morpheme').first().click();
    expect(await first.locator('.detail').textContent()).toContain('NNG');
    await page.getByText('JSON과 부르는 법').click();
    expect(await page.locator('.code pre').textContent()).toContain('"beginOffset"');
    await page.getByRole('button', { name: 'curl' }).click();
    expect(await page.locator('.code pre').textContent()).toContain('$MALGYEOL_KEY');
  }, 60_000);

  it('makes a dictionary, tells of conflicts, and uses it', async () => {
    await open();
    await tab('사용자 사전');
    await page.getByPlaceholder('새 사전 이름').fill('연예');
    await page.getByRole('button', { name: '만들기' }).click();
    await page.getByLabel('더할 낱말').fill('오마이걸');
    await page.getByRole('button', { name: '더하기' }).click();
    await page.getByRole('button', { name: /^복합 명사/ }).click();
    await page.getByLabel('더할 낱말').fill('오마이걸');
    await page.getByRole('button', { name: '더하기' }).click();
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('저장했습니다').waitFor();
    expect(await page.locator('.conflicts').textContent()).toContain('부딪침');
    await tab('형태소 분석');
    await page.getByRole('button', { name: '연예' }).click();
    await write('오마이걸의 노래');
    await page.getByRole('button', { name: '분석하기' }).click();
    await page.locator('.mark', { hasText: '사전' }).waitFor();
    await tab('사용자 사전');
    await page.getByRole('button', { name: /연예/ }).click();
    await page.getByRole('button', { name: /^동사/ }).click();
    await page.getByLabel('더할 낱말').fill('kakao');
    await page.getByRole('button', { name: '더하기' }).click();
    await page.getByRole('button', { name: '저장' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('vv_set의 "kakao"');
  }, 60_000);

  it('shows corrections in place, with reasons, to be applied or ignored', async () => {
    await open();
    await tab('맞춤법 교정');
    await write('밥을 먹었읍니다. 몇일 뒤에 만나자.');
    await page.getByRole('button', { name: '바로잡기' }).click();
    await page.locator('.block').first().waitFor();
    expect(await page.locator('.block ins').allTextContents()).toEqual(['먹었습니다.', '며칠']);
    expect(await page.locator('.reason').first().textContent()).toMatch(/제\d+항/);
    await page.getByRole('button', { name: '무시', exact: true }).click();
    expect(await page.locator('.block ins').allTextContents()).toEqual(['며칠']);
    await page.locator('.block').nth(1).press('Enter');
    expect(await page.locator('.block-card .change').textContent()).toContain('며칠');
    await page.getByRole('button', { name: '모두 무시' }).click();
    expect(await page.locator('.block ins').count()).toBe(0);
  }, 60_000);

  it('shows what it is not sure of as a question, which changes nothing until it is taken up', async () => {
    await open();
    await tab('맞춤법 교정');
    await write('할머니께서 방에서 잔다.');
    await page.getByText('문장 호응 보기').click();
    await page.getByRole('button', { name: '바로잡기' }).click();
    await page.locator('.block').first().waitFor();
    expect(await page.locator('.paper h2').textContent()).toBe('확인할 곳 1군데');
    expect(await page.locator('.block mark').textContent()).toBe('잔다.');
    expect(await page.locator('.block del, .block ins').count()).toBe(0);
    expect(await page.locator('.block-card .change').textContent()).toContain('주무신다.');
    expect(await page.getByText('사전에 넣고').count()).toBe(0);
    await page.getByRole('button', { name: '바꾸기', exact: true }).click();
    expect(await page.locator('.block ins').allTextContents()).toEqual(['주무신다.']);
    await page.getByRole('button', { name: '그대로 두기' }).click();
    expect(await page.locator('.block mark').textContent()).toBe('잔다.');
  }, 60_000);

  it('shows how far a long text is, and all of it in the end', async () => {
    await open();
    await write('나비가 꽃밭을 날아간다.\n'.repeat(700));
    await page.getByRole('button', { name: '분석하기' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('button', { name: /문장 더 보기/ }).waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 60_000 });
    expect(await page.getByRole('button', { name: '640문장 더 보기' }).isVisible()).toBe(true);
  }, 90_000);

  it('is used by keyboard alone, and fits a phone', async () => {
    await open({ width: 375 });
    await page.getByRole('tab', { name: '형태소 분석' }).focus();
    for (const name of ['맞춤법 교정', '사용자 사전', '낱말 찾기']) {
      await page.keyboard.press('ArrowRight');
      const chosen = page.getByRole('tab', { name });
      expect(await chosen.getAttribute('aria-selected')).toBe('true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.locator('#pattern').fill('나비');
    await page.keyboard.press('Enter');
    await page.locator('.entries, .error').first().waitFor();
    await page.keyboard.press('Tab');
    await page.getByLabel('밝게 또는 어둡게 보기').click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  }, 60_000);
});
