import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** On paper stands what was asked for, whole, and nothing of the page around it. */
describePage('printing', 'nothing is printed', (bench) => {
  const LINES = 120;
  const TEXT = Array.from({ length: LINES }, (_, i) => `${i}번째 줄이다. 몇일 뒤에 밥을 먹었읍니다.`).join(
    '\n',
  );
  /** Of an A4 sheet with its margins, at 96 pixels an inch, as a little more than what fits. */
  const SHEET_HEIGHT = 1123;

  const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

  /** What would be seen on paper beside the one element that should be. */
  const beside = (selector: string) =>
    bench.page.evaluate((wanted) => {
      const keep = document.querySelector(wanted)!;
      return [...document.body.querySelectorAll<HTMLElement>('*')]
        .filter((one) => !one.contains(keep) && !keep.contains(one))
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height > 1)
        .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 20)}`);
    }, selector);

  /** Elements that cut off what is inside of them. */
  const cutOff = (selector: string) =>
    bench.page.evaluate((wanted) => {
      const found: string[] = [];
      const check = (one: Element) => {
        const { overflowX, overflowY } = getComputedStyle(one);
        const isClipped =
          (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
          (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1);
        if (isClipped) found.push(`${one.tagName} ${one.className}`);
      };
      const root = document.querySelector(wanted)!;
      for (let one: Element | null = root; one && one !== document.body; one = one.parentElement) check(one);
      for (const one of root.querySelectorAll('*')) check(one);
      return found;
    }, selector);

  it.each([
    ['in the light', false],
    ['in the dark', true],
  ])(
    'the report, %s: all findings, on as many sheets as they take, and no finding on two of them',
    async (_, dark) => {
      const page = await bench.open({ dark });
      await bench.write(TEXT);
      await page.locator('.status-line .message', { hasText: '240군데' }).waitFor();
      await bench.finding('몇일').click();
      await bench.card.getByRole('button', { name: '며칠', exact: true }).click();
      await bench.finding('먹었읍니다').click();
      await page.locator('.toolbar summary', { hasText: '더 보기' }).click();
      await page.locator('.menu-item', { hasText: '교정 보고서' }).click();
      await page.locator('.report').waitFor();
      await page.emulateMedia({ media: 'print', colorScheme: dark ? 'dark' : 'light' });
      await page.setViewportSize({ width: 688, height: 900 });
      expect(await page.locator('.report tbody tr').count()).toBe(240);
      expect(await beside('.panel-dialog')).toEqual([]);
      expect(await page.locator('.panel-dialog button').filter({ visible: true }).count()).toBe(0);
      expect(await cutOff('.report')).toEqual([]);
      // Dark letters, whatever the screen shows.
      expect(await page.locator('.report').evaluate((report) => getComputedStyle(report).color)).toBe(
        'rgb(28, 34, 48)',
      );
      for (const row of ['tr', 'thead'] as const)
        expect(
          await page
            .locator(`.report ${row}`)
            .first()
            .evaluate((one) => [getComputedStyle(one).breakInside, getComputedStyle(one).display]),
        ).toContain(row === 'tr' ? 'avoid' : 'table-header-group');
      const height = await page.locator('.report').evaluate((report) => report.scrollHeight);
      const sheets = pagesOf(await page.pdf({ format: 'A4' }));
      expect(sheets).toBeGreaterThanOrEqual(Math.floor(height / SHEET_HEIGHT));
      expect(sheets).toBeLessThanOrEqual(Math.ceil(height / SHEET_HEIGHT) * 2 + 1);
    },
    90_000,
  );

  it('the text, where no report is open: all of it, not only what is drawn', async () => {
    const page = await bench.open();
    await bench.write(TEXT);
    await bench.finding('몇일').first().waitFor();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.printed').textContent()).toBe(TEXT);
    expect(await beside('.printed')).toEqual([]);
    expect(await cutOff('.printed')).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('.printed').count()).toBe(0);
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThanOrEqual(3);
  }, 60_000);

  it('the report as a page opens by itself and asks for nothing', async () => {
    const page = await bench.open();
    await bench.write('몇일  뒤다. <i>&amp;</i> 금새 온다.');
    await bench.finding('금새').waitFor();
    await page.getByRole('button', { name: /모두 고치기/ }).click();
    await page.locator('.toolbar summary', { hasText: '더 보기' }).click();
    await page.locator('.menu-item', { hasText: '교정 보고서' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'HTML로 저장' }).click(),
    ]);
    const html = readFileSync(await file.path(), 'utf8');
    expect(html).not.toMatch(/https?:|\bsrc=|\bhref=|@import|url\(/);
    const alone = await page.context().newPage();
    const asked: string[] = [];
    alone.on('request', (request) => asked.push(request.url()));
    const complaints: string[] = [];
    alone.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.context().setOffline(true);
    await alone.setContent(html);
    expect(await alone.locator('tbody tr').count()).toBe(2);
    expect(await alone.locator('tbody tr').last().textContent()).toContain('<i>&amp;</i>');
    // The style holds.
    expect(
      await alone
        .locator('del')
        .first()
        .evaluate((one) => getComputedStyle(one).color),
    ).toBe('rgb(179, 38, 30)');
    expect(complaints).toEqual([]);
    expect(asked.filter((url) => !/^(?:about|data):/.test(url))).toEqual([]);
    await page.context().setOffline(false);
    await alone.close();
  }, 60_000);
});
