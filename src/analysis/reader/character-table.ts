import { CODE } from './products-code.js';

/** As far as it is asked here; Node's types do not know it without those of a browser. */
interface Host {
  Module: new (code: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
}

interface Kernel {
  memory: { buffer: ArrayBuffer; grow(pages: number): number };
  products(row: number, table: number, width: number, numbers: number, count: number, out: number): void;
}

const { Module, Instance } = (globalThis as unknown as { WebAssembly: Host }).WebAssembly;
const kernel = new Module(Buffer.from(CODE, 'base64'));

const PAGE = 65_536;
/** Of bytes: what the kernel reads and writes is numbers of four. */
const NUMBER = 4;

/** The vectors of the characters: how likely each is at a place is the product of its vector with that of the place. */
export class CharacterTable {
  private readonly kernel: Kernel;
  private readonly table: number;
  private readonly row: Float32Array;
  private readonly numbers: Int32Array;
  private readonly out: Float32Array;

  /** `file`: a scale for each character, then its vector in bytes. */
  constructor(
    file: SharedArrayBuffer,
    private readonly width: number,
    private readonly bias: readonly number[],
  ) {
    const count = bias.length;
    this.kernel = new Instance(kernel).exports as Kernel;
    const { memory } = this.kernel;
    const lists = NUMBER * count;
    this.table = NUMBER * width + 2 * lists;
    memory.grow(Math.ceil((this.table + lists * width) / PAGE) - memory.buffer.byteLength / PAGE);
    this.row = new Float32Array(memory.buffer, 0, width);
    this.numbers = new Int32Array(memory.buffer, NUMBER * width, count);
    this.out = new Float32Array(memory.buffer, NUMBER * width + lists, count);
    const scales = new Float32Array(file, 0, count);
    const codes = new Int8Array(file, lists);
    const vectors = new Float32Array(memory.buffer, this.table, count * width);
    for (let i = 0; i < vectors.length; i++) vectors[i] = codes[i]! * scales[Math.floor(i / width)]!;
  }

  /** How likely each of the characters is at a place, but for what is the same for all; to be read before the next call. */
  scores(meant: Float32Array, place: number, numbers: Int32Array): Float32Array {
    const { width, out, row } = this;
    const count = numbers.length;
    row.set(meant.subarray(place * width, (place + 1) * width));
    this.numbers.set(numbers);
    const bytes = NUMBER * width;
    this.kernel.products(0, this.table, bytes, this.numbers.byteOffset, count, out.byteOffset);
    for (let k = 0; k < count; k++) out[k]! += this.bias[numbers[k]!]!;
    return out;
  }
}
