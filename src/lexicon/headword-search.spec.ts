import { describe, expect, it } from 'vitest';
import { type Anchor, searchHeadwords } from './headword-search.js';
import type { Headwords } from './headwords.js';
import { PatternError, parsePattern } from './jamo-pattern.js';

const WORDS = ['가다', '각', '간', '강아지', '개', '손', '송아지', '신', '신다', '신다리', '아지', '카드'];

function listOf(words: readonly string[]): Headwords {
  const starts = [0];
  for (const word of words) starts.push(starts.at(-1)! + word.length);
  return {
    size: words.length,
    units: Uint16Array.from([...words.join('')].map((c) => c.charCodeAt(0))),
    starts: Uint32Array.from(starts),
    parts: Uint8Array.from(words.map((word) => (word.endsWith('다') ? 4 : 0))),
    marks: new Uint8Array(words.length).fill(0x10),
    gaps: new Map(),
  };
}

function find(pattern: string, anchor: Anchor = 'exact', page: { offset?: number; limit?: number } = {}) {
  const query = { pattern, anchor, standardOnly: false, offset: page.offset ?? 0, limit: page.limit ?? 100 };
  const { total, found } = searchHeadwords(listOf(WORDS), query);
  return { total, words: found.map(({ word }) => word) };
}

describe('patterns', () => {
  it.each([
    ['신다', ['신다']],
    ['{ㅅ//ㄴ}', ['손', '신']],
    ['{ㅅ//ㄴ}다', ['신다']],
    ['{ㄱ|ㅋ/ㅏ/-}?', ['가다', '카드']],
    ['{[ㄱㅋ]/[ㅏㅐ]/-}', ['개']],
    ['{ㄱ/[^ㅐ]}', ['각', '간']],
    ['{//+}', ['각', '간', '손', '신']],
    ['{//[^ㄱㄴ]}', ['개']],
    ['{//[^ㄴ]}', ['각', '개']],
    ['{//ㄱ|-}', ['각', '개']],
    ['{ㄱ}', ['각', '간', '개']],
    ['?', ['각', '간', '개', '손', '신']],
    ['*아*', ['강아지', '송아지', '아지']],
    ['신*리', ['신다리']],
    ['*', WORDS],
    ['**다', ['가다', '신다']],
    ['신 다', ['신다']],
    ['{/ㅏ/}{/ㅏ/}', ['가다']],
    ['ㄱ', []],
  ])('%s', (pattern, words) => {
    expect(find(pattern).words).toEqual(words);
  });

  it.each([
    '',
    '  ',
    '{ㄱ',
    'ㄱ}',
    '{ㄱ/ㅏ/ㄴ/ㄷ}',
    '{ㅏ}',
    '{/ㄱ}',
    '{ㄱㄴ}',
    '{[]}',
    '가|나',
    '{//ㄸ}',
    '가'.repeat(65),
  ])('refuses %j', (pattern) => {
    expect(() => parsePattern(pattern)).toThrow(PatternError);
  });

  it('decomposed letters are composed first', () => {
    expect(find('신다'.normalize('NFD')).words).toEqual(['신다']);
  });
});

describe('anchors, counts and pages', () => {
  it('prefix, suffix, any', () => {
    expect(find('신', 'prefix').words).toEqual(['신', '신다', '신다리']);
    expect(find('아지', 'suffix').words).toEqual(['아지', '강아지', '송아지']);
    expect(find('다', 'any').words).toEqual(['가다', '신다', '신다리']);
    expect(find('{ㄷ}', 'any').words).toEqual(['가다', '신다', '신다리', '카드']);
  });

  it('whole matches come first, and pages go on where the last one ended', () => {
    const all = find('신*', 'any').words;
    expect(all.slice(0, 3)).toEqual(['신', '신다', '신다리']);
    expect(find('아지', 'any', { offset: 1, limit: 1 })).toEqual({ total: 3, words: ['강아지'] });
    expect(find('아지', 'any', { offset: 2, limit: 9 })).toEqual({ total: 3, words: ['송아지'] });
    expect(find('아지', 'any', { offset: 9 })).toEqual({ total: 3, words: [] });
    expect(find('아지', 'any', { limit: 0 })).toEqual({ total: 3, words: [] });
  });

  it('agrees with a regular expression over every anchor', () => {
    const anchors: Record<Anchor, (body: string) => string> = {
      exact: (body) => `^${body}$`,
      prefix: (body) => `^${body}`,
      suffix: (body) => `${body}$`,
      any: (body) => body,
    };
    for (const pattern of ['?', '?다', '아', '*', '신*', '*지', '가*다', '?아?', '*?*?*?*']) {
      const body = pattern.replaceAll('*', '.*').replaceAll('?', '.');
      for (const anchor of Object.keys(anchors) as Anchor[]) {
        const expected = WORDS.filter((word) => new RegExp(anchors[anchor](body)).test(word));
        expect(find(pattern, anchor).words.sort(), `${pattern} ${anchor}`).toEqual(expected);
      }
    }
  });
});
