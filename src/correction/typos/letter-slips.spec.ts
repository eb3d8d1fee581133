import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import { isWritten } from './common-syllables.js';
import { otherLetters, swappedSyllables } from './letter-slips.js';

const syllable = fc
  .integer({ min: 0xac00, max: 0xd7a3 })
  .map((code) => String.fromCharCode(code))
  .filter(isWritten);
const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''));

describe('letters and syllables that went astray', () => {
  it('an undone letter can be undone again', () => {
    fc.assert(
      fc.property(word, (text) => {
        for (const other of otherLetters(text, 0, 1)) {
          expect(other.slice(1)).toBe(text.slice(1));
          expect([...otherLetters(other, 0, 1)]).toContain(text);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('touches only the syllables it is told of, and makes only what is written', () => {
    fc.assert(
      fc.property(word, (text) => {
        for (const other of otherLetters(text, 1, 2)) {
          expect(other[0]).toBe(text[0]);
          expect(other.slice(2)).toBe(text.slice(2));
          expect(isWritten(other[1]!)).toBe(true);
        }
      }),
    );
  });

  it('syllables change places with those beside them', () => {
    expect([...swappedSyllables('아지버는', 0, 4)]).toEqual(['지아버는', '아버지는', '아지는버']);
    expect([...swappedSyllables('아지버는', 3, 4)]).toEqual(['아지는버']);
  });
});
