import { describe, expect, it } from 'vitest';
import { machineLoad } from '../../test/support/machine-load.js';
import { type DictionarySets, SET_NAMES, type StoredDictionary } from '../store/types.js';
import { findConflicts } from './find-conflicts.js';

function dictionary(
  domainName: string,
  words: Partial<Record<keyof DictionarySets, string[]>>,
): StoredDictionary {
  const sets = Object.fromEntries(
    SET_NAMES.map((set) => [set, Object.fromEntries((words[set] ?? []).map((word) => [word, 1]))]),
  ) as DictionarySets;
  return { domainName, sets, version: '1' };
}

const flags = (...dictionaries: StoredDictionary[]) =>
  findConflicts(dictionaries).map(({ leftWord, rightWord, conflict, duplicated }) => [
    leftWord,
    rightWord,
    `${conflict ? 'conflict' : ''}${duplicated ? 'duplicated' : ''}`,
  ]);

describe('within one dictionary', () => {
  it('finds nothing where nothing is wrong', () => {
    expect(
      flags(
        dictionary('가', {
          np: ['청하'],
          cp: ['자유여행'],
          cpCaret: ['대한^민국'],
          vv: ['카톡하다'],
          va: ['신박하다'],
        }),
      ),
    ).toEqual([]);
  });

  it.each([
    ['an np that is a whole cp', { np: ['배'], cp: ['배'] }, ['배', '배', 'conflictduplicated']],
    [
      'a caret that splits a cp',
      { cp: ['자유여행'], cpCaret: ['자유^여행'] },
      ['자유여행', '자유^여행', 'conflict'],
    ],
    ['carets at different places', { cpCaret: ['가나^다', '가^나다'] }, ['가나^다', '가^나다', 'conflict']],
    ['a verb with and without 다', { vv: ['카톡하다', '카톡하'] }, ['카톡하다', '카톡하', 'duplicated']],
    [
      'a verb that is an adjective',
      { vv: ['신박하다'], va: ['신박하'] },
      ['신박하다', '신박하', 'conflictduplicated'],
    ],
    ['a space more or less', { np: ['LG 트윈스', 'LG트윈스'] }, ['LG 트윈스', 'LG트윈스', 'conflict']],
    ['a noun that is a form of a verb', { np: ['걸어'], vv: ['걷다'] }, ['걸어', '걷다', 'conflict']],
    [
      'a noun that is a form of an adjective',
      { cp: ['신박한'], va: ['신박하'] },
      ['신박한', '신박하', 'conflict'],
    ],
    [
      'a noun that is a past form',
      { np: ['카톡했다'], vv: ['카톡하다'] },
      ['카톡했다', '카톡하다', 'conflict'],
    ],
  ])('%s', (_name, words, expected) => {
    expect(flags(dictionary('가', words))).toEqual([expected]);
  });

  it('says in Korean what wins', () => {
    const [found] = findConflicts([dictionary('우리', { cp: ['자유여행'], cpCaret: ['자유^여행'] })]);
    expect(found).toMatchObject({
      left: { dictName: '우리', set: 'cp' },
      right: { dictName: '우리', set: 'cpCaret' },
    });
    expect(found!.message).toBe(
      '"자유여행"은 한 낱말로 붙여 쓰게 되어 있고 "자유^여행"은 나누게 되어 있습니다. 한 사전 안에서는 복합 명사가 먼저이므로 우리 사전의 복합 명사 "자유여행"이 쓰입니다.',
    );
  });
});

describe('between dictionaries', () => {
  it('the same word is a duplicate, and the first dictionary wins', () => {
    const found = findConflicts([dictionary('가', { np: ['배'] }), dictionary('나', { np: ['배'] })]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ conflict: false, duplicated: true });
    expect(found[0]!.message).toContain('가 사전의 고유 명사 "배"가 쓰입니다');
  });

  it('every pair is told', () => {
    const three = ['가', '나', '다'].map((name) => dictionary(name, { np: ['배'] }));
    expect(findConflicts(three)).toHaveLength(3);
  });

  it('a noun here, a form of a verb there', () => {
    expect(flags(dictionary('가', { vv: ['걷다'] }), dictionary('나', { np: ['걸어'] }))).toEqual([
      ['걸어', '걷다', 'conflict'],
    ]);
  });
});

it('compares 100,000 nouns and 2,000 verbs in a moment', () => {
  const np = Array.from({ length: 100_000 }, (_, i) => `낱말${i}`);
  const vv = Array.from({ length: 2000 }, (_, i) => `${i}하다`);
  const began = performance.now();
  expect(findConflicts([dictionary('큰', { np, vv })])).toEqual([]);
  expect(performance.now() - began).toBeLessThan(10_000 * machineLoad());
});
