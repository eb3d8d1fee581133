import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserPath } from '../support/browser.js';
import { type MailServer, startMailServer } from '../support/mail-server.js';
import { PageBench } from '../support/page.js';
import { createRealEngine, hasModels } from '../support/real-engine.js';
import { sized } from '../support/thorough.js';

const canRun = browserPath !== undefined && hasModels;
if (!canRun)
  it('no browser or no models/ here: the languages of the page are not looked at', ({ skip }) => skip());

const WORDS = {
  ko: {
    analyse: '분석하기',
    make: '만들기',
    save: '저장',
    settings: '설정',
    download: '내려받기',
    compare: /나란히/,
    code: 'JSON과 부르는 법',
    key: '키',
    close: '닫기',
    link: '로그인 링크 받기',
    finish: '이 브라우저에서 로그인',
    makeKey: '키 만들기',
  },
  en: {
    analyse: 'Analyse',
    make: 'Make',
    save: 'Save',
    settings: 'Settings',
    download: 'Save',
    compare: /Compare/,
    code: 'JSON and how to call',
    key: 'Key',
    close: 'Close',
    link: 'Send me a link',
    finish: 'Sign in on this browser',
    makeKey: 'Make a key',
  },
} as const;
type Language = keyof typeof WORDS;

/** The first two see every language, size and colour once. */
const WAYS = [
  { language: 'en', phone: false, dark: false },
  { language: 'ko', phone: true, dark: true },
  { language: 'en', phone: true, dark: false },
  { language: 'ko', phone: false, dark: true },
] as const;

/**
 * Hangul that the page itself says: whatever is somebody else's (the text, examples, reasons of rules, messages of the
 * server, names that people gave) stands in an element that says it is Korean, or in quotes.
 */
function ownHangul(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hangul = /\p{Script=Hangul}/u;
    const quoted = /‘[^’]*’|“[^”]*”|e\.g\. .*$/gu;
    const found: string[] = [];
    const look = (where: string, text: string) => {
      if (hangul.test(text.replace(quoted, ''))) found.push(`${where}: ${text.trim()}`);
    };
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
    for (let node = all.nextNode() as Element | null; node; node = all.nextNode() as Element | null) {
      const korean = node.closest('[lang]')?.getAttribute('lang') === 'ko';
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        look(`${node.tagName} ${node.className} ${name}`, node.getAttribute(name) ?? '');
      if (korean || node.tagName === 'SCRIPT' || node.tagName === 'NOSCRIPT') continue;
      const own = [...node.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      look(`${node.tagName} ${node.className}`, own.map(({ textContent }) => textContent).join(''));
    }
    look('title of the page', document.title);
    return found;
  });
}

