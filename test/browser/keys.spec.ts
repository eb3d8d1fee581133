import { afterEach, describe, expect, it, vi } from 'vitest';
import { generateKey, storedKeyOf } from '../../src/access/key.js';
import { openStore } from '../../src/store/open-store.js';
import { browserPath } from '../support/browser.js';
import { PageBench } from '../support/page.js';

/** Getting in: no engine is needed for it, the double of the tests answers. */
if (!browserPath) it('no browser here: keys are not tried', ({ skip }) => skip());

/** Keys that were good once, and what their owners are told. */
async function endedKeys(dataDir: string): Promise<Array<[key: string, message: string]>> {
  const [expired, revoked] = [generateKey(), generateKey()];
  const store = await openStore({ dataDir });
  await store.insertKey(storedKeyOf(expired, { expiresAt: '2020-01-01T00:00:00.000Z' }));
  const old = storedKeyOf(revoked);
  await store.insertKey(old);
  await store.revokeKey(old.id, new Date().toISOString());
  await store.close();
  return [
    [expired, '쓸 수 있는 때가 지난 접근 키입니다'],
    [revoked, '폐기한 접근 키입니다'],
  ];
}

describe.runIf(browserPath !== undefined)('the key of the page', () => {
  const bench = new PageBench();
  afterEach(async () => {
    await bench.closePage();
    await bench.close();
  });

  it('is asked for once, says what is wrong, and can be closed', async () => {
    await bench.start({ createEngine: undefined });
    bench.expectsRefusals = true;
    const page = await bench.open({ key: '' });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.getByRole('alert').textContent()).toContain('접근 키가 있어야');
    expect(await bench.axe()).toEqual([]);
    await dialog.getByRole('button', { name: '닫기' }).click();
    await dialog.waitFor({ state: 'detached' });
    // Whatever is asked afterwards, it stays closed.
    const refused = page.waitForResponse((response) => response.status() === 403);
    await bench.tab('찾기');
    await page.locator('#pattern').fill('나비');
    await page.keyboard.press('Enter');
    await refused;
    await page.getByRole('alert').waitFor();
    expect(await dialog.count()).toBe(0);

    await page.getByRole('button', { name: '키', exact: true }).click();
    await dialog.getByLabel('키', { exact: true }).fill('wrong-key');
    await dialog.getByRole('button', { name: '저장' }).click();
    await dialog.getByText('접근 키가 올바르지 않습니다').waitFor();
    for (const [key, message] of await endedKeys(bench.server.dataDir)) {
      await dialog.getByLabel('키', { exact: true }).fill(key);
      // The server hears of keys that another process made within a second.
      const save = async () => {
        await dialog.getByRole('button', { name: '저장' }).click();
        await dialog.getByText(message).waitFor({ timeout: 1500 });
      };
      await vi.waitFor(save, { timeout: 20_000 });
    }
    await dialog.getByLabel('키', { exact: true }).fill(bench.server.key);
    await dialog.getByRole('button', { name: '저장' }).click();
    await dialog.waitFor({ state: 'detached' });
    const stored = await page.evaluate(() => [
      sessionStorage.getItem('malgyeol-key') !== null,
      localStorage.getItem('malgyeol-key'),
    ]);
    expect(stored).toEqual([true, null]);
  }, 60_000);

  it('is not asked for on an open server', async () => {
    await bench.start({ createEngine: undefined, config: { open: true } });
    const page = await bench.open({ key: '' });
    await page.waitForLoadState('networkidle');
    await bench.tab('사전');
    await page.getByText('아직 사전이 없습니다').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  }, 60_000);

  it('is not needed by the browser that opens the link of the start, once', async () => {
    await bench.start({ createEngine: undefined });
    const { signInCode } = bench.server;
    let page = await bench.open({ key: '', path: `/#sign-in=${signInCode}` });
    await bench.tab('사전');
    await page.getByText('아직 사전이 없습니다').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(page.url()).not.toContain(signInCode);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await page.reload();
    await page.getByText('아직 사전이 없습니다').waitFor();
    // The cookie alone, as another site could have it sent, opens nothing.
    const status = await page.evaluate(async () => {
      const path = '/svc.CustomDictionaryService/GetCustomDictionaryList';
      return (await fetch(path, { method: 'POST', body: '{}' })).status;
    });
    expect(status).toBe(403);
    bench.problems.length = 0;
    bench.expectsRefusals = true;
    await page.getByRole('button', { name: '키', exact: true }).click();
    await page.getByRole('button', { name: '나가기' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.context().cookies()).toEqual([]);
    await page.context().close();

    page = await bench.open({ key: '', path: `/#sign-in=${signInCode}` });
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('이미 쓰였거나 오래되었습니다');
  }, 60_000);
});
