import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '../../test/support/fast-check.js';
import { edited, hunksOf } from './edits.js';

const whole = (text: string, insert: string) => hunksOf(text, [{ from: 0, to: text.length, insert }]);
const shown = (text: string, insert: string) =>
  whole(text, insert).map((hunk) => `${text.slice(hunk.from, hunk.to)}→${hunk.insert}`);

describe('hunksOf', () => {
  it.each([
    ['먹었읍니다', '먹었습니다', ['읍→습']],
    ['할수있는', '할 수 있는', ['→ ', '→ ']],
    ['몇일', '며칠', ['몇일→며칠']],
    ['이 글은 몇일 뒤에 금새 온다', '이 글은 며칠 뒤에 금세 온다', ['몇일→며칠', '새→세']],
    ['앞\n뒤', '앞 뒤', ['\n→ ']],
    ['😀😁', '😀😂', ['😁→😂']],
    ['같다', '같다', []],
  ])('%s → %s', (text, insert, hunks) => {
    expect(shown(text, insert)).toEqual(hunks);
  });

  it('leads to the text that was meant, whatever it is', () => {
    const text = fc.stringMatching(/^[가나다 \n😀]{0,30}$/u);
    fc.assert(
      fc.property(text, text, (old, fresh) => {
        expect(edited(old, whole(old, fresh))).toBe(fresh);
      }),
    );
  });

  it('keeps lines apart also where every one of them is different', () => {
    const lines = Array.from({ length: 4000 }, (_, i) => `${i}번 글은 몇일 뒤에 온다.`);
    const old = lines.join('\n');
    const hunks = whole(old, old.replaceAll('몇일', '며칠'));
    expect(hunks).toHaveLength(lines.length);
    expect(new Set(hunks.map(({ from, to }) => old.slice(from, to)))).toEqual(new Set(['몇일']));
  });
});
