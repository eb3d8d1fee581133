import type { Sentence } from '../../analysis/types.js';
import type { EncodingType } from '../../wire/messages.js';
import { lemmaRows, lemmasOf, morphemeRows, taggedLine } from './compact.js';
import { renderAnalysis } from './render-analysis.js';
import { analysisLines } from './render-text.js';

/**
 * json: one line of JSON; worded: with the words of each eojeol. text: for people; a document of several sentences takes several lines. The others take one
 * line a document: compact (form/TAG), lemmas (the words to index; lemma-rows: as JSON, with their places),
 * rows (JSON of flat rows, for tables).
 */
export type Format = 'json' | 'worded' | 'text' | 'compact' | 'lemmas' | 'lemma-rows' | 'rows';

/** One analysis in the form asked for. */
export function renderedAnalysis(
  text: string,
  sentences: readonly Sentence[],
  encoding: EncodingType,
  format: Format,
): string {
  if (format === 'text') return analysisLines(sentences);
  if (format === 'compact') return taggedLine(sentences);
  if (format === 'lemmas') return lemmasOf(sentences).join(' ');
  if (format === 'rows') return JSON.stringify(morphemeRows(text, sentences, encoding));
  if (format === 'lemma-rows') return JSON.stringify(lemmaRows(text, sentences, encoding));
  return JSON.stringify(renderAnalysis(text, sentences, encoding, { words: format === 'worded' }));
}
