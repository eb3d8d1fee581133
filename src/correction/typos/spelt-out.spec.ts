import { describe, expect, it } from 'vitest';
import { loadModelFiles } from '../../analysis/encoder/model-files.js';
import { Lexicon } from '../../lexicon/lexicon.js';
import { isSpeltOut } from './spelt-out.js';

const lexicon = Lexicon.from(loadModelFiles()['lexicon.bin']!);

describe('candidates that are worth reading', () => {
  it.each([
    ['때문에', '때무네'],
    ['아버지를', '아지버를'],
    ['마음이', '마으미'],
    ['있습니다', '이씁니다'],
    ['사람들은', '사람드른'],
    ['시작한다', '시자칸다'],
    ['갔어요', '가써요'],
  ])('%s for %s', (candidate, written) => {
    expect(isSpeltOut(candidate, written, lexicon)).toBe(true);
  });

  it.each([
    ['하반깁으터', '하반기브터'],
    ['웹페잊위를', '웹페이쥐를'],
    ['텔렙이잔과', '텔레비잔과'],
  ])('not %s for %s', (candidate, written) => {
    expect(isSpeltOut(candidate, written, lexicon)).toBe(false);
  });
});
