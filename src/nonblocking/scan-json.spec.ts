import { describe, expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import { runAtOnce } from './run-in-slices.js';
import { JsonTooDeep, JsonTooMany, scanJson } from './scan-json.js';

const scan = (text: string, most = 1_000_000) => runAtOnce(scanJson(text, most));

describe('scanJson', () => {
  it('reads whatever JSON.stringify writes, as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.constantFrom(0, 1, 4), (text, indent) => {
        const written = JSON.stringify(JSON.parse(text), undefined, indent);
        expect(scan(written)).toEqual(JSON.parse(written));
      }),
    );
  });

  it('reads and refuses exactly what JSON.parse does', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"가"',
      '"\\u00e9\\n"',
      '"\\x"',
      '-0',
      '1e9',
      '01',
      'tru',
      'null',
      ' ',
      '"',
      '\\',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 9 }), (parts) => {
        const text = parts.join('');
        if (text.trim() === '') return;
        let expected: unknown;
        try {
          expected = JSON.parse(text);
        } catch {
          expect(() => scan(text)).toThrow();
          return;
        }
        expect(scan(text)).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
  });

  it('unescapes long texts piece by piece', () => {
    const text = '가\n"\\\u0001😀'.repeat(40_000);
    for (const written of [JSON.stringify(text), JSON.stringify({ a: [text, text] })]) {
      expect(scan(written)).toEqual(JSON.parse(written));
    }
    const ascii = JSON.stringify(text).replace(
      /[^\x20-\x7e]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect(scan(ascii)).toBe(text);
  });

  it('keeps __proto__ as a name and lets the last of equal names win', () => {
    const read = scan('{"__proto__":1,"a":1,"a":2}') as object;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.entries(read)).toEqual([
      ['__proto__', 1],
      ['a', 2],
    ]);
  });

  it('ends hostile nesting and hostile numbers of values in an error', () => {
    expect(() => scan('['.repeat(1_000_000))).toThrow(JsonTooDeep);
    expect(() => scan(`[${'0,'.repeat(2000)}0]`, 1000)).toThrow(JsonTooMany);
  });
});
