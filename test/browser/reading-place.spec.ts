import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** Whoever was somewhere in a text is there again, whatever was looked at meanwhile. */
describePage('the place in a text', 'nobody watches the place', (bench) => {
  const LINES = 300;
  const TEXT = Array.from({ length: LINES }, (_, i) =>
    i % 30 === 0 ? `${i}번째 줄이다. 몇일 뒤에 금새 왔다.` : `${i}번째 줄이다. 나비가 꽃밭을 날아간다.`,
  ).join('\n');
  const scroller = (page: Page) => page.locator('.paper .cm-scroller').first();
  /** What stands at the upper edge of the text, and how far below the edge. */
  const edge = (page: Page) =>
    scroller(page).evaluate((pane) => {
      const top = pane.getBoundingClientRect().top;
      const lines = [...pane.querySelectorAll('.cm-line')];
      const line = lines.find((one) => one.getBoundingClientRect().bottom > top + 1)!;
      return { line: line.textContent!.split(' ')[0], below: line.getBoundingClientRect().top - top };
    });
  const expectAt = async (page: Page, wanted: { line: string | undefined; below: number }) => {
    await page.waitForFunction(
      (line) =>
        [...document.querySelectorAll('.paper .cm-line')].some((one) => one.textContent?.startsWith(line!)),
      wanted.line,
    );
    await page.waitForTimeout(400);
    const now = await edge(page);
    expect(now.line).toBe(wanted.line);
    expect(Math.abs(now.below - wanted.below)).toBeLessThanOrEqual(6);
  };
  /** Writes the text, puts the caret into its 200th line and looks at another part of it. */
  const settle = async () => {
    const page = await bench.open();
    await bench.write(TEXT);
    await page.locator('.status-line .message', { hasText: '20군데' }).waitFor();
    await page.locator('.status-line progress').waitFor({ state: 'detached' });
    await bench.editor.focus();
    await page.keyboard.press('Control+f');
    await page.keyboard.type('200번째');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(300);
    await scroller(page).evaluate((pane) => {
      pane.scrollTop += 67;
    });
    await page.waitForTimeout(300);
    return page;
  };
  /** Where letters go that are typed now. */
  const typed = async (page: Page) => {
    await page.keyboard.insertText('★');
    return (await bench.text()).split('\n').findIndex((line) => line.includes('★'));
  };

  it('is kept through other documents, other parts of the page and a reload', async () => {
    const page = await settle();
    const place = await edge(page);
    await page.getByRole('button', { name: '내 글' }).click();
    await page.getByRole('button', { name: '새 글' }).click();
    await bench.write('다른 글이다.');
    await page.getByRole('button', { name: '내 글' }).click();
    await page.locator('.documents .open', { hasText: '0번째' }).click();
    await expectAt(page, place);
    await bench.tab('분석');
    await bench.tab('교정');
    await expectAt(page, place);
    for (let i = 0; i < 3; i++) {
      await page.reload();
      await bench.editor.waitFor();
      await expectAt(page, place);
    }
    expect(await typed(page)).toBe(200);
  }, 90_000);

  it('is kept where all is corrected, and where that is undone', async () => {
    const page = await settle();
    const place = await edge(page);
    await page.getByRole('button', { name: /군데 모두 고치기/ }).click();
    await page.locator('.all-well').waitFor();
    await expectAt(page, place);
    expect(await typed(page)).toBe(200);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.locator('.status-line .message', { hasText: '20군데' }).waitFor();
    expect(await bench.text()).toBe(TEXT);
    expect(await typed(page)).toBe(200);
  }, 90_000);

  it('the text of a file is not undone away, nor what another document was', async () => {
    const page = await bench.open();
    await bench.write('쓰던 글이다.');
    await page
      .locator('.toolbar input[type=file]')
      .first()
      .setInputFiles({
        name: '편지.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('몇일 뒤다. 금새 온다.'),
      });
    await bench.finding('금새').waitFor();
    await page.getByRole('button', { name: '2군데 모두 고치기' }).click();
    await bench.editor.focus();
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
    expect(await bench.text()).toBe('몇일 뒤다. 금새 온다.');
    expect(await page.getByRole('button', { name: '되돌리기', exact: true }).isDisabled()).toBe(true);
    // What was written and taken away on a page is not part of the example that comes next.
    await page.getByRole('button', { name: '내 글' }).click();
    await page.getByRole('button', { name: '새 글' }).click();
    await bench.write('지울 말');
    await bench.write('');
    await page.getByRole('button', { name: '예문 1' }).click();
    await bench.editor.focus();
    await page.keyboard.press('Control+z');
    expect(await bench.text()).toContain('어제 친구하고');
  }, 60_000);
});
