import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHARACTER_KEYS, GAP_KEYS, LEFT_KEYS, RIGHT_KEYS, readerRows } from './reader-keys.js';

const CASES = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/reader-keys.json', import.meta.url), 'utf8'),
) as Array<{
  bits: number;
  ids: number[];
  spaces: number[];
  left: number[];
  right: number[];
  character: number[];
  gap: number[];
}>;

it('looks up the rows that the training looked up', () => {
  expect(CASES.length).toBeGreaterThan(2);
  for (const { bits, ids, spaces, ...rows } of CASES) {
    const found = readerRows(ids, spaces, ids.length, bits);
    for (const kind of ['left', 'right', 'character', 'gap'] as const)
      expect([...found[kind]], kind).toEqual(rows[kind]);
  }
});

it('asks nothing that holds the place itself: a hidden character and a hidden space change no key of theirs', () => {
  const ids = [2, 40, 41, 42, 43, 44, 2];
  const spaces = [0, 0, 0, 1, 0, 1, 0];
  const at = 3;
  const rows = readerRows(ids, spaces, ids.length, 20);
  const other = ids.map((id, i) => (i === at ? 99 : id));
  const changed = readerRows(other, spaces, ids.length, 20);
  const of = (found: Int32Array, keys: number, place: number) => [
    ...found.slice(place * keys, (place + 1) * keys),
  ];
  expect(of(changed.character, CHARACTER_KEYS, at)).toEqual(of(rows.character, CHARACTER_KEYS, at));
  expect(of(changed.left, LEFT_KEYS, at - 1)).toEqual(of(rows.left, LEFT_KEYS, at - 1));
  expect(of(changed.right, RIGHT_KEYS, at + 1)).toEqual(of(rows.right, RIGHT_KEYS, at + 1));
  const joined = readerRows(
    ids,
    spaces.map((s, i) => (i === at ? 0 : s)),
    ids.length,
    20,
  );
  expect(of(joined.gap, GAP_KEYS, at)).toEqual(of(rows.gap, GAP_KEYS, at));
});
