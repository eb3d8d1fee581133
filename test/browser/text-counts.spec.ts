import { expect, it } from 'vitest';
import { charactersIn, countsOf } from '../../web/src/lib/text-counts';
import fc from '../support/fast-check.js';

it.each([
  ['a letter outside of the first plane', '𠀀', { characters: 1, withoutSpaces: 1, bytes: 2 }],
  ['a syllable in parts', '한글', { characters: 2, withoutSpaces: 2, bytes: 4 }],
  ['old Hangul', 'ᄒᆞᆫ글', { characters: 2, withoutSpaces: 2 }],
  ['a flag, a family, a tone of skin', '🇰🇷👩‍👩‍👧👍🏽', { characters: 3, withoutSpaces: 3 }],
  ['a mark upon a letter', 'e\u0301 a\u0301', { characters: 3, withoutSpaces: 2, bytes: 5 }],
  ['a wide space', '가\u3000나', { characters: 3, withoutSpaces: 2, words: 2 }],
  ['lines', '가\n\n나', { characters: 2, withoutSpaces: 2, words: 2, sheets: 1, bytes: 6 }],
  ['nothing', '', { characters: 0, words: 0, sheets: 0, bytes: 0 }],
])('counts %s as one who reads it', (_, text, counts) => {
  expect(countsOf(text)).toMatchObject(counts);
});

it('counts the same whether the syllables are whole or in parts, however they are put together', () => {
  const texts = fc.array(fc.constantFrom('가', '힣', ' ', '\n', 'a', '1', '😀', '.', '각'), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('');
      const counts = countsOf(text);
      expect(countsOf(text.normalize('NFD'))).toEqual(counts);
      expect(charactersIn(text)).toBe(counts.characters);
      expect(counts.characters).toBe(pieces.filter((piece) => piece !== '\n').length);
    }),
  );
});
