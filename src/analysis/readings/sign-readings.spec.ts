import { describe, expect, it } from 'vitest';
import { morphemeOf } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { settleSigns } from './sign-readings.js';

function settled(text: string, ...path: Array<[string, Tag, number, number]>): string {
  const morphemes = path.map(([form, tag, from, to]) => morphemeOf(form, tag, from, to, -1));
  return settleSigns(morphemes, [...text])
    .map(({ form, tag, from, to }) => `${form}/${tag}@${from}-${to}`)
    .join(' ');
}

describe('settleSigns', () => {
  it('reads one syllable behind a sign as the particle, not as a stem', () => {
    expect(
      settled('20%가', ['20', 'SN', 0, 2], ['%', 'SW', 2, 3], ['가', 'VV', 3, 4], ['아', 'EC', 3, 4]),
    ).toBe('20/SN@0-2 %/SW@2-3 가/JKS@3-4');
    expect(
      settled('B는.', ['B', 'SL', 0, 1], ['늘', 'VV', 1, 2], ['ㄴ', 'ETM', 1, 2], ['.', 'SF', 2, 3]),
    ).toBe('B/SL@0-1 는/JX@1-2 ./SF@2-3');
  });

  it('leaves stems with an ending of their own, and particles', () => {
    expect(settled('B가고', ['B', 'SL', 0, 1], ['가', 'VV', 1, 2], ['고', 'EC', 2, 3])).toBe(
      'B/SL@0-1 가/VV@1-2 고/EC@2-3',
    );
    expect(settled('5가', ['5', 'SN', 0, 1], ['가', 'JKC', 1, 2])).toBe('5/SN@0-1 가/JKC@1-2');
  });

  it('shows a mark that the model took for a part of the word', () => {
    expect(settled('어~', ['어', 'IC', 0, 2])).toBe('어/IC@0-1 ~/SO@1-2');
    expect(settled('그래~~!', ['그래', 'IC', 0, 4], ['!', 'SF', 4, 5])).toBe(
      '그래/IC@0-2 ~~/SO@2-4 !/SF@4-5',
    );
    // A syllable that is drawn into the one before it is no mark, and marks of names are theirs.
    expect(settled('하여', ['하', 'VV', 0, 2])).toBe('하/VV@0-2');
    expect(settled('a~', ['a~', 'SL', 0, 2])).toBe('a~/SL@0-2');
  });

  it('parts a number and its mark, but no decimal', () => {
    expect(settled('2019.', ['2019.', 'SN', 0, 5])).toBe('2019/SN@0-4 ./SP@4-5');
    expect(settled('22:30', ['22:30', 'SN', 0, 5])).toBe('22/SN@0-2 :/SP@2-3 30/SN@3-5');
    expect(settled('22:', ['22:', 'SN', 0, 3])).toBe('22/SN@0-2 :/SP@2-3');
    expect(settled('3.5', ['3.5', 'SN', 0, 3])).toBe('3.5/SN@0-3');
    expect(settled('1,000-2.5', ['1,000-2.5', 'SN', 0, 9])).toBe('1,000/SN@0-5 -/SS@5-6 2.5/SN@6-9');
    expect(settled('3/4', ['3/', 'SN', 0, 2], ['4', 'SN', 2, 3])).toBe('3/SN@0-1 //SP@1-2 4/SN@2-3');
    expect(settled('1~3·5', ['1~3·5', 'SN', 0, 5])).toBe('1/SN@0-1 ~/SO@1-2 3/SN@2-3 ·/SP@3-4 5/SN@4-5');
    expect(settled('-3', ['-3', 'SN', 0, 2])).toBe('-3/SN@0-2');
  });
});
