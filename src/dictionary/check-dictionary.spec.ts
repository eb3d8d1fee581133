import { describe, expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import type { DictionarySets, SetName } from '../store/types.js';
import { checkedName, checkedSets } from './check-dictionary.js';

const LIMITS = { dictionaryEntries: 5 };
const only = (set: SetName, items: Record<string, number>): Partial<DictionarySets> => ({ [set]: items });

describe('names', () => {
  it.each([
    'game',
    '우리 사전',
    'a.b_c-1',
    '漢字',
    'é',
    '게임(2024):판@서버',
    "철수's [1] {a}+b=c & d!",
    '가'.repeat(128),
  ])('takes %s', (name) => {
    expect(checkedName(name)).toBe(name);
  });

  it('composes letters and drops spaces around', () => {
    expect(checkedName(` ${'한글'.normalize('NFD')} `)).toBe('한글');
  });

  it.each(['', ' ', '가'.repeat(129), 'a/b', 'a\nb', 'a^b', 'a?b', 'a*b', 'a%b', 'a\\b', 'a<b', '😀'])(
    'refuses %j',
    (name) => {
      expect(() => checkedName(name)).toThrow(/사전 이름|domain_name/);
    },
  );
});

describe('entries', () => {
  it('are normalised, and keep their numbers', () => {
    const sets = checkedSets(
      { np: { [` ${'청하'.normalize('NFD')} `]: -3, 'LG 트윈스': 7 }, cpCaret: { '자유 ^ 여행': 1 } },
      LIMITS,
    );
    expect(sets.np).toEqual({ 청하: -3, 'LG 트윈스': 7 });
    expect(sets.cpCaret).toEqual({ '자유^여행': 1 });
    expect(Object.keys(sets)).toEqual(['np', 'cp', 'cpCaret', 'vv', 'va', 'mm', 'mag', 'ic']);
  });

  it.each<[SetName, Record<string, number>, RegExp]>([
    ['np', { '': 1 }, /^np_set에 빈 낱말/],
    ['cp', { ' \t': 1 }, /^cp_set에 빈 낱말/],
    ['np', { ['가'.repeat(101)]: 1 }, /^np_set의 "가{40}…".*100자/],
    ['mag', { '가\u0007나': 1 }, /^mag_set의 "가\\u0007나".*제어 문자/],
    ['mag', { '가\u200b나': 1 }, /^mag_set의 "가\\u200b나".*보이지 않는 문자/],
    ['np', { '가\ud800': 1 }, /^np_set의 "가\\ud800"/],
    ['cpCaret', { '^가': 1 }, /^cp_caret_set의 "\^가".*\^ 자리/],
    ['cpCaret', { '가^': 1 }, /^cp_caret_set의 "가\^"/],
    ['cpCaret', { '가^^나': 1 }, /^cp_caret_set의 "가\^\^나"/],
    ['cpCaret', { '가^ ^나': 1 }, /^cp_caret_set의 "가\^\^나"/],
    ['vv', { 다: 1 }, /^vv_set의 "다".*활용할 수 없습니다/],
    ['vv', { kakao: 1 }, /^vv_set의 "kakao".*활용할 수 없습니다/],
    ['va', { 짱: 1 }, /^va_set의 "짱".*활용할 수 없습니다/],
    ['ic', { 아이고: 0 }, /^ic_set의 "아이고"의 값이 0/],
    ['cp', { 가: 1, 나: 1, 다: 1, 라: 1, 마: 1, 바: 1 }, /^cp_set의 "바".*5개까지/],
  ])('%s %j is refused', (set, items, message) => {
    expect(() => checkedSets(only(set, items), LIMITS)).toThrow(message);
  });

  it('all that are wrong are named, as far as a message can', () => {
    const sets = { np: { 좋음: 1, 영: 0 }, vv: { kakao: 1, 카톡하다: 1 }, cpCaret: { '^가': 1 } };
    const said = (given: Partial<DictionarySets>) => {
      try {
        checkedSets(given, { dictionaryEntries: 100_000 });
      } catch (error) {
        return (error as Error).message;
      }
      throw new Error('nothing was refused');
    };
    expect(said(sets)).toMatch(/^np_set의 "영".*2개 더 있습니다: cp_caret_set의 "\^가", vv_set의 "kakao"\./);
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`낱말${i}`, 0]));
    expect(said({ np: many })).toMatch(/49,999개 더 있습니다: .* 외 49,9\d\d개\./);
    expect(said({ np: many }).length).toBeLessThan(700);
  });

  it.each(['카톡하다', '카톡하', '혜자스럽다', '신박하', '걷다', '흐르다', '앉', '없다', '까맣다'])(
    'takes the verb or adjective %s',
    (entry) => {
      expect(Object.keys(checkedSets(only('vv', { [entry]: 1 }), LIMITS).vv)).toEqual([entry]);
    },
  );

  it('keeps an entry whatever it is called', () => {
    const items = Object.fromEntries([['__proto__', 1]]);
    expect(Object.keys(checkedSets(only('np', items), LIMITS).np)).toEqual(['__proto__']);
  });

  it('what is stored is stored again unchanged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SetName>('np', 'cpCaret', 'vv'),
        fc.string({ unit: 'grapheme' }),
        (set, entry) => {
          let once: DictionarySets;
          try {
            once = checkedSets(only(set, { [entry]: 1 }), LIMITS);
          } catch {
            return;
          }
          expect(checkedSets(once, LIMITS)).toEqual(once);
        },
      ),
    );
  });
});
