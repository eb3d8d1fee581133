import { expect, it } from 'vitest';
import { machineLoad } from '../support/machine-load.js';
import { describePage } from '../support/page.js';

/** Right sentences, all different; every tenth has a mistake. */
function textOf(characters: number, between: string): string {
  let text = '';
  for (let i = 1; text.length < characters; i++)
    text += `${i}번째 손님은 창가 자리에 앉아 따뜻한 차를 마셨다.${i % 10 === 1 ? ' 금새 저녁이 되었다.' : ''}${between}`;
  return text.slice(0, characters);
}

describePage('checking while one writes', 'checking is not watched', (bench) => {
  const load = (name: string, text: string) =>
    bench.page
      .locator('.toolbar input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const asked: string[] = [];
  const listen = () => {
    asked.length = 0;
    bench.page.on('request', (request) => {
      if (request.url().includes('StreamCorrectError')) asked.push(request.postData() ?? '');
    });
  };

  it.each([
    ['in lines', '\n'],
    ['in one line', ' '],
  ])(
    '20,000 new characters %s: what is on the screen is underlined first',
    async (_, between) => {
      const page = await bench.open();
      // The engine has read something before: what is measured is the page.
      await bench.write('몇일 뒤다.');
      await bench.finding('몇일').waitFor();
      await page.evaluate(() => {
        const begin = { at: 0 };
        document.addEventListener('change', () => (begin.at = performance.now()), {
          capture: true,
          once: true,
        });
        const seen = new MutationObserver(() => {
          if (begin.at === 0 || !document.querySelector('.finding')?.textContent?.includes('금새')) return;
          Object.assign(globalThis, { firstAfter: performance.now() - begin.at });
          seen.disconnect();
        });
        seen.observe(document.body, { childList: true, subtree: true });
      });
      await load('긴 글.txt', textOf(20_000, between));
      await bench.finding('금새').waitFor();
      const after = await page.evaluate(() => (globalThis as unknown as { firstAfter: number }).firstAfter);
      console.info(`20,000 characters ${_}: first underline after ${after.toFixed(0)} ms`);
      // The rest is still being read.
      expect(await page.locator('.status-line progress').count()).toBe(1);
      expect(after).toBeLessThan(1000 * machineLoad());
    },
    60_000,
  );

  it('a key every 600 ms keeps nobody from being told of the rest', async () => {
    const page = await bench.open();
    await load('새 글.txt', textOf(4000, '\n'));
    await bench.editor.focus();
    await page.keyboard.press('Control+End');
    const begin = performance.now();
    let first = 0;
    for (let i = 0; i < 20; i++) {
      await page.keyboard.insertText('가');
      await page.waitForTimeout(600);
      if (first === 0 && (await page.getByText('금새', { exact: true }).count()) > 0)
        first = performance.now() - begin;
    }
    // Every mark of the text, though it was never left alone for long: the list beside it counts them all.
    const marks = textOf(4000, '\n').match(/금새/g)!.length;
    await page.waitForFunction(
      (count) => Number(document.querySelector('.kinds .chip b')?.textContent) >= count,
      marks,
    );
    console.info(`4,000 characters, a key every 600 ms: first finding after ${first.toFixed(0)} ms`);
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(3000 * machineLoad());
  }, 90_000);

  it('asks of each part once: what moves or comes back is known', async () => {
    const page = await bench.open();
    const text = textOf(3000, '\n');
    await load('글.txt', text);
    await page.locator('.status-line .message', { hasText: '군데' }).waitFor();
    await page.locator('.status-line progress').waitFor({ state: 'detached' });
    listen();
    await bench.editor.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('새 줄이다.\n');
    await page.waitForResponse((response) => response.url().includes('StreamCorrectError'));
    await page.locator('.status-line progress').waitFor({ state: 'detached' });
    expect(asked.length).toBeGreaterThan(0);
    for (const body of asked) expect(body).not.toContain('번째 손님');
    // The same text again, in another document.
    asked.length = 0;
    await load('다시.txt', text);
    await page.locator('.file-name', { hasText: '다시.txt' }).waitFor();
    await bench.finding('금새').waitFor();
    expect(asked).toEqual([]);
  }, 60_000);

  it('what spans lines is seen whole: code between fences is asked of nobody', async () => {
    await bench.open();
    listen();
    await load('글.md', '몇일 뒤다.\n\n```\n몇일\n\n금새\n```\n\n---\n가: 금새 왔다.\n---\n');
    await bench.finding('금새').waitFor();
    expect(await bench.page.locator('.finding').allTextContents()).toEqual(['몇일', '금새']);
    for (const body of asked) expect(body).not.toContain('```');
  }, 60_000);
});
