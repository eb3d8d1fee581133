import { expect, it } from 'vitest';
import { lettersAt, syllableOf } from './letters.js';

it('takes every syllable to its letters and back', () => {
  for (let code = 0xac00; code <= 0xd7a3; code++) {
    const syllable = String.fromCharCode(code);
    expect(syllableOf(lettersAt(syllable, 0)!)).toBe(syllable);
  }
});

it('knows the letters of a syllable, and of nothing else', () => {
  expect(lettersAt('값이', 0)).toEqual({ onset: 'ㄱ', nucleus: 'ㅏ', coda: 'ㅄ' });
  expect(lettersAt('값이', 1)).toEqual({ onset: 'ㅇ', nucleus: 'ㅣ', coda: '' });
  expect([lettersAt('값이', 2), lettersAt('a', 0), lettersAt('ㄱ', 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
