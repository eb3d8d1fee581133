import { finish, mixWord } from '../encoder/features.js';

/**
 * What the memory of the reader is asked: hashes of the text around a place, never of the place itself. The twin of
 * training/reader/keys.py; test/fixtures/reader-keys.json holds both to the same numbers.
 */
export const LEFT_KEYS = 6;
export const RIGHT_KEYS = 6;
export const CHARACTER_KEYS = 5;
export const GAP_KEYS = 5;
const GOLDEN = 0x9e3779b1;
const LEFT = 11 * 64;
const RIGHT = 23 * 64;
const CHARACTER = 37 * 64;
const GAP = 53 * 64;

function mix(h: number, v: number): number {
  const m = Math.imul(h ^ v, GOLDEN);
  return m ^ (m >>> 15);
}

/** Hashes of what stands between the last space and a place, it included, and from it to the next; of the words beside. */
interface Words {
  head: Int32Array;
  tail: Int32Array;
  before: Int32Array;
  behind: Int32Array;
}

function wordsOf(ids: ArrayLike<number>, spaces: ArrayLike<number>, length: number): Words {
  const head = new Int32Array(length);
  const tail = new Int32Array(length);
  const before = new Int32Array(length);
  const behind = new Int32Array(length);
  let begin = 0;
  let last = 0;
  const ends: number[] = [];
  for (let i = 1; i <= length; i++) {
    if (i < length && spaces[i] !== 1) continue;
    let sum = 0;
    for (let k = begin; k < i; k++) {
      sum = (sum + mixWord(ids[k]!, k - begin)) | 0;
      head[k] = sum;
      before[k] = last;
    }
    last = sum;
    ends.push(i);
    begin = i;
  }
  let next = 0;
  for (let w = ends.length - 1; w >= 0; w--) {
    const from = w > 0 ? ends[w - 1]! : 0;
    let sum = 0;
    for (let k = ends[w]! - 1; k >= from; k--) {
      sum = (sum + mixWord(ids[k]!, ends[w]! - 1 - k)) | 0;
      tail[k] = sum;
      behind[k] = next;
    }
    next = sum;
  }
  return { head, tail, before, behind };
}

export interface ReaderRows {
  left: Int32Array;
  right: Int32Array;
  character: Int32Array;
  gap: Int32Array;
}

/** Rows of the memory for one line of character ids, of each kind one place after the other. */
export function readerRows(
  ids: ArrayLike<number>,
  spaces: ArrayLike<number>,
  length: number,
  bits: number,
): ReaderRows {
  const mask = (1 << bits) - 1;
  const words = wordsOf(ids, spaces, length);
  const id = (i: number) => (i >= 0 && i < length ? ids[i]! : 0);
  const code = (i: number) => (i >= 0 && i < length ? ids[i]! * 2 + spaces[i]! : 0);
  const left = new Int32Array(length * LEFT_KEYS);
  const right = new Int32Array(length * RIGHT_KEYS);
  const character = new Int32Array(length * CHARACTER_KEYS);
  const gap = new Int32Array(length * GAP_KEYS);
  for (let i = 0; i < length; i++) {
    for (let n = 2; n <= 5; n++) {
      let h = mix(LEFT + n, id(i - n + 1) * 2);
      for (let k = n - 2; k >= 0; k--) h = mix(h, code(i - k));
      left[i * LEFT_KEYS + n - 2] = finish(h, mask);
      h = mix(RIGHT + n, id(i) * 2);
      for (let k = 1; k < n; k++) h = mix(h, code(i + k));
      right[i * RIGHT_KEYS + n - 2] = finish(h, mask);
    }
    const head = words.head[i]!;
    const tail = words.tail[i]!;
    left[i * LEFT_KEYS + 4] = finish(mix(LEFT + 6, head), mask);
    left[i * LEFT_KEYS + 5] = finish(mix(mix(LEFT + 7, words.before[i]!), head), mask);
    right[i * RIGHT_KEYS + 4] = finish(mix(RIGHT + 6, tail), mask);
    right[i * RIGHT_KEYS + 5] = finish(mix(mix(RIGHT + 7, words.behind[i]!), tail), mask);

    const spaced = i + 1 < length ? spaces[i + 1]! : 0;
    const around = spaces[i]! + 2 * spaced;
    const [b2, b1, a1] = [id(i - 2), id(i - 1), id(i + 1)];
    const [b1c, a1c, a2c] = [code(i - 1), code(i + 1), code(i + 2)];
    const beforeHead = i > 0 ? words.head[i - 1]! : 0;
    const afterTail = i + 1 < length ? words.tail[i + 1]! : 0;
    const c = i * CHARACTER_KEYS;
    character[c] = finish(mix(mix(mix(CHARACTER + 1, b1), around), a1), mask);
    const close = mix(mix(CHARACTER + 2, b2), b1c);
    character[c + 1] = finish(mix(mix(close, around), a1), mask);
    character[c + 2] = finish(mix(mix(mix(mix(CHARACTER + 3, b1), around), a1), a2c), mask);
    character[c + 3] = finish(mix(mix(mix(mix(mix(CHARACTER + 4, b2), b1c), around), a1), a2c), mask);
    const inWord = mix(mix(CHARACTER + 5, spaces[i] === 1 ? 0 : beforeHead), spaced === 1 ? 0 : afterTail);
    character[c + 4] = finish(mix(inWord, around), mask);
    const g = i * GAP_KEYS;
    const x = id(i);
    gap[g] = finish(mix(mix(GAP + 1, b1), x), mask);
    gap[g + 1] = finish(mix(mix(mix(GAP + 2, b2), b1c), x), mask);
    gap[g + 2] = finish(mix(mix(mix(GAP + 3, b1), x), a1c), mask);
    gap[g + 3] = finish(mix(mix(mix(mix(GAP + 4, b2), b1c), x), a1c), mask);
    gap[g + 4] = finish(mix(mix(GAP + 5, beforeHead), tail), mask);
  }
  return { left, right, character, gap };
}
