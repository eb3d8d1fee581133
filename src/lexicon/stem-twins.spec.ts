import { describe, expect, it } from 'vitest';
import { areTwinStems, stemTwins } from './stem-twins.js';

describe('stems that look the same before an ending', () => {
  it.each([
    ['사', 'VV', '는', '사', ['살']],
    ['살', 'VV', '는', '사', ['사']],
    ['가', 'VV', '시', '가', ['갈']],
    ['파', 'VV', 'ㄴ', '판', ['팔']],
    ['걸', 'VV', '었', '걸', ['걷']],
    ['걷', 'VV', '어', '걸', ['걸']],
    ['지', 'VV', '어', '지', ['짓']],
    ['짓', 'VV', '어', '지', ['지']],
  ] as const)('%s/%s+%s in %s', (stem, tag, ending, surface, twins) => {
    expect(stemTwins(stem, tag, ending, surface)).toEqual(twins);
  });

  it.each([
    ['사', 'VV', '고', '사'], // 살 keeps its ㄹ there
    ['묻', 'VV', '었', '묻'], // bury: it never shows ㄹ
    ['먹', 'VV', '는', '먹'],
    ['받', 'VV', '어', '받'], // not irregular
    ['a', 'VV', '는', 'a'],
  ] as const)('none: %s/%s+%s in %s', (stem, tag, ending, surface) => {
    expect(stemTwins(stem, tag, ending, surface)).toEqual([]);
  });

  it('knows pairs', () => {
    expect(areTwinStems('끄', '끌')).toBe(true);
    expect(areTwinStems('걸', '걷')).toBe(true);
    expect(areTwinStems('짓', '지')).toBe(true);
    expect(areTwinStems('가', '오')).toBe(false);
    expect(areTwinStems('가', '각')).toBe(false);
    expect(areTwinStems('들끓', '끓')).toBe(false);
    expect(areTwinStems('만드', '반들')).toBe(false);
  });
});
