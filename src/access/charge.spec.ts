import { describe, expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import { chargedEojeols, chargeText, expectedUse } from './charge.js';

describe('what a text is counted as', () => {
  it('is its eojeols, or a quarter of its characters where that is more', () => {
    expect(chargedEojeols(3, '가 나 다'.length)).toBe(3);
    expect(chargedEojeols(1, '안됬습니다'.repeat(600).length)).toBe(750);
    expect(chargedEojeols(0, 0)).toBe(0);
    expect(chargedEojeols(1, 1)).toBe(1);
  });

  it('is counted from the beginning, and once', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (expected, eojeols, characters) => {
        const used = { eojeols: 7, characters: 9 };
        const charge = chargeText(used, { eojeols: expected, characters });
        expect(used).toEqual({ eojeols: 7 + expected, characters: 9 + characters });
        for (let i = 0; i < 2; i++) charge.settle(eojeols, characters);
        expect(used).toEqual({
          eojeols: 7 + chargedEojeols(eojeols, characters),
          characters: 9 + characters,
        });
      }),
    );
  });

  it('is known before it is analysed as far as spaces tell', () => {
    expect(expectedUse(['가 나\t다\n라\u3000마'])).toEqual({ eojeols: 5, characters: 9 });
    expect(expectedUse(['안됬습니다'.repeat(600)])).toEqual({ eojeols: 750, characters: 3000 });
    expect(expectedUse(['가 나', '', ' 다 '])).toEqual({ eojeols: 3, characters: 6 });
    expect(expectedUse(['가 나 다 라'], 2, 3)).toEqual({ eojeols: 2, characters: 3 });
    expect(expectedUse([])).toEqual({ eojeols: 0, characters: 0 });
  });
});
