import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches-of.js';

describe('matchesOf', () => {
  it.each([
    [/[가-힣]+/g, '봄이 오면 산에 들에'],
    [/(?= )/g, '한 줄 두 줄'],
    [/(?:)/gu, '𠀀가😀나'],
    [/(?<=가)|나/gu, '가나가😀나'],
    [/다$/g, '온다'],
    [/없음/g, '있음'],
  ])('%s finds in %s what matchAll finds', (pattern, text) => {
    const places = (matches: Iterable<RegExpExecArray>) => [...matches].map((m) => [m.index, ...m]);
    expect(places(matchesOf(pattern, text))).toEqual(places(text.matchAll(pattern)));
    // and again: no place is remembered
    expect(places(matchesOf(pattern, text))).toEqual(places(text.matchAll(pattern)));
  });
});
