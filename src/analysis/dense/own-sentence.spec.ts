import { describe, expect, it } from 'vitest';
import { ownSentence } from './own-sentence.js';

const eojeols = (text: string) => text.split(' ').map((tags) => tags.split('+').map((tag) => ({ tag })));

describe('the sentence of an eojeol', () => {
  const line = eojeols('NNG+JKS VV+EF+SF MAG NNG+JKO VV+EF+SF+SS NNG VV+EF');
  it('ends at its marks, quoted or not', () => {
    expect([0, 1].map((at) => ownSentence(line, at, 10))).toEqual(Array(2).fill({ first: 0, last: 1 }));
    expect([2, 3, 4].map((at) => ownSentence(line, at, 10))).toEqual(Array(3).fill({ first: 2, last: 4 }));
    expect([5, 6].map((at) => ownSentence(line, at, 10))).toEqual(Array(2).fill({ first: 5, last: 6 }));
  });

  it('is looked at as far as asked for', () => {
    expect(ownSentence(line, 3, 1)).toEqual({ first: 2, last: 4 });
    expect(ownSentence(line, 4, 1)).toEqual({ first: 3, last: 4 });
    expect(ownSentence(eojeols('NNG NNG NNG NNG NNG'), 2, 1)).toEqual({ first: 1, last: 3 });
  });
});
