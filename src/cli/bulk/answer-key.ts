import type { RenderOp } from '../../service/workers/text-handlers.js';

/** What is done with every row. */
export type BulkOp = RenderOp | 'correct';

/** The field that holds the answer beside the fields of the row. */
export const ANSWER_KEYS: Record<BulkOp, string> = {
  analyze: 'analysis',
  tokenize: 'analysis',
  nouns: 'nouns',
  correct: 'correction',
  sentences: 'sentences',
  space: 'spaced',
};

export type BulkFormat = 'json' | 'compact' | 'text' | 'parquet';

export const EXTENSIONS: Record<BulkFormat, string> = {
  json: 'jsonl',
  compact: 'txt',
  text: 'txt',
  parquet: 'parquet',
};
