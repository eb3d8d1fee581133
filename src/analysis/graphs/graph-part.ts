import type { EncoderInput } from '../encoder/encoder-batch.js';

/** The graphs of the model: the fast reader, the thorough one, and the one that weighs eojeols among others. */
export type GraphName = 'small' | 'large' | 'dense';

/** Numbers by the name of the graph's input, with their shape. */
export type Feeds = Record<string, { data: Int32Array; dims: readonly number[] }>;

/** What a graph reads in one run: lines, the longest last, or numbers as they are fed. */
export type GraphPart = readonly EncoderInput[] | Feeds;

export type GraphOutput = Record<string, Float32Array | Int32Array>;
