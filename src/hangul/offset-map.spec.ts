import { describe, expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import { type Encoding, encodedLength, offsetMap } from './offset-map.js';

const ENCODINGS: Encoding[] = ['UTF8', 'UTF16', 'UTF32'];

/** Any JS string, with the things that shift offsets over-represented. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('한국어', 'ㅋㅋ', 'é', 'e\u0301', '👩‍👩‍👧‍👦', '🇰🇷', '\0', '\u200f\u05e9\u05dc\u05d5\u05dd', '漢字', '𠀀', 'ᄒᆞᆫ', '\ufeff', '\n'),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join('')); // biome-ignore format: the list reads better unbroken

/** The slow truth: encode the prefix. A prefix that ends inside a pair stands for the one before the pair. */
function slowly(text: string, utf16: number, encoding: Encoding): number {
  const inPair = /[\ud800-\udbff]$/.test(text.slice(0, utf16)) && /^[\udc00-\udfff]/.test(text.slice(utf16));
  const prefix = text.slice(0, inPair ? utf16 - 1 : utf16);
  if (encoding === 'UTF8') return new TextEncoder().encode(prefix).length;
  return encoding === 'UTF32' ? [...prefix].length : utf16;
}

describe('offsetMap', () => {
  it.each([
    ['abc', 'UTF8', [0, 1, 2, 3]],
    ['가나', 'UTF8', [0, 3, 6]],
    ['가나', 'UTF32', [0, 1, 2]],
    ['a😀가', 'UTF8', [0, 1, 1, 5, 8]],
    ['a😀가', 'UTF16', [0, 1, 2, 3, 4]],
    ['a😀가', 'UTF32', [0, 1, 1, 2, 3]],
    ['\ud800a', 'UTF8', [0, 3, 4]],
    ['\udc00\ud800', 'UTF32', [0, 1, 2]],
    ['\ud800\ud83d\ude00', 'UTF8', [0, 3, 3, 7]],
    ['', 'UTF8', [0]],
  ] as const)('%j in %s', (text, encoding, expected) => {
    const at = offsetMap(text, encoding);
    expect(Array.from({ length: text.length + 1 }, (_, i) => at(i))).toEqual(expected);
  });

  it('agrees with encoding every prefix, for any text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...ENCODINGS), (text, encoding) => {
        const at = offsetMap(text, encoding);
        for (let i = 0; i <= text.length; i++) expect(at(i)).toBe(slowly(text, i, encoding));
        expect(encodedLength(text, encoding)).toBe(at(text.length));
      }),
      { numRuns: 1000 },
    );
  });

  it('answers a query by one look-up, however long the text is', () => {
    const sentence = '오늘은 정말 추운 날이네요 😀. ';
    const at = offsetMap(sentence.repeat(50_000), 'UTF8');
    const width = Buffer.byteLength(sentence);
    for (let i = 0; i <= 50_000; i += 97) expect(at(i * sentence.length)).toBe(i * width);
  });
});
