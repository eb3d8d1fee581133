import { describe, expect, it } from 'vitest';
import type { ExtraWord, ExtraWords } from '../types.js';
import { wordSpans } from './word-spans.js';

const words = (name: string, ...entries: ExtraWord[]): ExtraWords => ({ name, version: '1', entries });
const found = (text: string, ...dictionaries: ExtraWords[]) =>
  wordSpans(text, dictionaries).map(({ begin, end }) => text.slice(begin, end));

describe('words by their letters alone', () => {
  const us = words(
    '우리',
    { form: '볼린저', tag: 'NNP' },
    { form: '볼린저 밴드', tag: 'NNG' },
    { form: '카톡하', tag: 'VV' },
    { form: '자유여행', tag: 'NNG', carets: [2] },
  );

  it('at the beginning of eojeols and behind marks', () => {
    expect(found('볼린저가 (볼린저) 대볼린저', us)).toEqual(['볼린저', '볼린저']);
  });

  it('the longest, also over its own space', () => {
    expect(found('볼린저 밴드와 볼린저밴드와 볼린저\n밴드', us)).toEqual([
      '볼린저 밴드',
      '볼린저밴드',
      '볼린저',
    ]);
  });

  it('stems with the ending that they share a syllable with', () => {
    expect(found('카톡해라 카톡하고 카톡하 고', us)).toEqual(['카톡해', '카톡하']);
  });

  it('with their carets, under the name of the first dictionary that has them', () => {
    const others = words('너희', { form: '자유여행', tag: 'NNG' });
    expect(wordSpans('😀 자유여행', [us, others])).toEqual([
      { begin: 3, end: 7, carets: [5], customDictName: '우리' },
    ]);
  });

  it('none without dictionaries', () => {
    expect(found('볼린저')).toEqual([]);
  });
});
