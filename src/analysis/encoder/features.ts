import { PADDING, SEPARATOR } from './tagger-config.js';

/**
 * The n-gram memory: every place looks up the 2- to 5-grams that start and that end there, its eojeol, the
 * eojeol's head up to the place and its tail from the place on. The twin of `memory_ids` in training/nets.py;
 * test/fixtures/memory-ids.json holds both to the same numbers.
 */
export const LOOKUPS = 11;
const GOLDEN = 0x9e3779b1;

/** The row of the memory that a hash stands for. */
export function finish(h: number, mask: number): number {
  let x = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) & mask;
}

/** What a character at a place of its word adds to the hash of the word. */
export function mixWord(id: number, position: number): number {
  let h = Math.imul(id + 1, GOLDEN) ^ Math.imul(position + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
  return h ^ (h >>> 13);
}

/** Rows of the memory for one padded line of character ids; `out` takes LOOKUPS numbers a place. */
export function memoryIds(
  ids: ArrayLike<number>,
  spaces: ArrayLike<number>,
  length: number,
  bits: number,
  out: Int32Array,
): void {
  const mask = (1 << bits) - 1;
  const nothing = finish(0, mask);
  for (let n = 2; n <= 5; n++) {
    const column = (n - 2) * 2;
    const seed = Math.imul(n, GOLDEN);
    for (let i = 0; i < Math.min(n - 1, length); i++) out[i * LOOKUPS + column + 1] = nothing;
    for (let i = 0; i < length; i++) {
      let h = seed;
      for (let k = 0; k < n; k++) {
        h = Math.imul(h ^ (i + k < length ? ids[i + k]! : PADDING), GOLDEN);
        h ^= h >>> 15;
      }
      const row = finish(h, mask);
      out[i * LOOKUPS + column] = row;
      if (i + n - 1 < length) out[(i + n - 1) * LOOKUPS + column + 1] = row;
    }
  }
  let begin = 0;
  for (let i = 1; i <= length; i++) {
    if (i < length && !startsWord(ids, spaces, i)) continue;
    wordIds(ids, begin, i, mask, out);
    begin = i;
  }
}

function startsWord(ids: ArrayLike<number>, spaces: ArrayLike<number>, i: number): boolean {
  return spaces[i] === 1 || ids[i] === SEPARATOR || ids[i - 1] === SEPARATOR || ids[i] === PADDING;
}

function wordIds(ids: ArrayLike<number>, begin: number, end: number, mask: number, out: Int32Array): void {
  let head = 0;
  for (let i = begin; i < end; i++) {
    head = (head + mixWord(ids[i]!, i - begin)) | 0;
    out[i * LOOKUPS + 9] = finish(head ^ 0x2545f491, mask);
  }
  const word = finish(head ^ 0x51ed270b, mask);
  let tail = 0;
  for (let i = end - 1; i >= begin; i--) {
    tail = (tail + mixWord(ids[i]!, end - 1 - i)) | 0;
    out[i * LOOKUPS + 10] = finish(tail ^ 0x7f4a7c15, mask);
    out[i * LOOKUPS + 8] = word;
  }
}
