import { LOOKUPS, memoryIds } from './features.js';
import { PADDING, SEPARATOR, type TaggerConfig } from './tagger-config.js';

/** What the encoder reads: characters without white space, and where spaces stood. */
export interface EncoderInput {
  ids: Uint16Array;
  /** 1 where a space stands before the character. */
  spaces: Uint8Array;
}

/** The inputs of one run of the graph, in memory that is used again for the next. */
export class EncoderBatch {
  /** Inputs, and places of each, its two separators among them. */
  count = 0;
  width = 0;
  /** Character ids; those with a space before them stand in the second half of the table of characters. */
  ids = new Int32Array(0);
  lengths = new Int32Array(0);
  memory = new Uint8Array(0);
  private words = new Uint32Array(0);
  private spaces = new Uint8Array(0);
  private rows = new Int32Array(0);
  private readonly characters: number;
  private readonly dim: number;
  private readonly bits: number;

  constructor(
    config: TaggerConfig,
    private readonly table: Uint32Array,
  ) {
    this.characters = config.characters.length;
    this.dim = config.memory.dim;
    this.bits = config.memory.bits;
  }

  /** The longest input comes last. */
  fill(inputs: readonly EncoderInput[]): void {
    this.shape(inputs.length, inputs[inputs.length - 1]!.ids.length + 2);
    for (let b = 0; b < this.count; b++) this.fillRow(b, inputs[b]!);
  }

  private shape(count: number, width: number): void {
    this.count = count;
    this.width = width;
    const places = count * width;
    if (this.ids.buffer.byteLength < places * 4) {
      this.ids = new Int32Array(places);
      this.memory = new Uint8Array(places * LOOKUPS * this.dim);
      this.words = new Uint32Array(this.memory.buffer);
    }
    if (this.lengths.buffer.byteLength < count * 4) this.lengths = new Int32Array(count);
    if (this.spaces.length < width) {
      this.spaces = new Uint8Array(width);
      this.rows = new Int32Array(width * LOOKUPS);
    }
    this.ids = new Int32Array(this.ids.buffer, 0, places);
    this.memory = new Uint8Array(this.memory.buffer, 0, places * LOOKUPS * this.dim);
    this.lengths = new Int32Array(this.lengths.buffer, 0, count);
  }

  private fillRow(b: number, input: EncoderInput): void {
    const length = input.ids.length + 2;
    const base = b * this.width;
    const { spaces } = this;
    const ids = this.ids.subarray(base, base + this.width);
    // A separator stands at either end of a line, as in training.
    ids[0] = SEPARATOR;
    ids.set(input.ids, 1);
    ids[length - 1] = SEPARATOR;
    ids.fill(PADDING, length);
    spaces[0] = 0;
    spaces.set(input.spaces, 1);
    spaces[length - 1] = 0;
    this.lengths[b] = length;
    memoryIds(ids, spaces, length, this.bits, this.rows);
    const words = this.gather(length * LOOKUPS, (base * LOOKUPS * this.dim) / 4);
    this.words.fill(0, words, ((base + this.width) * LOOKUPS * this.dim) / 4);
    for (let i = 1; i < length; i++) if (spaces[i] === 1) ids[i] = ids[i]! + this.characters;
  }

  /** Rows of the table, copied a word of four bytes at a time; returns the end of what was written. */
  private gather(count: number, at: number): number {
    const words = this.dim / 4;
    const { table, words: out, rows } = this;
    let to = at;
    for (let i = 0; i < count; i++) {
      // Eight words at once: the loads of one row wait for memory together, and those of the next row beside them.
      let from = rows[i]! * words;
      const end = from + words;
      for (; from + 8 <= end; from += 8, to += 8) {
        out[to] = table[from]!;
        out[to + 1] = table[from + 1]!;
        out[to + 2] = table[from + 2]!;
        out[to + 3] = table[from + 3]!;
        out[to + 4] = table[from + 4]!;
        out[to + 5] = table[from + 5]!;
        out[to + 6] = table[from + 6]!;
        out[to + 7] = table[from + 7]!;
      }
      while (from < end) out[to++] = table[from++]!;
    }
    return to;
  }
}
