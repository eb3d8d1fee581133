import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { describePage } from '../support/page.js';
import { startTestServer } from '../support/server.js';

/** A file as most browsers get it; a server that has just started is still packing. */
function compressed(url: string): Promise<Response> {
  return eventually(async () => {
    const file = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(file.headers.get('content-encoding')).toBe('gzip');
    return file;
  }, 10_000);
}

describe('the files of the page', () => {
  it('are sent with a content policy, the page under a nonce of its own, the rest with an ETag', async () => {
    const server = await startTestServer();
    const first = await fetch(`${server.url}/`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = first.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await first.text();
    const nonce = /style-src 'self' 'nonce-([\w-]{20,})'/.exec(policy)![1]!;
    expect(html).toContain(`nonce="${nonce}"`);
    const again = await fetch(`${server.url}/`);
    expect(again.headers.get('content-security-policy')).not.toBe(policy);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)![1]!;
    const asset = await compressed(server.url + script);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await asset.text()).length).toBeGreaterThan(10_000);
    const etag = asset.headers.get('etag')!;
    const known = await fetch(server.url + script, { headers: { 'if-none-match': etag } });
    expect(known.status).toBe(304);
    // Nothing of the page comes from elsewhere.
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect((await fetch(`${server.url}/`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${server.url}/assets/../package.json`)).status).toBe(404);
    await server.close();
  });

  it('weigh at most 250 kB before a document is opened', async () => {
    const server = await startTestServer();
    const html = await (await fetch(`${server.url}/`)).text();
    let bytes = html.length;
    const paths = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!));
    for (const path of paths) {
      const file = await compressed(server.url + path);
      bytes += Number(file.headers.get('content-length'));
      // What a script needs at once; what it fetches later stands in import(…).
      for (const [, name] of (await file.text()).matchAll(/\bfrom\s*"\.\/([^"]+\.js)"/g))
        paths.add(`/assets/${name}`);
    }
    expect([...paths].some((path) => path.includes('document-worker'))).toBe(false);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(250_000);
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

/** The page at `/` in a real browser, with the engine that is shipped. */
describePage('the page', 'the page is not looked at', (bench) => {
  it('draws sentences, eojeols and morphemes with the names of their tags', async () => {
    const page = await bench.open({ path: '/#analysis' });
    await page.locator('#text').fill('나비가 앉았다. 어제친구를만났다.');
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
    expect(await bench.axe()).toEqual([]);
  }, 60_000);

  it('makes a dictionary, tells of conflicts, and uses it', async () => {
    const page = await bench.open({ path: '/#dictionaries' });
    bench.expectsRefusals = true;
    await page.getByPlaceholder('새 사전 이름').fill('연예');
    await page.getByRole('button', { name: '만들기' }).click();
    await page.getByLabel('더할 낱말').fill('오마이걸');
    await page.getByRole('button', { name: '더하기' }).click();
    await page.getByRole('button', { name: /^복합 명사/ }).click();
    await page.getByLabel('더할 낱말').fill('오마이걸');
    await page.getByRole('button', { name: '더하기' }).click();
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('한 번 더 저장하세요').waitFor();
    expect(await page.locator('.conflicts').textContent()).toContain('부딪침');
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('저장했습니다').waitFor();
    expect(await bench.axe()).toEqual([]);
    await bench.tab('분석');
    await page.getByRole('button', { name: '연예' }).click();
    await page.locator('#text').fill('오마이걸의 노래');
    await page.getByRole('button', { name: '분석하기' }).click();
    await page.locator('.mark', { hasText: '사전' }).waitFor();
    await bench.tab('사전');
    await page.getByRole('button', { name: /연예/ }).click();
    await page.getByRole('button', { name: /^동사/ }).click();
    await page.getByLabel('더할 낱말').fill('kakao');
    await page.getByRole('button', { name: '더하기' }).click();
    await page.getByRole('button', { name: '저장' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('vv_set의 "kakao"');
  }, 60_000);

  it('shows how far a long text is, and all of it in the end', async () => {
    const page = await bench.open({ path: '/#analysis' });
    await page.locator('#text').fill('나비가 꽃밭을 날아간다.\n'.repeat(700));
    await page.getByRole('button', { name: '분석하기' }).click();
    await page.getByRole('progressbar').waitFor();
    await page.getByRole('progressbar').waitFor({ state: 'detached', timeout: 60_000 });
    expect(await page.getByRole('button', { name: '640문장 더 보기' }).isVisible()).toBe(true);
  }, 90_000);

  it('is used by keyboard alone, in two languages, and fits a phone', async () => {
    const page = await bench.open({ phone: true });
    await page.getByRole('tab', { name: '교정' }).focus();
    for (const name of ['분석', '사전', '찾기', '현황']) {
      await page.keyboard.press('ArrowRight');
      const chosen = page.getByRole('tab', { name });
      expect(await chosen.getAttribute('aria-selected')).toBe('true');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await bench.axe()).toEqual([]);
    }
    await bench.tab('찾기');
    await page.locator('#pattern').fill('나비');
    await page.keyboard.press('Enter');
    await page.locator('.entries, .error').first().waitFor();
    await page.getByLabel('밝게 또는 어둡게 보기').click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('tab', { name: 'Correct' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
    expect(await page.locator('body').textContent()).not.toMatch(/열기|되돌리기|목록|여기에 글을/);
  }, 90_000);
});
