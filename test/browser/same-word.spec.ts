import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** The same mistake may stand in many places; each place is a finding, and all of them together are an offer of their own. */
describePage('one word that is wrong in many places', 'nobody tells the places apart', (bench) => {
  const LINE = '몇일 뒤에 만나자.';
  /** The same line four times, and the same word twice more in another line. */
  const TEXT = [LINE, LINE, '몇일 전과 몇일 뒤.', LINE, LINE].join('\n');
  const marks = () => bench.page.locator('.paper .finding', { hasText: '몇일' });
  const write = async () => {
    const page = await bench.open();
    await bench.write(TEXT);
    await page.waitForFunction((count) => document.querySelectorAll('.paper .finding').length === count, 6);
    return page;
  };
  const untilLeft = (count: number) =>
    bench.page.waitForFunction((left) => document.querySelectorAll('.paper .finding').length === left, count);

  it('is a finding of its own at each of them', async () => {
    const page = await write();
    const ids = await marks().evaluateAll((all) => all.map((mark) => (mark as HTMLElement).dataset.finding));
    expect(new Set(ids).size).toBe(6);
    expect(await page.locator('.found li').count()).toBe(6);
    expect(await page.locator('.status-line .message').textContent()).toContain('6군데');

    // The third of the same lines is corrected, and nothing else.
    await marks().nth(4).click();
    await bench.card.getByRole('button', { name: '며칠', exact: true }).click();
    await untilLeft(5);
    expect((await bench.text()).split('\n')).toEqual([
      LINE,
      LINE,
      '몇일 전과 몇일 뒤.',
      LINE.replace('몇일', '며칠'),
      LINE,
    ]);
    // The second is ignored, and the others stay; also when the text is looked at again.
    await marks().nth(1).click();
    await bench.card.getByText('이번만 무시').click();
    await untilLeft(4);
    await bench.editor.press('Control+End');
    await page.keyboard.insertText(' 금새 온다.');
    await bench.finding('금새').waitFor();
    expect(await marks().count()).toBe(4);
    await page.reload();
    await bench.finding('금새').waitFor();
    await expect.poll(() => marks().count()).toBe(4);
    expect(bench.problems).toEqual([]);
  }, 60_000);

  it('is gone through place by place with the keys', async () => {
    const page = await write();
    await bench.editor.focus();
    await page.keyboard.press('Control+Home');
    const current = () => page.locator('.found [aria-current=true]').evaluateAll((all) => all.length);
    const seen: number[] = [];
    for (let i = 0; i < 6; i++) {
      await page.keyboard.press('F8');
      expect(await current()).toBe(1);
      seen.push(
        await page
          .locator('.found button')
          .evaluateAll((all) => all.findIndex((one) => one.getAttribute('aria-current') === 'true')),
      );
    }
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Escape');
    await page.keyboard.press('F8');
    await page.keyboard.press('Alt+Enter');
    await page.keyboard.press('Alt+Backspace');
    await untilLeft(4);
  }, 60_000);

  it('is corrected or left everywhere where its writer says so, in one step to undo', async () => {
    const page = await write();
    await marks().nth(2).click();
    expect(await bench.axe()).toEqual([]);
    await bench.card.getByRole('button', { name: '같은 6군데 다 바꾸기' }).click();
    await untilLeft(0);
    expect(await bench.text()).toBe(TEXT.replaceAll('몇일', '며칠'));
    await bench.editor.focus();
    await page.keyboard.press('Control+z');
    await untilLeft(6);
    expect(await bench.text()).toBe(TEXT);
    await marks().nth(5).click();
    await bench.card.getByRole('button', { name: '같은 6군데 다 그대로' }).click();
    await untilLeft(0);
    await page.keyboard.press('Control+z');
    await untilLeft(6);
    // One alone has no such offer.
    await bench.write('몇일 뒤다.');
    await untilLeft(1);
    await marks().first().click();
    await bench.card.waitFor();
    expect(await bench.card.getByText(/같은 .*군데/).count()).toBe(0);
  }, 60_000);
});
