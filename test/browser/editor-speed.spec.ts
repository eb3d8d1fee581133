import { expect, it } from 'vitest';
import { machineLoad } from '../support/machine-load.js';
import { describePage } from '../support/page.js';
import { sized } from '../support/thorough.js';

/** Right sentences, all different; every tenth line has a mistake. */
function textOf(characters: number): string {
  let text = '';
  for (let i = 1; text.length < characters; i++) {
    text += `${i}번째 손님은 창가 자리에 앉아 따뜻한 차를 마셨다. 밖에는 눈이 내리고 있었다.${i % 10 === 0 ? ' 금새 저녁이 되었다.' : ''}\n`;
  }
  return text.slice(0, characters);
}

describePage('the speed of the editor', 'speed is not measured', (bench) => {
  /** Milliseconds from now until a word is underlined, watched from inside the page. */
  const underlined = (word: string) =>
    bench.page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const begin = performance.now();
          const look = () => {
            const found = [...document.querySelectorAll('.finding')].some(
              (mark) => mark.textContent === wanted,
            );
            if (found) resolve(performance.now() - begin);
            else requestAnimationFrame(look);
          };
          look();
        }),
      word,
    );

  /** As a file: typing much text in one go is slow in the driver, not in the page. */
  const load = (text: string) =>
    bench.page
      .locator('input[type=file]')
      .setInputFiles({ name: '글.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

  it('is through with a long text before one has found a chair', async () => {
    const characters = sized(20_000, 50_000);
    const page = await bench.open();
    const begin = performance.now();
    await load(textOf(characters));
    await page.locator('progress').waitFor();
    await page.locator('progress').waitFor({ state: 'detached', timeout: 120_000 });
    const seconds = (performance.now() - begin) / 1000;
    console.info(`${characters} characters: all known after ${seconds.toFixed(1)} s`);
    expect(await page.locator('.kinds .chip').first().textContent()).toMatch(/[1-9]/);
  }, 150_000);

  it('underlines a mistake in 2,000 characters soon after a pause', async () => {
    const page = await bench.open();
    await load(textOf(2000));
    await page.locator('.status-line .message', { hasText: '군데' }).waitFor();
    await bench.editor.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('몇일 뒤에 ');
    const milliseconds = await underlined('몇일');
    console.info(`2,000 characters: underlined after ${milliseconds.toFixed(0)} ms, pause included`);
    // 300 on a quiet machine.
    expect(milliseconds).toBeLessThan(1500 * machineLoad());
  }, 60_000);

  it('types fluently in a long text', async () => {
    const characters = sized(40_000, 100_000);
    const page = await bench.open();
    await load(textOf(characters));
    await page.locator('.finding').first().waitFor({ timeout: 150_000 });
    await bench.editor.focus();
    await page.keyboard.press('Control+Home');
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(globalThis, { keyTimes: times });
      document.addEventListener('keydown', () => {
        const begin = performance.now();
        // Behind the work of the key and of the next drawing.
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - begin)));
      });
    });
    for (const key of 'abcdefghijklmnopqrstuvwxyz1234') await page.keyboard.press(key, { delay: 20 });
    const times = await page.evaluate(() => (globalThis as unknown as { keyTimes: number[] }).keyTimes);
    const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
    console.info(`${characters} characters: ${median.toFixed(1)} ms a key`);
    expect(times.length).toBeGreaterThan(20);
    expect(median).toBeLessThan(50 * machineLoad());
  }, 240_000);
});
