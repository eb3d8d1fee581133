import { wordSpans } from '../../analysis/custom-words/word-spans.js';
import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import type { ExtraWords, Sentence } from '../../analysis/types.js';

/**
 * What custom dictionaries keep from being corrected, in order and not overlapping: their words by letters alone, and
 * those that the analysis found inside eojeols. A word with carets is several stretches, so that spaces may go between
 * them. An earlier stretch that overlaps a later one takes it in.
 */
export function dictionaryStretches(
  text: string,
  dictionaries: readonly ExtraWords[],
  sentences: readonly Sentence[] = [],
): Span[] {
  const found = wordSpans(text, dictionaries).flatMap(({ begin, end, carets }) =>
    splitAtCarets(begin, end, carets),
  );
  for (const { eojeols } of sentences) {
    for (const { morphemes } of eojeols) {
      for (const { begin, end, customDictName, carets = [] } of morphemes) {
        if (customDictName !== undefined) found.push(...splitAtCarets(begin, end, carets));
      }
    }
  }
  return mergeSpans(found);
}

/** Offsets where a caret of a dictionary wants a space that the text does not have. */
export function caretSpaces(text: string, sentences: readonly Sentence[]): number[] {
  return sentences.flatMap(({ eojeols }) =>
    eojeols.flatMap(({ morphemes }) =>
      morphemes.flatMap(({ carets = [] }) => carets.filter((at) => !/\s/.test(text[at - 1] ?? ''))),
    ),
  );
}

function splitAtCarets(begin: number, end: number, carets: readonly number[]): Span[] {
  const edges = [begin, ...carets, end];
  return edges.slice(1).map((edge, i) => ({ begin: edges[i]!, end: edge }));
}
