import { InferenceSession, Tensor } from 'onnxruntime-node';
import { LOOKUPS, memoryIds } from './features.js';
import type { ModelFiles } from './model-files.js';
import { EXTRA_COLUMNS, SEPARATOR, type TaggerConfig } from './tagger-config.js';

/** What the encoder reads: characters without white space, and where spaces stood. */
export interface EncoderInput {
  ids: Uint16Array;
  /** 1 where a space stands before the character. */
  spaces: Uint8Array;
}

/** The scores of one input: `columns` numbers a character, labels first. */
export interface EncoderOutput {
  scores: Float32Array;
  /** Index of the first number of the first character. */
  offset: number;
  columns: number;
}

export type Size = 'small' | 'large';

/** Places in one batch: enough to keep the multiplications busy, small enough for the cache. */
const BATCH_PLACES = 1536;

export class Encoder {
  private constructor(
    private readonly config: TaggerConfig,
    private readonly memory: Uint8Array,
    private readonly sessions: Record<Size, InferenceSession>,
  ) {}

  static async load(files: ModelFiles, config: TaggerConfig): Promise<Encoder> {
    const options: InferenceSession.SessionOptions = {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
      graphOptimizationLevel: 'all',
      enableCpuMemArena: true,
    };
    // onnxruntime takes no shared memory: it gets a copy of its own.
    const open = (name: string) =>
      InferenceSession.create(Uint8Array.from(new Uint8Array(files[name]!)), options);
    const [small, large] = await Promise.all([open(config.graphs.small), open(config.graphs.large)]);
    return new Encoder(config, new Uint8Array(files['memory.bin']!), { small, large });
  }

  get labelCount(): number {
    return this.config.labels.length;
  }

  get columns(): number {
    return this.config.labels.length + EXTRA_COLUMNS;
  }

  /** Batches inputs of like length; calls back once per input as its batch is done. */
  async run(
    inputs: readonly EncoderInput[],
    size: Size,
    done: (index: number, output: EncoderOutput) => void,
  ): Promise<void> {
    const order = inputs.map((_, i) => i).sort((a, b) => inputs[a]!.ids.length - inputs[b]!.ids.length);
    for (let from = 0; from < order.length; ) {
      let to = from + 1;
      while (to < order.length && (inputs[order[to]!]!.ids.length + 2) * (to - from + 1) <= BATCH_PLACES)
        to++;
      await this.batch(inputs, order.slice(from, to), size, done);
      from = to;
    }
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.sessions).map((session) => session.release()));
  }

  private async batch(
    inputs: readonly EncoderInput[],
    members: readonly number[],
    size: Size,
    done: (index: number, output: EncoderOutput) => void,
  ): Promise<void> {
    // A separator stands at either end of a line, as in training.
    const width = inputs[members.at(-1)!]!.ids.length + 2;
    const count = members.length;
    const ids = new Int32Array(count * width);
    const spaces = new Int32Array(count * width);
    const lengths = new Int32Array(count);
    const { dim, bits } = this.config.memory;
    const memory = new Uint8Array(count * width * LOOKUPS * dim);
    const rows = new Int32Array(width * LOOKUPS);
    members.forEach((member, b) => {
      const input = inputs[member]!;
      const length = input.ids.length + 2;
      const base = b * width;
      ids[base] = SEPARATOR;
      ids.set(input.ids, base + 1);
      ids[base + length - 1] = SEPARATOR;
      spaces.set(input.spaces, base + 1);
      lengths[b] = length;
      memoryIds(ids.subarray(base, base + length), spaces.subarray(base, base + length), length, bits, rows);
      this.gather(rows, length * LOOKUPS, memory, base * LOOKUPS * dim);
    });
    const dims = [count, width];
    const { scores } = await this.sessions[size].run({
      ids: new Tensor('int32', ids, dims),
      spaces: new Tensor('int32', spaces, dims),
      lengths: new Tensor('int32', lengths, [count]),
      memory: new Tensor('uint8', memory, [count, width, LOOKUPS * dim]),
    });
    const data = scores!.data as Float32Array;
    const columns = this.columns;
    members.forEach((member, b) => {
      done(member, { scores: data, offset: (b * width + 1) * columns, columns });
    });
  }

  private gather(rows: Int32Array, count: number, out: Uint8Array, at: number): void {
    const { dim } = this.config.memory;
    const { memory } = this;
    let to = at;
    for (let i = 0; i < count; i++) {
      let from = rows[i]! * dim;
      for (const end = from + dim; from < end; ) out[to++] = memory[from++]!;
    }
  }
}
