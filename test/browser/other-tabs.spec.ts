import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

const run = promisify(execFile);

describePage('beside the editor', 'the other tabs are not looked at', (bench) => {
  it('analysis shows other readings, the ways through them, and the call in three languages', async () => {
    const page = await bench.open({ path: '/#analysis' });
    await page.locator('#text').fill('하늘을 나는 새를 보았다.');
    await page.getByRole('button', { name: '분석하기' }).click();
    await page.locator('.morpheme', { hasText: '날' }).first().click();
    const readings = page.locator('.readings li');
    expect(await readings.first().locator('.way').textContent()).toBe('날/VV + 는/ETM');
    expect(await readings.count()).toBeGreaterThan(1);
    const shares = await readings.locator('.percent').allTextContents();
    expect(shares.map(Number.parseFloat).reduce((a, b) => a + b)).toBeCloseTo(100, 0);
    expect(await page.locator('.lattice path.chosen').count()).toBe(3);
    expect(await page.locator('.detail a').first().getAttribute('href')).toBe('/tags#VV');
    await page.getByText('JSON과 부르는 법').click();
    for (const [name, program, option] of [
      ['curl', 'bash', '-c'],
      ['Python', 'python3', '-c'],
      ['JavaScript', process.execPath, '--input-type=module'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click();
      const code = (await page.locator('.code pre').textContent())!;
      // As it is printed, the key from outside.
      const env = { ...process.env, MALGYEOL_KEY: bench.server.key };
      const args = name === 'JavaScript' ? [option, '-e', code] : [option, code];
      const { stdout } = await run(program, args, { env });
      expect(JSON.parse(stdout).sentences[0].text.content, name).toBe('하늘을 나는 새를 보았다.');
    }
    expect(await bench.axe()).toEqual([]);
  }, 60_000);

  it('a dictionary takes files and gives them, and loses nothing that is not saved', async () => {
    const page = await bench.open({ path: '/#dictionaries' });
    await page.getByPlaceholder('새 사전 이름').fill('회사');
    await page.getByRole('button', { name: '만들기' }).click();
    const take = (name: string, text: string) =>
      page.getByLabel('낱말 파일').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await take('낱말.txt', '# 이름\n볼린저\n오마이걸\n');
    await page.locator('.words', { hasText: '오마이걸' }).waitFor();
    await take('낱말.csv', 'set,entry,value\ncp,자유여행,1\ncp-caret,해외^여행,1\n');
    await page.getByRole('button', { name: /^나눌 수 있는/ }).click();
    await page.locator('.words', { hasText: '해외^여행' }).waitFor();
    // Gone and come back, also by loading the page again: still there, still not saved.
    await bench.tab('찾기');
    await page.reload();
    await bench.tab('사전');
    await page.getByRole('button', { name: /^회사/ }).click();
    await page.getByText('아직 저장하지 않은 것이').waitFor();
    await page.locator('.words', { hasText: '볼린저' }).waitFor();
    await page.getByRole('button', { name: /^동사/ }).click();
    await page.getByLabel('더할 낱말').fill('카톡하다');
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('저장했습니다').waitFor();
    // One stays in the set where one was.
    expect(await page.getByRole('button', { name: /^동사/ }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.words').textContent()).toContain('카톡하다');
    await page.getByText('내보내기').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.menu-item', { hasText: '.csv' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('회사.csv');
    const rows = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(rows).toContain('cp-caret,해외^여행,1');
    expect(rows).toContain('vv,카톡하다,1');
    expect(rows).toHaveLength(6);
    await take('사전.json', JSON.stringify({ dict: { np_set: { items: { 뉴진스: 1 } } } }));
    await page.getByRole('button', { name: /^고유 명사/ }).click();
    await page.locator('.words', { hasText: '뉴진스' }).waitFor();
    expect(await bench.axe()).toEqual([]);
  }, 60_000);

  it('tables of words are read by the usual names of their columns, and an error says what is expected', async () => {
    const page = await bench.open({ path: '/#dictionaries' });
    await page.getByPlaceholder('새 사전 이름').fill('표');
    await page.getByRole('button', { name: '만들기' }).click();
    const take = (name: string, text: string) =>
      page.getByLabel('낱말 파일').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    const wordsOf = async (set: RegExp) => {
      await page.getByRole('button', { name: set }).click();
      return page.locator('.words li > span').allTextContents();
    };
    await take('가.csv', '\ufeff단어,품사,비고\r\n카톡하다,동사,"새말, 입말"\r\n뉴진스,고유명사,\r\n');
    await page.getByRole('button', { name: /^동사 1/ }).waitFor();
    expect(await wordsOf(/^동사/)).toEqual(['카톡하다']);
    expect(await wordsOf(/^고유 명사/)).toEqual(['뉴진스']);
    await take('나.csv', 'term;type;note\n혜자스럽다;VA;"새말;\n입말"\n찐으로;adverb;\n');
    await page.getByRole('button', { name: /^부사 1/ }).waitFor();
    await take('다.tsv', '낱말\n볼린저\n');
    await page.getByRole('button', { name: /^고유 명사 2/ }).waitFor();
    await take('라.csv', 'mag,갑분싸,1\n');
    // As Excel writes it: 동사,껴하다 in the encoding of Windows.
    await page.getByLabel('낱말 파일').setInputFiles({
      name: '엑셀.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('b5bfbbe72cb2b8c7cfb4d90d0a', 'hex'),
    });
    await page.getByRole('button', { name: /^동사 2/ }).waitFor();
    expect(await wordsOf(/^동사/)).toContain('껴하다');
    await page.getByRole('button', { name: /^부사 2/ }).waitFor();
    for (const [text, told] of [
      ['번호,내용\n1,말\n', '낱말이 든 열을 찾지 못했습니다'],
      ['단어,품사\n말,모르는 것\n', '2번째 줄: ‘모르는 것’'],
      ['set,entry,value\nnp,말,많이\n', '2번째 줄: 값 ‘많이’'],
    ] as const) {
      await take('마.csv', text);
      await page.getByRole('alert').getByText(told).waitFor();
      expect(await page.getByRole('alert').textContent()).toContain('첫 줄에는 열의 이름을 적습니다');
    }
    await take('바.json', '[[');
    await page.getByRole('alert').getByText('사전의 JSON이 아닙니다').waitFor();
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('저장했습니다').waitFor();
  }, 60_000);

  it('conflicts come before saving', async () => {
    const page = await bench.open({ path: '/#dictionaries' });
    await page.getByPlaceholder('새 사전 이름').fill('부딪침');
    await page.getByRole('button', { name: '만들기' }).click();
    for (const set of [/^고유 명사/, /^복합 명사/]) {
      await page.getByRole('button', { name: set }).click();
      await page.getByLabel('더할 낱말').fill('오마이걸');
      await page.getByRole('button', { name: '더하기' }).click();
    }
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('부딪치는 낱말이 있습니다').waitFor();
    expect(await page.locator('.conflicts').textContent()).toContain('오마이걸');
    await page.getByText('아직 저장하지 않은 것이').waitFor();
    await page.getByRole('button', { name: '저장' }).click();
    await page.getByText('저장했습니다').waitFor();
  }, 60_000);

  it('words are found by initials and wildcards', async () => {
    const page = await bench.open({ path: '/#search' });
    const find = async (pattern: string) => {
      await page.locator('#pattern').fill(pattern);
      const answered = page.waitForResponse((response) => response.url().includes('SearchDict'));
      await page.keyboard.press('Enter');
      await answered;
      await page.locator('.entries li').first().waitFor();
      return page.locator('.entries b').allTextContents();
    };
    await page.getByLabel('자리').selectOption('EXACT');
    const initials = (words: string[]) =>
      words.every((word) => /^[사-싷]\S*[라-맇]/.test(word.replace(/[\s^-]/g, '')));
    expect(initials(await find('ㅅㄹ'))).toBe(true);
    expect(await find('나비?')).not.toContain('나비');
    expect(await bench.axe()).toEqual([]);
  }, 60_000);

  it('usage, latency and the queue are plotted', async () => {
    const page = await bench.open({ path: '/#status' });
    await page.locator('.day-plot').waitFor();
    expect(await page.locator('.day-plot .bar').count()).toBe(30);
    await page.locator('.times .operation').first().waitFor();
    expect(await page.locator('.facts').textContent()).toMatch(/\d+\.\d+\.\d+/);
    expect(await bench.axe()).toEqual([]);
  }, 60_000);

  it.each(['/rules', '/tags'])(
    '%s has a search and takes links',
    async (path) => {
      const page = await bench.open({ path: `${path}?q=어미` });
      await page.locator('#found', { hasText: /[1-9]\d*개/ }).waitFor();
      const shown = await page.locator('main section:visible').count();
      expect(shown).toBeGreaterThan(0);
      expect(shown).toBeLessThan(await page.locator('main section').count());
      await page.locator('#search').fill('');
      expect(await page.locator('main section:visible').count()).toBe(
        await page.locator('main section').count(),
      );
      expect(await bench.axe()).toEqual([]);
      const id = path === '/tags' ? 'NNG' : 'myeochil';
      await page.goto(`${bench.server.url}${path}#${id}`);
      await page.locator(`section#${id}:target`).waitFor();
    },
    60_000,
  );
});
