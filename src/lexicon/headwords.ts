import { inflateSync } from 'node:zlib';

/**
 * The headwords of the dictionaries, in the order of their letters, as `training/lexicon/headwords.py` writes them:
 * four uint32 (magic, version, entries, units), then one deflate stream of columns.
 */
export interface Headwords {
  readonly size: number;
  /** The letters of all words, one after the other, without spaces and hyphens. */
  readonly units: Uint16Array;
  /** Where the letters of every word begin, and the end of the last behind them. */
  readonly starts: Uint32Array;
  /** Places in PARTS. */
  readonly parts: Uint8Array;
  readonly marks: Uint8Array;
  /** For words marked SPACED: bit i says that a space stands before letter i. */
  readonly gaps: ReadonlyMap<number, number>;
}

export const MAGIC = 0x5748474d; // "MGHW"
export const VERSION = 1;
const HEADER_BYTES = 16;

export const PARTS = [
  '명사',
  '의존 명사',
  '대명사',
  '수사',
  '동사',
  '형용사',
  '보조 동사',
  '보조 형용사',
  '관형사',
  '부사',
  '감탄사',
  '조사',
  '어미',
  '접사',
  '구',
  '품사 없음',
  '관형사·명사',
  '수사·관형사',
  '명사·부사',
  '감탄사·명사',
  '관형사·감탄사',
  '의존 명사·조사',
  '대명사·감탄사',
  '수사·관형사·명사',
  '부사·감탄사',
  '동사·형용사',
  '대명사·관형사',
  '대명사·부사',
] as const;

/** In a dictionary of the standard language. */
export const STANDARD = 1;
const LEADING_HYPHEN = 2;
const TRAILING_HYPHEN = 4;
const SPACED = 8;
const HOMOGRAPHS_SHIFT = 4;

export function readHeadwords(bytes: Uint8Array): Headwords {
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER_BYTES || header.getUint32(0, true) !== MAGIC)
    throw new Error('표제어 파일의 형식이 다릅니다.');
  if (header.getUint32(4, true) !== VERSION) throw new Error('표제어 파일의 판이 다릅니다.');
  const size = header.getUint32(8, true);
  const body = inflateSync(bytes.subarray(HEADER_BYTES));
  const column = (k: number) => body.subarray(k * size, (k + 1) * size);
  const [shared, rest, parts, marks] = [column(0), column(1), column(2), column(3)];

  const gaps = new Map<number, number>();
  let at = 4 * size;
  for (let i = 0; i < size; i++) {
    if ((marks[i]! & SPACED) === 0) continue;
    gaps.set(i, body.readUInt32LE(at));
    at += 4;
  }
  const low = body.subarray(at, (at + body.length) / 2);
  const high = body.subarray((at + body.length) / 2);

  const units = new Uint16Array(header.getUint32(12, true));
  const starts = new Uint32Array(size + 1);
  let from = 0;
  let to = 0;
  let before = 0;
  for (let i = 0; i < size; i++) {
    starts[i] = to;
    for (let k = 0; k < shared[i]!; k++) units[to++] = units[before + k]!;
    for (let k = 0; k < rest[i]!; k++, from++) units[to++] = low[from]! | (high[from]! << 8);
    before = starts[i]!;
  }
  starts[size] = to;
  if (to !== units.length || from !== low.length) throw new Error('표제어 파일이 잘려 있습니다.');
  return { size, units, starts, parts: Uint8Array.from(parts), marks: Uint8Array.from(marks), gaps };
}

/** The word as dictionaries print it: with its spaces, and with the hyphen of endings and affixes. */
export function printedWord({ units, starts, marks, gaps }: Headwords, i: number): string {
  const letters = String.fromCharCode(...units.subarray(starts[i], starts[i + 1]));
  const mask = gaps.get(i) ?? 0;
  let word = marks[i]! & LEADING_HYPHEN ? '-' : '';
  for (let k = 0; k < letters.length; k++) word += ((mask >>> k) & 1 ? ' ' : '') + letters[k];
  return marks[i]! & TRAILING_HYPHEN ? `${word}-` : word;
}

export function homographsOf({ marks }: Headwords, i: number): number {
  return marks[i]! >>> HOMOGRAPHS_SHIFT;
}
