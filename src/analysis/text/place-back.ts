import type { Composition } from '../../hangul/composition.js';
import type { Sentence } from '../types.js';

/** Moves an analysis of a composed text to the text as it was written (hangul/composition.ts). */
export function placeBack(sentences: readonly Sentence[], composed: Composition): void {
  const { toWritten } = composed;
  const move = (span: { begin: number; end: number }) => {
    span.begin = toWritten(span.begin);
    span.end = toWritten(span.end);
  };
  for (const sentence of sentences) {
    sentence.refined = asWritten(sentence.refined, sentence.begin, composed);
    move(sentence);
    for (const eojeol of sentence.eojeols) {
      eojeol.modified = asWritten(eojeol.modified, eojeol.begin, composed);
      move(eojeol);
      for (const reading of eojeol.readings ?? []) reading.morphemes.forEach(move);
      for (const morpheme of eojeol.morphemes) {
        move(morpheme);
        if (morpheme.carets) morpheme.carets = morpheme.carets.map(toWritten);
      }
    }
  }
}

/** The same characters as they were written; only the spaces of `respaced` differ from the text. */
function asWritten(respaced: string, begin: number, { text, written, toWritten }: Composition): string {
  let at = begin;
  let out = '';
  for (let i = 0; i < respaced.length; i++) {
    if (respaced[i] === ' ') out += ' ';
    else {
      while (at < text.length && text[at] !== respaced[i]) at++;
      out += written.slice(toWritten(at), toWritten(++at));
    }
  }
  return out;
}
