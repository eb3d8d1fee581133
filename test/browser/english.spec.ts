import { expect, it } from 'vitest';
import { wordFile } from '../formats/word.js';
import { describePage } from '../support/page.js';

describePage('whoever reads English', 'English is not looked at', (bench) => {
  /** Hangul outside of what says that it is Korean, and outside of quotes and parentheses, which name words. */
  const ownHangul = (selector: string) =>
    bench.page.locator(selector).evaluateAll((elements) =>
      elements.flatMap((root) => {
        const texts: string[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (node.parentElement!.closest('[lang]')?.getAttribute('lang') !== 'ko')
            texts.push(node.textContent!);
        return texts;
      }),
    );

  it('reads reasons in English, in the card and in the report', async () => {
    const page = await bench.open();
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await bench.write('밥을 먹었읍니다. 몇일 뒤에 갈수 있다.');
    await bench.finding('먹었읍니다.').click();
    await bench.card.getByText('After a stem with a coda').waitFor();
    expect(await bench.card.locator('.article').first().textContent()).toContain(
      'Standard Language Rules Article 17',
    );
    const link = bench.card.getByRole('link', { name: 'See the rule' });
    expect(await link.getAttribute('href')).toBe('/rules?lang=en#seumnida');
    await bench.card.getByRole('button', { name: '먹었습니다.' }).click();
    await page.locator('.toolbar summary', { hasText: 'More' }).click();
    await page.getByRole('button', { name: 'Correction report' }).click();
    await page.locator('.report td', { hasText: 'After a stem with a coda' }).waitFor();
    expect(await bench.axe()).toEqual([]);
    await page.keyboard.press('Escape');
    // The language changes while the card is open.
    await bench.finding('몇일').click();
    await bench.card.getByText('The origin of this word').waitFor();
    await page.getByRole('button', { name: '한국어' }).click();
    await bench.card.getByText('어원이 분명하지 않은').waitFor();
  }, 60_000);

  it.each([
    ['/rules', 'Rules of correction', '교정 규칙'],
    ['/tags', 'Tags', '품사 태그'],
  ])(
    '%s is a page in English too, with its search',
    async (path, english, korean) => {
      const page = await bench.open({ path: `${path}?lang=en` });
      expect(await page.locator('h1').textContent()).toBe(english);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      const own = (await ownHangul('main')).map((text) => text.replace(/‘[^’]*’|\([^)]*\)|\[[^\]]*\]/gu, ''));
      // Words that a rule is about stand in its reason with a hyphen or between marks.
      const prose = own.filter((text) =>
        /[가-힣]{2,}(?:습니다|한다|이다)\b|[가-힣]+을 |[가-힣]+는 /.test(text),
      );
      expect(prose).toEqual([]);
      await page.locator('#search').fill('ending');
      await page.locator('#found', { hasText: /[1-9]\d* found/ }).waitFor();
      expect(page.url()).toContain('lang=en');
      expect(await bench.axe()).toEqual([]);
      await page.getByRole('link', { name: '한국어' }).click();
      await page.locator('h1', { hasText: korean }).waitFor();
    },
    60_000,
  );

  /** Hangul that the page itself says, in letters or to screen readers. */
  const spoken = () =>
    bench.page.evaluate(() => {
      const isKorean = (one: Element) => one.closest('[lang]')?.getAttribute('lang') === 'ko';
      const own = (text: string) => /[가-힣]/.test(text.replace(/‘[^’]*’|“[^”]*”|e\.g\..*/gu, ''));
      const found = new Set<string>();
      for (const one of document.body.querySelectorAll('*')) {
        if (!one.checkVisibility() || isKorean(one)) continue;
        for (const node of one.childNodes)
          if (node.nodeType === Node.TEXT_NODE && own(node.textContent!)) found.add(node.textContent!.trim());
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-place'])
          if (own(one.getAttribute(name) ?? '')) found.add(`${name}: ${one.getAttribute(name)}`);
      }
      return [...found];
    });

  it('meets no Korean but the text and the words that rules are about', async () => {
    const page = await bench.open();
    await page.getByRole('button', { name: 'English', exact: true }).click();
    expect(await spoken()).toEqual([]);
    await page
      .locator('.toolbar input[type=file]')
      .first()
      .setInputFiles({
        name: 'letter.docx',
        mimeType: '',
        buffer: Buffer.from(
          wordFile(
            '<w:p><w:r><w:t>몇일 뒤다. 몇일 전이다.  새 컨텐츠를 본다.</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>금새 왔다.</w:t></w:r></w:p></w:tc></w:tr></w:tbl>',
          ),
        ),
      });
    await bench.finding('금새').waitFor();
    expect(await spoken()).toEqual([]);
    for (const word of ['몇일', '컨텐츠를']) {
      await bench.finding(word).click();
      await bench.card.getByText('Ignore once').waitFor();
      await page.waitForTimeout(300);
      expect(await spoken()).toEqual([]);
    }
    for (const name of ['Save', 'More', 'Settings']) {
      await page.locator('.toolbar summary', { hasText: name }).click();
      expect(await spoken()).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.locator('.count summary').click();
    expect(await spoken()).toEqual([]);
    await page.keyboard.press('Escape');
    await bench.finding('몇일').click();
    await bench.card.getByRole('button', { name: '며칠', exact: true }).click();
    for (const name of ['Correction report', 'Earlier versions']) {
      await page.locator('.toolbar summary', { hasText: 'More' }).click();
      await page.locator('.menu-item', { hasText: name }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(300);
      expect(await spoken()).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Documents' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await spoken()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+f');
    expect(await spoken()).toEqual([]);
    for (const tab of ['Analyse', 'Dictionaries', 'Search', 'Status']) {
      await bench.tab(tab);
      if (tab === 'Analyse') {
        await page.getByRole('button', { name: 'Analyse', exact: true }).click();
        await page.locator('.morpheme, .sentence').first().waitFor();
      }
      await page.waitForTimeout(500);
      expect(await spoken()).toEqual([]);
    }
  }, 120_000);

  it('is told in English what the server refuses, and what is wrong with a file or a dictionary', async () => {
    const page = await bench.open();
    bench.expectsRefusals = true;
    await page.getByRole('button', { name: 'English', exact: true }).click();
    for (const [name, content] of [
      ['book.pdf', '%PDF-1.7'],
      ['false.docx', 'text'],
      ['picture.dat', 'x'],
    ] as const) {
      await page
        .locator('.toolbar input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
      await page.getByRole('alert').filter({ hasText: name }).waitFor();
      expect(await spoken()).toEqual([]);
    }
    await page.route('**/svc.RevisionService/*', (route) =>
      route.fulfill({
        status: 429,
        json: {
          code: 'resource_exhausted',
          message:
            '이 키의 하루 요청 한도(1,000건)를 모두 썼습니다. 내일(한국 시간 자정 이후) 다시 시도하거나 관리자에게 한도를 늘려 달라고 요청해 주세요.',
        },
      }),
    );
    await bench.write('몇일 뒤다.');
    await page.locator('.status-line', { hasText: 'This key has used its 1,000 requests' }).waitFor();
    expect(await spoken()).toEqual([]);
    await bench.tab('Dictionaries');
    await page.getByPlaceholder('New dictionary').fill('words');
    await page.getByRole('button', { name: 'Make' }).click();
    for (const [set, words] of [
      ['Proper nouns', '나비, 걸어'],
      ['Compound nouns', '나비'],
      ['Verbs', '걷다'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${set}`) }).click();
      await page.getByLabel('New words').fill(words);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page
      .locator('.conflicts li', { hasText: '‘나비’ (proper nouns) and ‘나비’ (compound nouns)' })
      .waitFor();
    await page.locator('.conflicts li', { hasText: '‘걸어’ is used' }).waitFor();
    expect(await spoken()).toEqual([]);
    await page.getByRole('button', { name: 'Compounds that may be split' }).click();
    await page.getByLabel('New words').fill('나비^');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: '‘나비^’' }).or(page.getByText('“나비^”')).waitFor();
    expect(await spoken()).toEqual([]);
  }, 60_000);
});
