import { firstWhere } from '../../hangul/first-where.js';
import { SENSE_PARTS, type SensePart } from './sense-parts.js';

/** The words that the dictionary has once; the layout is described in training/senses/singles.py. */
const MAGIC = 0x4f53474d; // "MGSO"
const VERSION = 1;
const HEADER_WORDS = 4;

export class SingleSenses {
  readonly size: number;
  private readonly keys: Uint32Array;
  private readonly hanjas: Uint32Array;
  private readonly known: Uint32Array;
  private readonly ids: Uint32Array;
  private readonly parts: Uint8Array;

  constructor(buffer: SharedArrayBuffer | ArrayBuffer) {
    if (buffer.byteLength < 4 * HEADER_WORDS) throw new Error('홑뜻 낱말 파일이 너무 짧습니다.');
    const [magic, version, size, ids] = new Uint32Array(buffer, 0, HEADER_WORDS);
    if (magic !== MAGIC || version !== VERSION)
      throw new Error(
        '홑뜻 낱말 파일(single-senses.bin)의 형식이 다릅니다. 프로그램과 모델 파일의 판이 같은지 확인해 주세요.',
      );
    this.size = size!;
    let at = 4 * HEADER_WORDS;
    const column = (length: number) => {
      const begin = at;
      at += 4 * length;
      if (at > buffer.byteLength) throw new Error('홑뜻 낱말 파일이 잘려 있습니다.');
      return new Uint32Array(buffer, begin, length);
    };
    this.keys = column(size!);
    this.hanjas = column(size!);
    this.known = column(ids!);
    this.ids = column(ids!);
    if (at + size! > buffer.byteLength) throw new Error('홑뜻 낱말 파일이 잘려 있습니다.');
    this.parts = new Uint8Array(buffer, at, size!);
  }

  /** The row of a key by its hash; −1 where the dictionary does not have the word, or has it more than once. */
  row(hash: number): number {
    return place(this.keys, hash);
  }

  hash(row: number): number {
    return this.keys[row]!;
  }

  part(row: number): SensePart {
    return SENSE_PARTS[this.parts[row]!]!;
  }

  hanja(row: number): number {
    return this.hanjas[row]!;
  }

  /** The id in 우리말샘; 0 where it is not known. */
  targetId(row: number): number {
    const at = place(this.known, row);
    return at < 0 ? 0 : this.ids[at]!;
  }
}

/** Where a number stands in an ascending row of them; −1 where it does not. */
function place(numbers: Uint32Array, wanted: number): number {
  const at = firstWhere(numbers.length, (i) => numbers[i]! >= wanted);
  return numbers[at] === wanted ? at : -1;
}
