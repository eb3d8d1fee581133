import type { EncoderInput } from '../encoder/encoder-batch.js';

/**
 * The graphs of the model: the two sizes of the encoder, the one that weighs eojeols among others, and the language
 * model of characters.
 */
export type GraphName = 'small' | 'large' | FedGraph;

/** Graphs that take numbers as they are. */
export type FedGraph = 'dense' | 'reader';

export function isFed(graph: GraphName): graph is FedGraph {
  return graph !== 'small' && graph !== 'large';
}

/** Numbers by the name of the graph's input, with their shape. */
export type Feeds = Record<string, { data: Int32Array | Uint8Array; dims: readonly number[] }>;

/** What a graph reads in one run: lines, the longest last, or numbers as they are fed. */
export type GraphPart = readonly EncoderInput[] | Feeds;

export type GraphOutput = Record<string, Float32Array | Int32Array>;
