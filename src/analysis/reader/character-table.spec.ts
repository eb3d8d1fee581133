import { describe, expect, it } from 'vitest';
import { CharacterTable } from './character-table.js';

const WIDTH = 32;
const COUNT = 3000;

/** Numbers that look random, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648 - 0.5;
  };
}

describe('the table of characters', () => {
  const next = numbers(7);
  const scales = Float32Array.from({ length: COUNT }, () => 0.01 + Math.abs(next()) / 50);
  const codes = Int8Array.from({ length: COUNT * WIDTH }, () => Math.round(next() * 254));
  const bias = Array.from({ length: COUNT }, () => next());
  const file = new SharedArrayBuffer(COUNT * 4 + codes.length);
  new Float32Array(file, 0, COUNT).set(scales);
  new Int8Array(file, COUNT * 4).set(codes);
  const table = new CharacterTable(file, WIDTH, bias);
  const meant = Float32Array.from({ length: 5 * WIDTH }, () => next() * 4);

  function expected(place: number, number: number): number {
    let sum = bias[number]!;
    for (let k = 0; k < WIDTH; k++)
      sum += meant[place * WIDTH + k]! * codes[number * WIDTH + k]! * scales[number]!;
    return sum;
  }

  it.each([
    [0, [17]],
    [4, [0, COUNT - 1, 5, 5]],
    [2, Array.from({ length: COUNT }, (_, i) => i)],
    [1, []],
  ])('at place %i multiplies each vector that is asked for', (place, asked) => {
    const scores = table.scores(meant, place, Int32Array.from(asked));
    asked.forEach((number, k) => {
      expect(scores[k]).toBeCloseTo(expected(place, number), 3);
    });
  });
});
