import { describe, expect, it } from 'vitest';
import type { LineView } from '../line/line-view.js';
import { byBeginnings, byStretches, byWholeWords, table } from './by-table.js';

/** A line that nobody has analysed: these finders go by letters. */
const found = (find: (line: LineView) => Array<{ begin: number; replacement: string }>, text: string) =>
  find({ text } as LineView).map(({ begin, replacement }) => [begin, replacement]);

describe('entries of a list', () => {
  const words = table('가까와→가까워,가까와지→가까워지,몇일→며칠');

  it('are found from left to right, the longest first', () => {
    expect(found(byStretches(words), '가까와지고 몇일 뒤에 가까와 온')).toEqual([
      [0, '가까워지'],
      [6, '며칠'],
      [12, '가까워'],
    ]);
  });

  it('are found at the beginning of a word only, where they stand for beginnings', () => {
    expect(found(byBeginnings(words), '(몇일)에 그몇일 1몇일 몇일간')).toEqual([
      [1, '며칠'],
      [14, '며칠'],
    ]);
  });

  it('are a whole word, or a shorter one is tried', () => {
    const both = byWholeWords(table('되요→돼요,되요 네→돼요 네'));
    expect(found(both, '되요 네')).toEqual([[0, '돼요 네']]);
    expect(found(both, '되요 네가')).toEqual([[0, '돼요']]);
    expect(found(both, '되요가 안되요')).toEqual([]);
  });

  it('with their original spelling behind them are names', () => {
    expect(found(byBeginnings(table('애기→아기')), '애기(愛機) 애기의(baby) 애기(또)')).toEqual([
      [17, '아기'],
    ]);
  });
});
