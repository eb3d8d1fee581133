import { expect, it } from 'vitest';
import { isNarrow, wholeName, widened } from './narrow-table.js';

function narrow(kept: readonly number[], bits: number, rest: readonly number[]): SharedArrayBuffer {
  const bytes = [kept.length, 0, 0, 0, bits, 0, 0, 0, ...kept, ...rest];
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
}

const SIXTEEN = Array.from({ length: 16 }, (_, i) => 10 * i);
const THIRTY_TWO = Array.from({ length: 32 }, (_, i) => 5 * i);

it.each([[[]], [[7]], [[7, 8]], [[1, 2, 3]]])('puts back bytes of four bits behind %j', (kept) => {
  const whole = widened(narrow(kept, 4, [...SIXTEEN, 0x10, 0xf2]));
  expect([...new Uint8Array(whole)]).toEqual([...kept, 0, 10, 20, 150]);
});

it('puts back bytes of five bits', () => {
  // 0, 17, 2, 31, 16, 1, 30, 15
  const low = [0x10, 0xf2, 0x10, 0xfe];
  const fifth = [0b01011010];
  const whole = widened(narrow([9], 5, [...THIRTY_TWO, ...low, ...fifth]));
  expect([...new Uint8Array(whole)]).toEqual([9, 0, 85, 10, 155, 80, 5, 150, 75]);
});

it('knows such files by their names', () => {
  expect(isNarrow('memory.narrow.bin')).toBe(true);
  expect(isNarrow('memory.bin')).toBe(false);
  expect(wholeName('memory.narrow.bin')).toBe('memory.bin');
});
