import type { EncoderInput } from '../encoder/encoder-batch.js';
import { type Claimable, Claims } from './claims.js';
import { type Feeds, type GraphName, type GraphOutput, type GraphPart, isFed } from './graph-part.js';

export type PartDone = (index: number, output: GraphOutput) => void;

/** Parts that a thread and its helper share out between them. */
export class SharedTask implements Claimable {
  readonly claims: Claims;
  readonly finished: Promise<void>;
  private readonly unanswered: Set<number>;
  /** Parts that this thread itself reads. */
  private readonly own = new Set<number>();
  private settle!: { resolve(): void; reject(error: Error): void };

  constructor(
    readonly id: number,
    readonly graph: GraphName,
    readonly parts: readonly GraphPart[],
    private readonly done: PartDone,
  ) {
    this.claims = new Claims(parts.length);
    this.unanswered = new Set(parts.keys());
    this.finished = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  /** This thread reads the part. */
  keep(index: number): void {
    this.own.add(index);
  }

  answer(index: number, output: GraphOutput): void {
    if (!this.unanswered.delete(index)) return;
    try {
      this.done(index, output);
      if (this.unanswered.size === 0) this.settle.resolve();
    } catch (error) {
      this.fail(error as Error);
    }
  }

  /** What neither thread has begun is not read either. */
  fail(error: Error): void {
    this.claims.close();
    this.unanswered.clear();
    this.settle.reject(error);
  }

  /** What nobody reads any more when the helper is gone. */
  orphans(): number[] {
    return [...this.unanswered].filter((index) => !this.own.has(index));
  }
}

/** A task on its way to another thread: the lines of all parts in one piece each, since memory travels as a whole. */
export interface SentTask {
  id: number;
  graph: GraphName;
  claims: SharedArrayBuffer;
  parts: Feeds[] | PackedLines;
}

interface PackedLines {
  ids: Uint16Array;
  spaces: Uint8Array;
  /** Of each line, part by part. */
  lengths: number[][];
}

export function sentTask({ id, graph, claims, parts }: SharedTask): SentTask {
  return {
    id,
    graph,
    claims: claims.shared,
    parts: isFed(graph) ? (parts as Feeds[]) : packed(parts as EncoderInput[][]),
  };
}

/** The parts of a task that was sent. */
export function partsOf({ parts }: SentTask): GraphPart[] {
  return Array.isArray(parts) ? parts : unpacked(parts);
}

function packed(parts: readonly EncoderInput[][]): PackedLines {
  const lengths = parts.map((inputs) => inputs.map(({ ids }) => ids.length));
  const total = lengths.flat().reduce((sum, length) => sum + length, 0);
  const ids = new Uint16Array(total);
  const spaces = new Uint8Array(total);
  let at = 0;
  for (const input of parts.flat()) {
    ids.set(input.ids, at);
    spaces.set(input.spaces, at);
    at += input.ids.length;
  }
  return { ids, spaces, lengths };
}

function unpacked({ ids, spaces, lengths }: PackedLines): EncoderInput[][] {
  let at = 0;
  return lengths.map((inputs) =>
    inputs.map((length) => {
      const begin = at;
      at += length;
      return { ids: ids.subarray(begin, at), spaces: spaces.subarray(begin, at) };
    }),
  );
}
