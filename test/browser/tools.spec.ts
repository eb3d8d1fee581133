import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { countsOf } from '../../web/src/lib/text-counts';
import { describePage } from '../support/page.js';

it('counts as authors are asked: graphemes, words, sheets of manuscript paper', () => {
  const counts = countsOf('나비가 난다.\n둘째 줄이다. 👩‍👩‍👧');
  expect(counts).toMatchObject({ characters: 16, withoutSpaces: 13, words: 5, sheets: 1 });
  // A row takes 20 cells, the first of a paragraph is empty: 19 letters are a row, 20 are two.
  const rowsFor = (letters: number) => countsOf(`${'가'.repeat(letters)}\n`.repeat(10)).sheets;
  expect([rowsFor(19), rowsFor(20), rowsFor(39), rowsFor(40)]).toEqual([1, 2, 2, 3]);
  // A mark without a cell stands in the margin, two digits share a cell.
  expect(countsOf(`${'가'.repeat(19)}.\n`.repeat(10)).sheets).toBe(1);
  expect(countsOf(`${'가'.repeat(14)}1234567890\n`.repeat(10)).sheets).toBe(1);
  expect(countsOf('가a.').bytes).toBe(4);
});

describePage('the tools of the editor', 'tools are not tried', (bench) => {
  const more = async (name: string) => {
    await bench.page.locator('.toolbar summary', { hasText: '더 보기' }).click();
    await bench.page.locator('.menu-item', { hasText: name }).click();
  };

  it('find and replace in all of the text, from wherever Ctrl+F is pressed', async () => {
    const page = await bench.open();
    await bench.write(`${'나비가 꽃밭을 날아간다.\n'.repeat(400)}끝에 있는 고양이.`);
    await page.getByRole('button', { name: /^나란히/ }).focus();
    await page.keyboard.press('Control+f');
    const panel = page.locator('.cm-search');
    await panel.waitFor();
    expect(await panel.locator(':focus').count()).toBe(1);
    await page.keyboard.type('고양이');
    await page.keyboard.press('Enter');
    await page.locator('.cm-searchMatch-selected').waitFor();
    expect(await page.locator('.cm-searchMatch-selected').textContent()).toBe('고양이');
    await panel.locator('[name=search]').fill('나비');
    await panel.locator('input[name=replace]').fill('벌');
    expect(await bench.axe()).toEqual([]);
    await panel.getByRole('button', { name: '모두 바꾸기' }).click();
    const text = await bench.text();
    expect(text.match(/벌가/g)).toHaveLength(400);
    expect(text).not.toContain('나비');
    await panel.locator('[name=search]').press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    expect(await bench.text()).not.toContain('벌가');
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await page.keyboard.press('Control+f');
    await panel.getByRole('button', { name: 'replace all' }).waitFor();
  }, 60_000);

  it('counts the text, or what is selected', async () => {
    const page = await bench.open();
    await bench.write('나비가 난다.\n꽃이 핀다.');
    await page.locator('.count summary').click();
    const counts = page.locator('.counts');
    const of = (name: string) => counts.locator('div', { hasText: name }).locator('dd').textContent();
    expect(await of('빈칸까지')).toBe('13');
    expect(await of('빈칸 빼고')).toBe('11');
    expect(await of('어절')).toBe('4');
    expect(await of('원고지')).toBe('1매');
    const box = (await counts.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(await bench.axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await bench.editor.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Shift+End');
    await page.locator('.count summary').click();
    await counts.getByText('고른 곳만').waitFor();
    expect(await of('빈칸까지')).toBe('7');
  }, 60_000);

  it('takes or leaves all of one kind, in one step to undo', async () => {
    const page = await bench.open();
    await bench.write('몇일 뒤에 갈수 있다. 금새 할수 있다.');
    await bench.finding('할수').waitFor();
    const spacing = page.getByRole('button', { name: /^띄어쓰기/ });
    await spacing.click();
    await page.getByRole('button', { name: '이 종류는 모두 그대로 두기' }).click();
    await bench.finding('할수').waitFor({ state: 'detached' });
    expect(await page.locator('.finding').allTextContents()).toEqual(['몇일', '금새']);
    await page.keyboard.press('Control+z');
    await bench.finding('할수').waitFor();
    await page.getByRole('button', { name: '2군데 모두 고치기' }).click();
    expect(await bench.text()).toBe('몇일 뒤에 갈 수 있다. 금새 할 수 있다.');
  }, 60_000);

  it('reports what was changed and why, also after the page was loaded again', async () => {
    const page = await bench.open();
    await bench.write('몇일 뒤다. 금새 온다. 밥을 먹었읍니다. 갈수 있다.');
    for (const [word, way] of [
      ['몇일', '며칠'],
      ['금새', '금세'],
      ['먹었읍니다.', '먹었습니다.'],
    ] as const) {
      await bench.finding(word).click();
      await bench.card.getByRole('button', { name: way }).click();
      await bench.finding(word).waitFor({ state: 'detached' });
    }
    // What is undone was not changed.
    await page.keyboard.press('Control+z');
    await bench.finding('먹었읍니다.').waitFor();
    await page.waitForTimeout(1000);
    await page.reload();
    await bench.finding('갈수').waitFor();
    await more('교정 보고서');
    const report = page.locator('.report');
    await report.waitFor();
    expect(await report.locator('table').first().locator('tbody del').allTextContents()).toEqual([
      '몇일',
      '금새',
    ]);
    expect(await report.locator('table').last().locator('tbody del').allTextContents()).toEqual([
      '먹었읍니다.',
      '갈수',
    ]);
    expect(
      (await report.locator('tbody tr').first().locator('td').last().textContent())!.length,
    ).toBeGreaterThan(10);
    expect(await bench.axe()).toEqual([]);
    const download = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
    };
    const html = await download('HTML로 저장');
    expect(html.name).toMatch(/보고서\.html$/);
    expect(html.bytes.toString()).toContain('<del>몇일</del><ins>며칠</ins>');
    const docx = await download('.docx로 저장');
    const xml = strFromU8(unzipSync(docx.bytes)['word/document.xml']!);
    expect(xml.replace(/<[^>]*>/g, '')).toContain('몇일며칠 뒤다.');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.toolbar').isVisible()).toBe(false);
    expect(await report.isVisible()).toBe(true);
  }, 60_000);
});
