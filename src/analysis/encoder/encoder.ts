import { BATCH_PLACES, batchesOf, LARGE_BATCH_PLACES } from './batches.js';
import { EncoderBatch, type EncoderInput } from './encoder-batch.js';
import { LOOKUPS } from './features.js';
import type { ModelFiles } from './model-files.js';
import { type Session, Tensor } from './onnx-runtime.js';
import { openGraph } from './open-graph.js';
import type { TaggerConfig } from './tagger-config.js';

/** What the graph says about one input: the best labels of every character with their scores, and the other heads. */
export interface EncoderOutput {
  best: Float32Array;
  labels: Int32Array;
  extra: Float32Array;
  /** Place of the first character in each of the three. */
  place: number;
}

export type Size = 'small' | 'large';

export class Encoder {
  /** Inputs that no run is using. Callers that read at the same time each have their own. */
  private readonly spare: EncoderBatch[] = [];

  private constructor(
    private readonly config: TaggerConfig,
    private readonly memory: Uint32Array,
    private readonly sessions: Record<Size, Session>,
  ) {}

  static async load(files: ModelFiles, config: TaggerConfig): Promise<Encoder> {
    const { small, large } = config.graphs;
    const [first, second] = await Promise.all([openGraph(files[small]!), openGraph(files[large]!)]);
    return new Encoder(config, new Uint32Array(files['memory.bin']!), { small: first, large: second });
  }

  /** Batches inputs of like length; calls back once per input as its batch is done. */
  async run(
    inputs: readonly EncoderInput[],
    size: Size,
    done: (index: number, output: EncoderOutput) => void,
  ): Promise<void> {
    const batch = this.spare.pop() ?? new EncoderBatch(this.config, this.memory);
    const places = size === 'large' ? LARGE_BATCH_PLACES : BATCH_PLACES;
    const widths = inputs.map(({ ids }) => ids.length + 2);
    for (const members of batchesOf(widths, places)) {
      batch.fill(members.map((member) => inputs[member]!));
      const { best, labels, extra } = await this.read(batch, size);
      for (let b = 0; b < members.length; b++)
        done(members[b]!, { best, labels, extra, place: b * batch.width + 1 });
    }
    this.spare.push(batch);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.sessions).map((session) => session.release()));
  }

  private async read(
    { ids, lengths, memory, count, width }: EncoderBatch,
    size: Size,
  ): Promise<Omit<EncoderOutput, 'place'>> {
    const output = await this.sessions[size].run({
      ids: new Tensor('int32', ids, [count, width]),
      lengths: new Tensor('int32', lengths, [count]),
      memory: new Tensor('uint8', memory, [count, width, LOOKUPS * this.config.memory.dim]),
    });
    return {
      best: output.best!.data as Float32Array,
      labels: output.labels!.data as Int32Array,
      extra: output.extra!.data as Float32Array,
    };
  }
}
