import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** A browser may keep nothing at all: blocked cookies, private windows, a full disk. Writing goes on all the same. */
describePage('a browser that keeps nothing', 'storage is not refused', (bench) => {
  it('shows the page, checks, says that nothing is kept, and asks before the text is gone', async () => {
    const page = await bench.open({ key: '', path: '/rules' });
    // As Chromium does it where site data is blocked: merely to name the store is an error.
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      IDBFactory.prototype.open = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
    });
    await page.goto(`${bench.server.url}/#sign-in=${bench.server.signInCode}`);
    await bench.editor.waitFor();
    await bench.write('몇일 뒤다.');
    await bench.finding('몇일').waitFor();
    await page.getByRole('alert').filter({ hasText: '남기지 못하고' }).waitFor();
    await page.getByRole('button', { name: '내 글' }).click();
    await page.getByRole('button', { name: '새 글' }).click();
    await bench.write('또 다른 글이다. 금새 온다.');
    await bench.finding('금새').waitFor();
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'cannot keep your text' }).waitFor();
    const asked = page.waitForEvent('dialog');
    const gone = page.goto(`${bench.server.url}/rules`).catch(() => {});
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await gone;
  }, 60_000);

  it('that is full says so and keeps what was there; with room again all is kept', async () => {
    const page = await bench.open();
    await bench.write('먼저 쓴 글이다.');
    await page.waitForTimeout(1000);
    // As a browser does it whose disk or share of it is full.
    const fill = (isFull: boolean) =>
      page.evaluate((full) => {
        const refuse = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        type Kept = { putBefore?: unknown; setBefore?: unknown };
        const kept = globalThis as Kept;
        kept.putBefore ??= IDBObjectStore.prototype.put;
        kept.setBefore ??= Storage.prototype.setItem;
        Object.assign(IDBObjectStore.prototype, { put: full ? refuse : kept.putBefore });
        Object.assign(Storage.prototype, { setItem: full ? refuse : kept.setBefore });
      }, isFull);
    await fill(true);
    await bench.editor.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(` ${'가나다라마바사 '.repeat(20_000)}`);
    await page.getByRole('alert').filter({ hasText: '남기지 못하고' }).waitFor({ timeout: 30_000 });
    await page.keyboard.insertText('끝말');
    await fill(false);
    await page.keyboard.insertText('이다.');
    await page
      .getByRole('alert')
      .filter({ hasText: '남기지 못하고' })
      .waitFor({ state: 'detached', timeout: 45_000 });
    await page.reload();
    await bench.editor.focus();
    await page.keyboard.press('Control+End');
    await page.locator('.cm-line', { hasText: '끝말이다.' }).waitFor();
    expect(await bench.text()).toContain('먼저 쓴 글이다. 가나다라마바사 ');
  }, 120_000);
});
