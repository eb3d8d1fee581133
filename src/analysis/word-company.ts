import { hashForm } from '../lexicon/lexicon-format.js';

/** "MGCO" */
export const MAGIC = 0x4f43474d;
/** Two little-endian uint32 (magic, entries), then a uint32 key for every entry in rising order, then an int8 weight each. */
export const HEADER_BYTES = 8;
/** A weight of this is one nat. */
export const SCALE = 16;

/**
 * In what company words that are easily taken for each other stand: how much each thing found near a place speaks for one
 * of them (training/confusion). What is listed for none speaks for the first of its set as much as for the others.
 */
export class WordCompany {
  private constructor(
    private readonly keys: Uint32Array,
    private readonly weights: Int8Array,
  ) {}

  static from(buffer: SharedArrayBuffer | ArrayBuffer): WordCompany {
    const [magic, entries] = new Uint32Array(buffer, 0, 2);
    if (magic !== MAGIC || buffer.byteLength !== HEADER_BYTES + entries! * 5)
      throw new Error('낱말이 쓰이는 자리를 담은 모델 파일이 올바르지 않습니다: company.bin');
    return new WordCompany(
      new Uint32Array(buffer, HEADER_BYTES, entries),
      new Int8Array(buffer, HEADER_BYTES + entries! * 4, entries),
    );
  }

  /** What the clues say together for a member of a set, in nats. */
  favour(member: string, clues: readonly string[]): number {
    let sum = 0;
    for (const clue of clues) sum += this.weightOf(keyOf(member, clue));
    return sum / SCALE;
  }

  private weightOf(key: number): number {
    let low = 0;
    let high = this.keys.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.keys[middle]!;
      if (found === key) return this.weights[middle]!;
      if (found < key) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }
}

export function keyOf(member: string, clue: string): number {
  return hashForm(`${member} ${clue}`) >>> 0;
}
