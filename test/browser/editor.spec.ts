import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

const nextCheck = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('StreamCorrectError'));

describePage('the editor', 'the editor is not looked at', (bench) => {
  it('underlines as one types, by kind, and tells why at the word', async () => {
    const page = await bench.open();
    await bench.editor.click();
    await page.keyboard.type('밥을 먹었읍니다. 갈수 있다.');
    await bench.finding('먹었읍니다.').waitFor();
    expect(await bench.finding('먹었읍니다.').getAttribute('class')).toContain('spelling');
    expect(await bench.finding('갈수').getAttribute('class')).toContain('spacing');
    const style = (text: string) =>
      bench.finding(text).evaluate((mark) => getComputedStyle(mark).textDecorationStyle);
    expect(await style('먹었읍니다.')).toBe('wavy');
    expect(await style('갈수')).toBe('solid');

    await bench.finding('먹었읍니다.').hover();
    await bench.card.waitFor();
    expect(await bench.card.textContent()).toContain('표준어 사정 원칙 제17항');
    expect(await bench.card.getByRole('link', { name: '규칙 보기' }).getAttribute('href')).toBe(
      '/rules#seumnida',
    );
    // No dictionary lacks a predicate that is misspelt.
    expect(await bench.card.getByText('사전에 넣기').count()).toBe(0);
    await page.mouse.move(5, 5);
    await bench.card.waitFor({ state: 'detached' });

    await bench.finding('먹었읍니다.').click();
    await bench.card.getByRole('button', { name: '먹었습니다.' }).click();
    await bench.finding('먹었읍니다.').waitFor({ state: 'detached' });
    expect(await bench.text()).toBe('밥을 먹었습니다. 갈수 있다.');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await bench.finding('먹었읍니다.').waitFor();
    await page.getByRole('button', { name: '다시 하기' }).click();
    await bench.finding('먹었읍니다.').waitFor({ state: 'detached' });
  }, 60_000);

  it('lets syllables be put together in peace', async () => {
    const page = await bench.open();
    await bench.editor.focus();
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await page.keyboard.insertText('금새 온다. ');
    await bench.finding('금새').waitFor();
    for (const text of ['ㅇ', '오', '오래', '오랫', '오랫만', '오랫만이다.']) await compose(text);
    // The whole text is looked at while the last word is not finished: no mark comes under it.
    await nextCheck(page);
    await page.locator('.status-line progress').waitFor({ state: 'detached' });
    expect(await page.locator('.finding').allTextContents()).toEqual(['금새']);
    await input.send('Input.insertText', { text: '오랫만이다.' });
    await bench.finding('오랫만이다.').waitFor();
    expect(await bench.text()).toBe('금새 온다. 오랫만이다.');
  }, 60_000);

  it('is used by keys alone', async () => {
    const page = await bench.open();
    await bench.editor.focus();
    await page.keyboard.insertText('몇일 뒤에 만나자. 금새 온다. 오랫만이다.');
    await bench.finding('오랫만이다.').waitFor();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('F8');
    expect(await bench.card.locator('.ways').textContent()).toContain('며칠');
    await page.keyboard.press('F8');
    expect(await bench.card.locator('.ways').textContent()).toContain('금세');
    await page.keyboard.press('Shift+F8');
    expect(await bench.card.locator('.ways').textContent()).toContain('며칠');
    const changed = nextCheck(page);
    await page.keyboard.press('Alt+Enter');
    expect(await bench.card.locator('.ways').textContent()).toContain('금세');
    await page.keyboard.press('Alt+Backspace');
    expect(await bench.card.locator('.ways').textContent()).toContain('오랜만');
    await page.keyboard.press('Control+.');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('오랜만');
    // Another answer about the same text changes nothing of what one is about to press.
    await (await changed).finished();
    const again = nextCheck(page);
    await page
      .locator('.levels label', { hasText: '보통' })
      .evaluate((label) =>
        label.querySelector('input')!.dispatchEvent(new Event('change', { bubbles: true })),
      );
    await (await again).finished();
    await page.locator('.status-line progress').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('오랜만');
    await page.keyboard.press('Enter');
    await page.locator('.all-well').waitFor();
    expect(await bench.text()).toBe('며칠 뒤에 만나자. 금새 온다. 오랜만이다.');
  }, 60_000);

  it('corrects everything at once, with the questions only by choice, and in one step to undo', async () => {
    const page = await bench.open();
    await page.getByText('설정').click();
    await page.getByText('문장 호응 보기').click();
    const text = '몇일 뒤다. 할머니께서 방에서 잔다. 금새 온다.';
    await bench.write(text);
    await page.locator('.finding.question').waitFor();
    await page.getByRole('button', { name: '2군데 모두 고치기' }).click();
    await page.getByRole('button', { name: '확실한 2군데만' }).click();
    expect(await bench.text()).toBe('며칠 뒤다. 할머니께서 방에서 잔다. 금세 온다.');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await bench.finding('몇일').waitFor();
    await bench.finding('금새').waitFor();
    await page.getByRole('button', { name: '2군데 모두 고치기' }).click();
    await page.getByRole('button', { name: '물어볼 것까지' }).click();
    expect(await bench.text()).toBe('며칠 뒤다. 할머니께서 방에서 주무신다. 금세 온다.');
  }, 60_000);

  it('counts by kind, filters, and keeps a level', async () => {
    const page = await bench.open();
    await bench.write('몇일 뒤에 갈수 있다.');
    await bench.finding('갈수').waitFor();
    const kind = page.getByRole('button', { name: /^띄어쓰기/ });
    expect(await kind.textContent()).toContain('1');
    await kind.click();
    expect(await page.locator('.found li').count()).toBe(1);
    const colour = (text: string) =>
      bench.finding(text).evaluate((mark) => getComputedStyle(mark).textDecorationColor);
    expect(await colour('몇일')).toBe('rgba(0, 0, 0, 0)');
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes('StreamCorrectError') && (request.postData() ?? '').includes('"STRICT"'),
    );
    await page.getByText('꼼꼼히').click();
    await asked;
    await page.reload();
    expect(await page.getByLabel('꼼꼼히').isChecked()).toBe(true);
  }, 60_000);

  it('leaves alone what it is told to, also after a reload and in other tabs', async () => {
    const page = await bench.open();
    await bench.write('몇일 뒤다. 몇일 전이다. 금새 온다. 컨텐츠를 보았다. 설겆이를 했다.');
    await bench.finding('설겆이를').waitFor();
    expect(await page.locator('.finding', { hasText: '몇일' }).count()).toBe(2);
    await bench.finding('몇일').click();
    await bench.card.getByText('이번만 무시').click();
    expect(await page.locator('.finding', { hasText: '몇일' }).count()).toBe(1);
    await bench.finding('금새').click();
    await bench.card.getByText('이 말은 늘 무시').click();
    await bench.finding('컨텐츠를').click();
    await bench.card.getByText('이 규칙 끄기').click();
    await bench.tab('분석');
    expect(await page.locator('#text').inputValue()).toContain('몇일 전이다');
    await bench.tab('교정');
    await page.reload();
    await bench.finding('설겆이를').waitFor();
    expect(await page.locator('.finding').allTextContents()).toEqual(['몇일', '설겆이를']);
    await page.getByText('설정').click();
    await page.getByRole('button', { name: '금새 다시 보기' }).click();
    await bench.finding('금새').waitFor();
  }, 60_000);

  it('takes a word into a dictionary without losing the text', async () => {
    const page = await bench.open();
    await bench.write('새 컨텐츠를 만들었다. 몇일 걸렸다.');
    await bench.finding('컨텐츠를').click();
    expect(await bench.card.getByLabel('품사').inputValue()).toBe('cpSet');
    await bench.card.getByText('사전에 넣기').click();
    await bench.finding('컨텐츠를').waitFor({ state: 'detached' });
    await bench.finding('몇일').waitFor();
    expect(await bench.text()).toBe('새 컨텐츠를 만들었다. 몇일 걸렸다.');
    await page.reload();
    await bench.finding('몇일').waitFor();
    expect(await page.locator('.finding').count()).toBe(1);
  }, 60_000);

  it('shows the corrected text beside', async () => {
    const page = await bench.open();
    await bench.write('몇일 뒤에 만나자.');
    await page.getByRole('button', { name: /^나란히/ }).click();
    await page.locator('.result .made').waitFor();
    expect(await page.locator('.result .cm-content').textContent()).toBe('며칠 뒤에 만나자.');
  }, 60_000);

  it('keeps card and result on the screen of a phone, however long the text', async () => {
    const page = await bench.open({ phone: true });
    await bench.write(`${'나비가 꽃밭을 날아간다.\n'.repeat(300)}몇일 뒤에 금새 온다.`);
    await page.getByText('2군데', { exact: true }).waitFor();
    await page.getByRole('button', { name: '다음으로' }).tap();
    await bench.card.waitFor();
    const inside = async (selector: string) => {
      const box = (await page.locator(selector).first().boundingBox())!;
      return box.y >= 0 && box.y + box.height <= 844 && box.x >= 0 && box.x + box.width <= 390;
    };
    expect(await inside('.finding-card')).toBe(true);
    const card = (await bench.card.boundingBox())!;
    const word = (await bench.finding('몇일').boundingBox())!;
    expect(word.y + word.height).toBeLessThanOrEqual(card.y);
    await bench.card.getByRole('button', { name: '며칠' }).tap();
    await bench.card.getByRole('button', { name: '금세' }).tap();
    await page.locator('.status-line', { hasText: '고칠 곳이 없습니다.' }).waitFor();
    expect(await inside('.status-line')).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }, 90_000);
});
