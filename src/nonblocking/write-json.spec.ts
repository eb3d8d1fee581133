import { expect, it } from 'vitest';
import fc from '../../test/support/fast-check.js';
import { writeJson } from './write-json.js';

const written = (value: unknown) => [...writeJson(value)].join('');

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 7 }), (value) => {
      expect(written(value)).toBe(JSON.stringify(value));
    }),
  );
  expect(written({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(written({ a: undefined })).toBe('{}');
});

it('writes large objects and arrays in parts', () => {
  const items = Object.fromEntries(Array.from({ length: 25_000 }, (_, i) => [`낱말"${i}`, i]));
  Object.defineProperty(items, '__proto__', { value: 1, enumerable: true });
  const value = { domain: 'x', dict: { npSet: { items } }, list: Object.keys(items) };
  expect(written(value)).toBe(JSON.stringify(value));
  expect(Math.max(...[...writeJson(value)].map((part) => part.length))).toBeLessThan(40_000);
});
