import { throwIfAbandoned } from '../abandonment.js';
import type { GraphReader } from '../graphs/graph-reader.js';
import { BATCH_PLACES, batchesOf, LARGE_BATCH_PLACES } from './batches.js';
import type { EncoderInput } from './encoder-batch.js';

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
  constructor(
    private readonly reader: GraphReader,
    private readonly abandonment?: SharedArrayBuffer,
  ) {}

  /** The same encoder, which stops between two batches where nobody wants the answer any more. */
  until(abandonment: SharedArrayBuffer | undefined): Encoder {
    return abandonment ? new Encoder(this.reader, abandonment) : this;
  }

  /** Batches inputs of like length; calls back once per input as its batch is done. */
  async run(
    inputs: readonly EncoderInput[],
    size: Size,
    done: (index: number, output: EncoderOutput) => void,
  ): Promise<void> {
    const widths = inputs.map(({ ids }) => ids.length + 2);
    const batches = batchesOf(widths, size === 'large' ? LARGE_BATCH_PLACES : BATCH_PLACES);
    const parts = batches.map((members) => members.map((member) => inputs[member]!));
    throwIfAbandoned(this.abandonment);
    await this.reader.run(size, parts, (index, output) => {
      throwIfAbandoned(this.abandonment);
      const { best, labels, extra } = output as unknown as EncoderOutput;
      const members = batches[index]!;
      const width = widths[members.at(-1)!]!;
      for (let b = 0; b < members.length; b++)
        done(members[b]!, { best, labels, extra, place: b * width + 1 });
    });
  }
}
