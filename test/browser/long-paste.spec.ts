import { expect, it } from 'vitest';
import { machineLoad } from '../support/machine-load.js';
import { describePage } from '../support/page.js';

/** A book that is pasted in one go is there at once, is kept, and can be written on. */
describePage('300,000 characters', 'no book is pasted', (bench) => {
  const CHARACTERS = 300_000;
  const BOOK = Array.from(
    { length: CHARACTERS / 30 },
    (_, i) => `${String(i).padStart(5, '0')}번째 손님은 창가 자리에 앉아 차를 마셨다.`,
  ).join('\n');

  it('are pasted, marked where one looks, written on, and there again after a crash', async () => {
    const page = await bench.open();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `몇일 뒤다.\n${BOOK}`);
    await bench.editor.focus();
    const begin = performance.now();
    await page.keyboard.press('Control+v');
    await page.locator('.count summary', { hasText: /[23]\d\d,\d{3}자/ }).waitFor();
    const pasted = performance.now() - begin;
    await page.keyboard.press('Control+Home');
    await bench.finding('몇일').waitFor();
    const marked = performance.now() - begin;
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { keyTimes: times });
      document.addEventListener('keydown', () => {
        const at = performance.now();
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - at)));
      });
    });
    for (const key of 'abcdefghijklmnopqrst') await page.keyboard.press(key, { delay: 20 });
    const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
    const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
    console.info(
      `300,000 characters: pasted after ${pasted.toFixed(0)} ms, marked after ${marked.toFixed(0)} ms, ${median.toFixed(1)} ms a key`,
    );
    expect(pasted).toBeLessThan(5000 * machineLoad());
    expect(marked).toBeLessThan(10_000 * machineLoad());
    expect(median).toBeLessThan(100 * machineLoad());
    // Killed while it is written on: what was typed last is there.
    const debugging = await page.context().newCDPSession(page);
    await page.keyboard.insertText('끝말');
    const crashed = page.waitForEvent('crash');
    void debugging.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
    const again = await page.context().newPage();
    await again.addInitScript((key) => sessionStorage.setItem('malgyeol-key', key), bench.server.key);
    await again.goto(bench.server.url);
    await again.locator('.cm-line', { hasText: '끝말' }).waitFor({ timeout: 30_000 });
    bench.page = again;
    await again.bringToFront();
    expect(await bench.text()).toBe(`abcdefghijklmnopqrst끝말몇일 뒤다.\n${BOOK}`);
  }, 180_000);
});