describe.runIf(canRun)('every view, in both languages, light and dark', () => {
  const bench = new PageBench();
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
    await bench.start({
      createEngine: createRealEngine,
      config: { accounts: true, smtpUrl: mail.url },
    });
  }, 120_000);
  afterAll(async () => {
    await bench.close();
    await mail.close();
  });
  afterEach(() => bench.closePage());

  /** What was looked at, so that a view which did not open cannot pass unseen. */
  async function look(name: string, language: Language, complaints: string[]): Promise<void> {
    const page = bench.page;
    const folder = process.env.MALGYEOL_SCREENSHOTS;
    if (folder) await page.screenshot({ path: `${folder}/${language}-${name}.png`, fullPage: true });
    const said = language === 'en' ? await ownHangul(page) : [];
    expect(await page.locator('h1').count()).toBe(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    complaints.push(
      ...[...said, ...(await bench.axe())].map((one) => `${name}: ${one}`),
      ...(overflow > 0 ? [`${name}: ${overflow} pixels too wide`] : []),
    );
  }

  it.each(sized(WAYS.slice(0, 2), WAYS.slice()))(
    '$language, phone: $phone, dark: $dark',
    async ({ language, phone, dark }) => {
      const page = await bench.open({ phone, dark });
      const words = WORDS[language];
      const complaints: string[] = [];
      const see = (name: string) =>
        look(`${phone ? 'phone' : 'desk'}-${dark ? 'dark' : 'light'}-${name}`, language, complaints);
      const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
      const view = (id: string) => page.locator(`#tab-${id}`).click();

      if (language === 'en') await page.getByRole('button', { name: 'English' }).click();
      await see('empty');
      await bench.write('새 컨텐츠를 만들었다. 밥을 먹었읍니다. 할수있는 만큼만 봤다.');
      await bench.finding('먹었읍니다').waitFor();
      for (const [name, word] of [
        ['card', '먹었읍니다'],
        ['card-with-dictionary', '컨텐츠를'],
      ] as const) {
        await bench.finding(word).click();
        await bench.card.waitFor();
        if (name !== 'card') await bench.card.locator('.add-word').waitFor();
        await see(name);
        await bench.card.getByRole('button', { name: words.close }).click();
      }
      for (const menu of [words.settings, words.download]) {
        await page.locator('.toolbar summary', { hasText: menu }).click();
        await see(`menu-${menu}`);
        await page.keyboard.press('Escape');
      }
      await button(words.compare).click();
      await page.locator('.paper.result').waitFor();
      if (phone) await page.locator('.list-button').click();
      await page.locator('.found li').first().waitFor();
      await see('side-by-side');
      if (phone) await page.locator('.close-list').click();
      await button(words.compare).click();

      await view('analysis');
      await page.locator('#text').fill('하늘을 나는 배를 보았다.');
      await page.locator('.toggle').last().click();
      await button(words.analyse).click();
      await page.locator('.morpheme', { hasText: '배' }).first().click();
      await page.locator('.detail').waitFor();
      await page.getByText(words.code).click();
      await see('analysis');

      await view('dictionaries');
      await page.locator('#new-dictionary').fill(`${language} ${phone}`);
      await button(words.make).click();
      await page.locator('#fresh').fill('볼린저, 오마이걸');
      await button(words.save).click();
      await page.locator('.words', { hasText: '볼린저' }).waitFor();
      await page.locator('.sets .chip').nth(1).click();
      await page.locator('#fresh').fill('볼린저');
      await button(words.save).click();
      await page.locator('.conflicts li').first().waitFor();
      await see('dictionaries');

      await view('search');
      await page.locator('#pattern').fill('하나');
      await page.keyboard.press('Enter');
      await page.locator('.entries li').first().waitFor();
      await see('search');

      await view('status');
      await page.locator('.times .operation').first().waitFor();
      await see('status');

      await view('account');
      await page.locator('input[type=email]').waitFor();
      await see('sign-in');
      const email = `${language}-${phone}@example.com`;
      await page.locator('input[type=email]').fill(email);
      await button(words.link).click();
      await page.locator('.notice:visible').waitFor();
      await see('mail-sent');
      await page.goto((await mail.next(email)).link);
      await button(words.finish).waitFor();
      await see('finish');
      await button(words.finish).click();
      await page.getByRole('heading', { name: email }).waitFor();
      await page.locator('.new-key input').first().fill('편집실');
      await button(words.makeKey).click();
      await page.locator('.fresh').waitFor();
      await see('account');
      // Signed in, the page calls with a key that the server named.
      await view('status');
      await page.locator('.times .operation').first().waitFor();
      await see('status-of-account');

      await page.locator('.tools button').first().click();
      await page.getByRole('dialog').waitFor();
      await see('key');
      bench.expectsRefusals = true;
      await page.locator('dialog input[type=password]').fill('a-key-that-nobody-has');
      await page.locator('dialog button[type=submit]').click();
      await page.locator('#key-problem').waitFor();
      await see('key-refused');
      expect(complaints).toEqual([]);
    },
    180_000,
  );
});
