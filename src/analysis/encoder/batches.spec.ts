import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import { BATCH_PLACES, batchesOf } from './batches.js';

const widths = fc.array(fc.integer({ min: 3, max: 300 }), { maxLength: 200 });

/** What is read, padding and all. */
function places(batches: readonly number[][], of: readonly number[]): number {
  return batches.reduce((sum, batch) => sum + batch.length * of[batch.at(-1)!]!, 0);
}

describe('batches', () => {
  it('hold every input once, the longest last, and no more places than a batch may', () => {
    fc.assert(
      fc.property(widths, (all) => {
        const batches = batchesOf(all);
        expect(batches.flat().sort((a, b) => a - b)).toEqual(all.map((_, i) => i));
        for (const batch of batches) {
          const longest = Math.max(...batch.map((i) => all[i]!));
          expect(all[batch.at(-1)!]).toBe(longest);
          if (batch.length > 1) expect(batch.length * longest).toBeLessThanOrEqual(BATCH_PLACES);
        }
      }),
    );
  });

  it('join inputs of one length, and do not pad short ones to the length of a long one', () => {
    expect(batchesOf([20, 20, 20, 20])).toHaveLength(1);
    const mixed = [...Array<number>(20).fill(8), 160];
    expect(places(batchesOf(mixed), mixed)).toBe(20 * 8 + 160);
  });

  it('waste little on text of all lengths', () => {
    const all = Array.from({ length: 200 }, (_, i) => 5 + ((i * 37) % 60));
    const read = places(batchesOf(all), all);
    expect(read / all.reduce((sum, w) => sum + w, 0)).toBeLessThan(1.05);
  });
});
