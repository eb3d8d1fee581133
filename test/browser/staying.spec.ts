import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** Where a person is on the page, and what that person has, stays through everything that happens around. */
describePage('the page around a writer', 'nobody watches where the focus is', (bench) => {
  const focusIn = (selector: string) =>
    bench.page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector);

  it('changes its language with a card open: text, place, focus and card stay', async () => {
    const page = await bench.open();
    await bench.write(`${'나비가 꽃밭을 날아간다.\n'.repeat(60)}밥을 먹었읍니다.\n끝.`);
    await bench.finding('먹었읍니다').waitFor();
    await bench.editor.focus();
    await page.keyboard.press('Control+End');
    await bench.finding('먹었읍니다').click();
    await bench.card.waitFor();
    const scrolled = () =>
      page
        .locator('.paper .cm-scroller')
        .first()
        .evaluate((pane) => pane.scrollTop);
    // The editor has measured what it draws.
    await page.waitForTimeout(500);
    const before = await scrolled();
    for (const [name, words] of [
      ['English', 'Ignore once'],
      ['한국어', '이번만 무시'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      await bench.card.getByText(words).waitFor();
      // The bars above are higher where their words are longer: by two lines at most.
      expect(Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(80);
    }
    await page.getByRole('button', { name: 'English', exact: true }).click();
    expect(await bench.editor.getAttribute('aria-label')).toBe('Text to correct');
    await bench.card.getByRole('button', { name: '먹었습니다.' }).click();
    expect(await focusIn('.cm-content')).toBe(true);
    await page.keyboard.press('Control+z');
    await bench.finding('먹었읍니다').waitFor();
  }, 60_000);

  it.each([
    ['two hundred per cent', 640, 400],
    ['a low window', 900, 340],
    ['four hundred per cent', 320, 256],
  ])(
    'shows a card wholly at %s',
    async (_, width, height) => {
      const page = await bench.open();
      await page.setViewportSize({ width, height });
      await bench.write('새 컨텐츠를 만들었다. 밥을 먹었읍니다.');
      for (const word of ['컨텐츠를', '먹었읍니다']) {
        await bench.finding(word).click();
        await bench.card.waitFor();
        const last = bench.card.locator(':scope > :last-child');
        await last.scrollIntoViewIfNeeded();
        const box = (await last.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
        const card = (await bench.card.boundingBox())!;
        expect(card.y + card.height).toBeLessThanOrEqual(height);
        await bench.card.getByRole('button', { name: '닫기' }).click();
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
    60_000,
  );

  it('what was ignored comes back with Ctrl+Z, and goes again with Ctrl+Y', async () => {
    const page = await bench.open();
    await bench.write('몇일 뒤에 금새 온다. 새 컨텐츠를 본다.');
    for (const [word, way] of [
      ['몇일', '이번만 무시'],
      ['금새', '이 말은 늘 무시'],
      ['컨텐츠를', '이 규칙 끄기'],
    ] as const) {
      await bench.finding(word).click();
      await bench.card.getByText(way).click();
      await bench.finding(word).waitFor({ state: 'detached' });
      expect(await focusIn('.cm-content')).toBe(true);
      await page.keyboard.press('Control+z');
      await bench.finding(word).waitFor();
      await page.keyboard.press('Control+y');
      await bench.finding(word).waitFor({ state: 'detached' });
    }
    await page.reload();
    await page.locator('.all-well').waitFor();
    expect(await bench.text()).toBe('몇일 뒤에 금새 온다. 새 컨텐츠를 본다.');
  }, 60_000);

  it('has the focus in the text on load, and leaves it to whoever is elsewhere', async () => {
    const page = await bench.open();
    await bench.editor.waitFor();
    expect(await focusIn('.cm-content')).toBe(true);
    await page.keyboard.insertText('몇일 뒤다. 금새 온다.');
    await bench.finding('금새').waitFor();
    await page.getByRole('button', { name: '2군데 모두 고치기' }).press('Enter');
    expect(await focusIn('.cm-content')).toBe(true);
    await page.getByRole('tab', { name: '현황' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: '교정' }).getAttribute('aria-selected')).toBe('true');
    expect(await focusIn('[role=tab]')).toBe(true);
  }, 60_000);

  it('a lost sign-in is told without a dialog, and letters that are put together stay so', async () => {
    const page = await bench.open({ key: '', path: `/#sign-in=${bench.server.signInCode}` });
    await bench.write('금새 온다. ');
    await bench.finding('금새').waitFor();
    bench.expectsRefusals = true;
    await page.context().clearCookies();
    await bench.editor.focus();
    await page.keyboard.press('Control+End');
    const input = await page.context().newCDPSession(page);
    for (const text of ['ㅁ', '며', '몇', '몇이', '몇일'])
      await input.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await page.locator('.status-line.failed').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await focusIn('.cm-content')).toBe(true);
    await input.send('Input.insertText', { text: '몇일 뒤다.' });
    expect(await bench.editor.textContent()).toBe('금새 온다. 몇일 뒤다.');
    await page.locator('.status-line', { hasText: '글은 이 브라우저에 그대로' }).waitFor();
    expect(await page.locator('.status-line').textContent()).toContain('로그인이 끝났습니다');
    await page.locator('.status-line').getByRole('button', { name: '로그인' }).click();
    await page.getByRole('dialog').getByLabel('키', { exact: true }).fill(bench.server.key);
    await page.getByRole('dialog').getByRole('button', { name: '저장' }).click();
    await bench.finding('몇일').waitFor();
    expect(await bench.text()).toBe('금새 온다. 몇일 뒤다.');
  }, 60_000);
});
