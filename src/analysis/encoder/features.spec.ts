import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOOKUPS, memoryIds } from './features.js';

/** Written by `memory_ids` of training/nets.py: the weights are only worth something under the same numbers. */
const fixture = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/memory-ids.json', import.meta.url), 'utf8'),
) as Array<{ ids: number[]; spaces: number[]; rows: number[][] }>;

it.each(fixture.map((f) => [f.ids.length, f] as const))(
  'looks up the rows of the memory that training looked up (%i places)',
  (length, f) => {
    const out = new Int32Array(length * LOOKUPS);
    memoryIds(f.ids, f.spaces, length, 20, out);
    expect([...out]).toEqual(f.rows.flat());
  },
);
