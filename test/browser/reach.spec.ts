import { expect, it } from 'vitest';
import { describePage } from '../support/page.js';

/** Whatever can be pressed can be reached: in a narrow window, where the page is enlarged, and on a phone laid on its side. */
describePage('a small window', 'nobody looks at small windows', (bench) => {
  /** Names of what can be pressed but cannot be brought under the pointer, and whether the page is wider than its window. */
  const unreachable = () =>
    bench.page.evaluate(async () => {
      const found: string[] = [];
      const dialog =
        [...document.querySelectorAll('dialog[open]')].at(-1) ??
        document.querySelector('.menu[open] .menu-body') ??
        document.querySelector('.finding-card') ??
        document.body;
      const all = dialog.querySelectorAll<HTMLElement>(
        'button, a[href], input, select, textarea, summary, [role=tab]',
      );
      for (const one of all) {
        if (
          !one.checkVisibility({ visibilityProperty: true }) ||
          one.closest('[inert], .sr') ||
          one.matches('.sr, :disabled, [tabindex="-1"]:not([role=tab])')
        )
          continue;
        const before = one.getBoundingClientRect();
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const after = one.getBoundingClientRect();
        // What follows the scrolling does so in the next frame; where nothing scrolled there is nothing to wait for.
        if (before.x !== after.x || before.y !== after.y) await new Promise(requestAnimationFrame);
        const target =
          one instanceof HTMLInputElement && /radio|checkbox/.test(one.type)
            ? (one.closest('label') ?? one)
            : one;
        const { left, top, width, height } = target.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const name =
          (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30) ||
          `${one.tagName} ${one.className}`;
        const hit = document.elementFromPoint(x, y);
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
          found.push(`${name}: outside at ${Math.round(x)}, ${Math.round(y)}`);
        else if (!hit || !(target.contains(hit) || hit.contains(target)))
          found.push(`${name}: under ${hit?.tagName}.${hit?.className}`);
      }
      // Words are in lines, not letter under letter.
      const line = document.querySelector('.status-line')?.getBoundingClientRect().height ?? 0;
      if (line > 110) found.push(`a status line ${line} high`);
      // The text itself has room for some lines, and for all of them in turn.
      const paper = document.querySelector('.paper .cm-scroller');
      if (paper?.checkVisibility()) {
        paper.scrollIntoView({ block: 'nearest' });
        const { top, bottom } = paper.getBoundingClientRect();
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (seen < 90) found.push(`${seen} pixels of the text`);
      }
      if (document.documentElement.scrollWidth > innerWidth)
        found.push(`${document.documentElement.scrollWidth} wide`);
      return found;
    });

  it.each([
    ['of 320 pixels', 320, 568],
    ['at 200 %', 640, 400],
    ['at 400 %', 320, 256],
    ['of a phone on its side', 844, 390],
  ])(
    '%s hides nothing',
    async (_, width, height) => {
      const page = await bench.open();
      await page.setViewportSize({ width, height });
      const wrong: Record<string, string[]> = {};
      const look = async (name: string) => {
        await page.waitForTimeout(250);
        const found = [...(await unreachable()), ...(await bench.axe())];
        if (found.length > 0) wrong[name] = found;
        if (process.env.SHOTS)
          await page.screenshot({ path: `${process.env.SHOTS}/${width}x${height}-${name}.png` });
      };
      for (const language of ['한국어', 'English'] as const) {
        if (language === 'English') await page.getByRole('button', { name: 'English', exact: true }).click();
        const english = language === 'English';
        const say = (korean: string, other: string) => (english ? other : korean);
        await look(say('빈 글', 'empty'));
        await bench.write('몇일 뒤에 새 컨텐츠를 만들었다. 몇일 전이다. 밥을 먹었읍니다. 갈수 있다.');
        await bench.finding('갈수').waitFor();
        await look(say('글', 'text'));
        await bench.finding('컨텐츠를').click();
        await bench.card.waitFor();
        await look(say('풀이', 'card'));
        await bench.card.getByRole('button', { name: say('닫기', 'Close') }).click();
        for (const [index, name] of ['save', 'more', 'settings'].entries()) {
          await page.locator('.toolbar summary').nth(index).click();
          await look(`${say('차림', 'menu')}-${name}`);
          await page.keyboard.press('Escape');
        }
        await page.locator('.count summary').click();
        await look(say('수', 'counts'));
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: say('내 글', 'Documents') }).click();
        await page.getByRole('dialog').waitFor();
        await look(say('목록', 'documents'));
        await page.keyboard.press('Escape');
        for (const name of [say('교정 보고서', 'Correction report'), say('지난 글', 'Earlier versions')]) {
          await page.locator('.toolbar summary').nth(1).click();
          await page.locator('.menu-item', { hasText: name }).click();
          await page.getByRole('dialog').waitFor();
          await look(name);
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        }
        await bench.editor.focus();
        await page.keyboard.press('Control+f');
        await look(say('찾기', 'find'));
        await page.keyboard.press('Escape');
        for (const tab of ['analysis', 'dictionaries', 'search', 'status'] as const) {
          await page.locator(`#tab-${tab}`).click();
          await look(`${say('자리', 'tab')}-${tab}`);
        }
        await page.locator('#tab-correction').click();
      }
      expect(wrong).toEqual({});
    },
    300_000,
  );
});
