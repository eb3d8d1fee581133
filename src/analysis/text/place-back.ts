import type { Sentence } from '../types.js';

/** Moves an analysis of a composed text to the text as it was written (hangul/composition.ts). */
export function placeBack(sentences: readonly Sentence[], toWritten: (offset: number) => number): void {
  const move = (span: { begin: number; end: number }) => {
    span.begin = toWritten(span.begin);
    span.end = toWritten(span.end);
  };
  for (const sentence of sentences) {
    move(sentence);
    for (const eojeol of sentence.eojeols) {
      move(eojeol);
      for (const morpheme of eojeol.morphemes) {
        move(morpheme);
        if (morpheme.carets) morpheme.carets = morpheme.carets.map(toWritten);
      }
    }
  }
}
