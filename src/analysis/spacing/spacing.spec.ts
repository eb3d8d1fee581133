import { describe, expect, it } from 'vitest';
import { type Reading, readingsOf } from '../encoder/reading.js';
import { readLine } from '../text/line.js';
import { KEPT, respace } from './spacing.js';

/** What comes of a text where the model is certain that a space belongs before every character. */
function spacedOut(text: string): string {
  const [reading] = readingsOf(readLine(text, 0, text.length, new Uint16Array(0x10000))) as [Reading];
  reading.scores.space = new Float32Array(text.length).fill(0.99);
  respace(reading, KEPT);
  return [...text].map((c, i) => (reading.spaces[i] === 1 ? ` ${c}` : c)).join('');
}

describe('respace', () => {
  it.each(['예졌', '워져', '어졌', '켜졌'])('-어지다 is written to what it follows: %s', (text) => {
    expect(spacedOut(text)).toBe(text);
  });

  it.each([
    ['가졌', '가 졌'],
    ['와지', '와 지'],
    ['어진', '어 진'],
    ['책져', '책 져'],
  ])('%s may be two words', (text, spaced) => {
    expect(spacedOut(text)).toBe(spaced);
  });

  it.each(['3.3cm가량', '10%가량', '40℃가량', '100km여', '500ml짜리', '열명가량', '2L씩'])(
    'a suffix stays with its amount: %s',
    (text) => {
      const suffix = /가량|여|짜리|씩/.exec(text)!.index;
      expect(spacedOut(text).replaceAll(' ', '').indexOf(text)).toBe(0);
      const before = text[suffix - 1]!;
      expect(spacedOut(text)).toContain(`${before}${text[suffix]}`);
    },
  );

  it.each([
    ['5km여행기', 'm 여'],
    ['그가씩웃다', '가 씩'],
    ['집가량', '집 가'],
  ])('the same letters may begin a word: %s', (text, spaced) => {
    expect(spacedOut(text)).toContain(spaced);
  });
});
