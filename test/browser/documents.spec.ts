import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** What a writer wrote must never be lost, whatever pages of one browser are open, closed or killed. */
describePage('documents', 'documents are not kept', (bench) => {
  const editor = (page: Page) => page.locator('.paper .cm-content').first();
  const shown = (page: Page) => editor(page).evaluate((element) => (element as HTMLElement).textContent);
  const waitFor = (page: Page, text: string) =>
    page.waitForFunction(
      (wanted) => document.querySelector<HTMLElement>('.paper .cm-content')?.textContent.includes(wanted),
      text,
      // A page behind another one draws no frames.
      { polling: 100 },
    );
  async function another(page: Page): Promise<Page> {
    const other = await page.context().newPage();
    other.on('pageerror', (error) => bench.problems.push(String(error)));
    await other.addInitScript((key) => sessionStorage.setItem('malgyeol-key', key), bench.server.key);
    await other.goto(bench.server.url);
    await editor(other).waitFor();
    return other;
  }
  /** As it stands in the database, whatever the pages show. */
  const stored = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<Array<{ text: string; name: string; thrownAway: number }>>((resolve) => {
          const open = indexedDB.open('malgyeol');
          open.onsuccess = () => {
            const all = open.result.transaction('documents').objectStore('documents').getAll();
            all.onsuccess = () => {
              open.result.close();
              resolve(all.result);
            };
          };
        }),
    );
  const untilStored = async (page: Page, text: string) => {
    for (;;) if ((await stored(page)).some((one) => one.text.includes(text))) return;
  };
  async function openList(page: Page) {
    await page.getByRole('button', { name: '내 글' }).click();
    await page.getByRole('dialog').locator('.documents').first().waitFor();
    return page.getByRole('dialog');
  }
  const openDocument = async (page: Page, title: string) => {
    const list = await openList(page);
    await list.locator('.open', { hasText: title }).click();
    await list.waitFor({ state: 'detached' });
  };

  it('a page that lies idle does not bring back an old text over a new one', async () => {
    const first = await bench.open();
    await bench.write('오래된 글이다. 이 글은 먼저 썼다.');
    await untilStored(first, '오래된 글이다');
    const second = await another(first);
    await waitFor(second, '오래된 글이다');
    await editor(second).fill('새로 쓴 글이다.');
    await waitFor(first, '새로 쓴 글이다');
    await second.close();
    await first.reload();
    await waitFor(first, '새로 쓴 글이다.');
    // What stood there before is not gone either.
    await first.getByText('더 보기').click();
    await first.getByText('지난 글').click();
    await first.locator('.difference .cm-merge-a', { hasText: '오래된 글이다.' }).waitFor();
    expect(await bench.axe()).toEqual([]);
    await first.getByRole('button', { name: '이때로 되돌리기' }).click();
    await waitFor(first, '오래된 글이다.');
    await first.getByRole('button', { name: '되돌리기', exact: true }).click();
    await waitFor(first, '새로 쓴 글이다.');
  }, 60_000);

  it('two pages write on one document at the same time, and both see both', async () => {
    const first = await bench.open();
    await bench.write('가운데 문장.');
    await untilStored(first, '가운데 문장');
    const second = await another(first);
    await waitFor(second, '가운데 문장');
    await first.locator('.elsewhere').waitFor();
    await editor(first).focus();
    await first.keyboard.press('Control+Home');
    await editor(second).focus();
    await second.keyboard.press('Control+End');
    for (let i = 0; i < 10; i++) {
      await first.keyboard.insertText(`앞${i} `);
      await second.keyboard.insertText(` 뒤${i}`);
    }
    const wanted = `${Array.from({ length: 10 }, (_, i) => `앞${i} `).join('')}가운데 문장.${Array.from({ length: 10 }, (_, i) => ` 뒤${i}`).join('')}`;
    await waitFor(first, wanted);
    await waitFor(second, wanted);
    // Only what was written here is undone here.
    await second.keyboard.press('Control+z');
    await second.waitForFunction(
      () => !document.querySelector<HTMLElement>('.paper .cm-content')!.textContent.includes('뒤9'),
      undefined,
      { polling: 100 },
    );
    expect(await shown(second)).toContain('앞9');
    await second.close();
    await first.locator('.elsewhere').waitFor({ state: 'detached' });
  }, 60_000);

  it('what is decided in one window holds in the other, and neither takes back what the other decided', async () => {
    const first = await bench.open();
    await bench.write('몇일 뒤다. 금새 온다. 새 컨텐츠를 본다. 밥을 먹었읍니다.');
    await bench.finding('먹었읍니다').waitFor();
    await untilStored(first, '먹었읍니다');
    const second = await another(first);
    const marks = (page: Page) => page.locator('.paper .finding');
    const untilMarks = (page: Page, count: number) =>
      page.waitForFunction(
        (wanted) => document.querySelectorAll('.paper .finding').length === wanted,
        count,
        { polling: 100 },
      );
    const choose = async (page: Page, word: string, way: string) => {
      await page.bringToFront();
      await marks(page).filter({ hasText: word }).click();
      await page.locator('.finding-card').getByText(way, { exact: true }).click();
    };
    await untilMarks(second, 4);
    await choose(first, '몇일', '이번만 무시');
    await untilMarks(second, 3);
    await choose(second, '금새', '이번만 무시');
    await untilMarks(first, 2);
    await choose(first, '컨텐츠를', '이 말은 늘 무시');
    await untilMarks(second, 1);
    await choose(second, '먹었읍니다', '먹었습니다.');
    await untilMarks(first, 0);
    await first.bringToFront();
    await first.getByText('더 보기').click();
    await first.getByText('교정 보고서').click();
    await first.locator('.report del', { hasText: '먹었읍니다.' }).waitFor();
    await first.reload();
    await waitFor(first, '먹었습니다.');
    await first.locator('.all-well').waitFor();
    await second.close();
  }, 60_000);

  it('what was typed right before the page went is there, also where its process was killed', async () => {
    const first = await bench.open();
    await editor(first).focus();
    await first.keyboard.insertText('마지막으로 쓴 말');
    await first.reload();
    await waitFor(first, '마지막으로 쓴 말');
    const second = await another(first);
    await waitFor(second, '마지막으로 쓴 말');
    await editor(second).focus();
    await second.keyboard.press('Control+End');
    // Not kept in the database: a page whose timers do not run any more.
    await second.evaluate(() => {
      globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await second.keyboard.insertText('에서 이어 쓴 말');
    const debugging = await second.context().newCDPSession(second);
    const crashed = second.waitForEvent('crash');
    void debugging.send('Page.crash').catch(() => {});
    await crashed;
    await first.reload();
    await waitFor(first, '마지막으로 쓴 말에서 이어 쓴 말');
    // Taken in once, however often pages are opened.
    await first.reload();
    await waitFor(first, '에서 이어 쓴 말');
    expect((await shown(first)).match(/이어 쓴/g)).toHaveLength(1);
  }, 60_000);

  it('a file and an example are documents of their own', async () => {
    const page = await bench.open();
    await bench.write('내가 쓰던 글이다.');
    await page
      .locator('.toolbar input[type=file]')
      .first()
      .setInputFiles({ name: '편지.txt', mimeType: 'text/plain', buffer: Buffer.from('편지를 썼다.') });
    await waitFor(page, '편지를 썼다.');
    expect(await page.locator('.file-name').textContent()).toBe('편지.txt');
    await openDocument(page, '내가 쓰던 글이다.');
    await waitFor(page, '내가 쓰던 글이다.');
    expect(await page.locator('.file-name').count()).toBe(0);
    await openDocument(page, '편지.txt');
    await waitFor(page, '편지를 썼다.');
    expect(await page.locator('.file-name').textContent()).toBe('편지.txt');
    await (await openList(page)).getByRole('button', { name: '새 글' }).click();
    await page.getByRole('button', { name: '예문 1' }).click();
    await waitFor(page, '먹었읍니다');
    expect((await stored(page)).map(({ text }) => text.slice(0, 5)).sort()).toEqual(
      expect.arrayContaining(['내가 쓰던', '편지를 썼']),
    );
  }, 60_000);

  it('are renamed, thrown away and brought back', async () => {
    const page = await bench.open();
    await bench.write('버릴 글이다.');
    await untilStored(page, '버릴 글이다');
    let list = await openList(page);
    expect(await bench.axe()).toEqual([]);
    await list.getByRole('button', { name: '‘버릴 글이다.’ 이름 바꾸기' }).click();
    await list.getByLabel('글의 이름').fill('이름 있는 글');
    await list.getByRole('button', { name: '저장' }).click();
    await list.getByRole('button', { name: '‘이름 있는 글’ 버리기' }).click();
    await list.getByText('휴지통 1').click();
    await list.getByRole('button', { name: '‘이름 있는 글’ 되살리기' }).click();
    await list.locator('.open', { hasText: '이름 있는 글' }).click();
    await waitFor(page, '버릴 글이다.');
    list = await openList(page);
    expect(await list.locator('.open').count()).toBe(1);
  }, 60_000);

  it('go to another browser in one file, and overwrite nothing there', async () => {
    const page = await bench.open();
    await bench.write('옮길 글이다. 이 글은 다른 기기로 간다.');
    await untilStored(page, '옮길 글이다');
    const list = await openList(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      list.getByRole('button', { name: '모두 내보내기' }).click(),
    ]);
    const archive = readFileSync(await file.path());
    await bench.closePage();

    const other = await bench.open();
    await bench.write('여기 있던 글이다.');
    const there = await openList(other);
    const take = (buffer: Buffer) =>
      there.locator('input[type=file]').setInputFiles({ name: '글.json', mimeType: '', buffer });
    await take(archive);
    await there.getByText('글 1편을 가져왔습니다').waitFor();
    await take(archive);
    await there.getByText('글 0편을 가져왔습니다').waitFor();
    await take(Buffer.from('{"a":1}'));
    expect(await there.getByRole('alert').textContent()).toContain('모두 내보내기');
    await there.locator('.open', { hasText: '옮길 글이다.' }).click();
    await waitFor(other, '다른 기기로 간다.');
    expect(await stored(other)).toHaveLength(2);
    // Changed here, and taken in again: beside it.
    await bench.write('옮긴 뒤에 고쳐 쓴 글이다.');
    await untilStored(other, '고쳐 쓴');
    const again = await openList(other);
    await again.locator('input[type=file]').setInputFiles({ name: '글.json', mimeType: '', buffer: archive });
    await again.getByText('글 1편을 가져왔습니다').waitFor();
    await again.locator('.open', { hasText: '(가져옴)' }).waitFor();
    expect((await stored(other)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '옮긴 뒤에 고쳐 쓴 글이다.',
        '여기 있던 글이다.',
        '옮길 글이다. 이 글은 다른 기기로 간다.',
      ]),
    );
  }, 60_000);

  it('the one text of an earlier version becomes a document', async () => {
    const page = await bench.open({ path: '/favicon.svg' });
    // A picture has no icon of its own.
    bench.expectsRefusals = true;
    await page.evaluate(() => {
      localStorage.setItem('malgyeol-text', JSON.stringify('전에 쓰던 글. 몇일 걸렸다.'));
      localStorage.setItem('malgyeol-left-alone', JSON.stringify([[9, 11]]));
    });
    await page.goto(bench.server.url);
    await waitFor(page, '전에 쓰던 글.');
    await page.locator('.all-well').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('malgyeol-text'))).toBeNull();
  }, 60_000);

  it('whoever leaves with words that a dictionary does not have yet is asked', async () => {
    const page = await bench.open({ path: '/#dictionaries' });
    await page.getByPlaceholder('새 사전 이름').fill('떠남');
    await page.getByRole('button', { name: '만들기' }).click();
    await page.getByLabel('더할 낱말').fill('볼린저');
    const asked = page.waitForEvent('dialog');
    const gone = page.goto(`${bench.server.url}/rules`).catch(() => {});
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await gone;
    expect(await page.getByLabel('더할 낱말').inputValue()).toBe('볼린저');
    await page.getByLabel('더할 낱말').fill('');
    await page.goto(`${bench.server.url}/rules`);
  }, 60_000);
});
