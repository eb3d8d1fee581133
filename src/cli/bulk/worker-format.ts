import type { Format } from '../../service/render/rendered-analysis.js';
import type { BulkOptions } from './bulk-options.js';

/** The form in which the workers write for an output. */
export function workerFormat({ format, lemmas }: Pick<BulkOptions, 'format' | 'lemmas'>): Format {
  if (format === 'parquet') return 'rows';
  if (lemmas) return format === 'json' ? 'lemma-rows' : 'lemmas';
  return format;
}
