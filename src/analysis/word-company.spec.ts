import { expect, it } from 'vitest';
import { HEADER_BYTES, keyOf, MAGIC, SCALE, WordCompany } from './word-company.js';

function fileOf(
  entries: ReadonlyArray<readonly [member: string, clue: string, weight: number]>,
): ArrayBuffer {
  const rows = entries.map(([member, clue, weight]) => [keyOf(member, clue), weight] as const);
  rows.sort(([a], [b]) => a - b);
  const buffer = new ArrayBuffer(HEADER_BYTES + rows.length * 5);
  new Uint32Array(buffer, 0, 2).set([MAGIC, rows.length]);
  new Uint32Array(buffer, HEADER_BYTES, rows.length).set(rows.map(([key]) => key));
  new Int8Array(buffer, HEADER_BYTES + rows.length * 4).set(rows.map(([, weight]) => weight));
  return buffer;
}

it('adds up what speaks for a member, and takes no notice of what it never met', () => {
  const company = WordCompany.from(
    fileOf([
      ['jitda 짖', '이 개/NNG', 2 * SCALE],
      ['jitda 짖', '를 집/NNG', -SCALE],
      ['maeda 메', '이 개/NNG', SCALE],
    ]),
  );
  expect(company.favour('jitda 짖', ['이 개/NNG', '를 집/NNG', '~없던것/NNG'])).toBe(1);
  expect(company.favour('jitda 짓', ['이 개/NNG'])).toBe(0);
});

it('refuses a file that is cut off', () => {
  const whole = fileOf([['jitda 짖', '이 개/NNG', 1]]);
  expect(() => WordCompany.from(whole.slice(0, -1))).toThrow('company.bin');
});
