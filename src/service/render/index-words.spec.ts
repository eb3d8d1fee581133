import { describe, expect, it } from 'vitest';
import fc from '../../../test/support/fast-check.js';
import type { Tag } from '../../analysis/tags.js';
import type { Eojeol, Morpheme, Sentence } from '../../analysis/types.js';
import { lemmaRows, lemmasOf, nounsOf } from './compact.js';
import { renderAnalysis } from './render-analysis.js';

const PIECES: Array<[form: string, tag: Tag]> = [
  ['비', 'XPN'], ['정상', 'NNG'], ['적', 'XSN'], ['이', 'VCP'], ['ᆫ', 'ETM'], ['가능', 'NNG'], ['성', 'XSN'], ['과', 'JC'],
  ['손', 'NNG'], ['님', 'XSN'], ['들', 'XSN'], ['의', 'JKG'], ['딥', 'NNG'], ['러닝', 'NNG'], ['2,700', 'SN'], ['선', 'NNG'],
  ['안', 'NNG'], ['코로나', 'NNP'], ['빠르', 'VA'], ['게', 'EC'], ['AI', 'SL'], ['😀', 'SW'], ['.', 'SF'],
]; // biome-ignore format: one table, read as one

const eojeols = fc.array(
  fc.array(fc.record({ piece: fc.constantFrom(...PIECES), own: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  }),
  { maxLength: 8 },
);

function documentOf(words: Array<Array<{ piece: [string, Tag]; own: boolean }>>): [string, Sentence[]] {
  let text = '';
  const made = words.map((pieces): Eojeol => {
    if (text !== '') text += ' ';
    const begin = text.length;
    const morphemes = pieces.map(({ piece: [form, tag], own }): Morpheme => {
      const start = text.length;
      text += form;
      const outOfVocab = own ? 'IN_CUSTOM_DICT' : 'IN_WORD_EMBEDDING';
      return { form, tag, begin: start, end: text.length, probability: 1, outOfVocab };
    });
    return { begin, end: text.length, morphemes, modified: '' };
  });
  return [text, [{ begin: 0, end: text.length, eojeols: made, refined: '' }]];
}

describe('the words of an index', () => {
  it('are the same as lines, as rows with their places and on the wire', () => {
    fc.assert(
      fc.property(eojeols, (words) => {
        const [text, sentences] = documentOf(words);
        const written = renderAnalysis(text, sentences, 'UTF32', { words: true });
        const onTheWire = written.sentences.flatMap(({ tokens }) => tokens.flatMap((token) => token.words!));
        const indexed = onTheWire.filter((word) => word.indexed);
        const rows = lemmaRows(text, sentences, 'UTF32');
        expect(rows).toEqual(
          indexed.map(({ text: { content, beginOffset, length }, tag }) => ({ form: content, tag, begin: beginOffset, length })), // biome-ignore format: short
        );
        expect(rows.map(({ form }) => form)).toEqual(lemmasOf(sentences));
        const characters = [...text];
        for (const { form, begin, length } of rows)
          expect(characters.slice(begin, begin + length).join('')).toBe(form);
        expect(nounsOf(sentences)).toEqual(
          onTheWire.filter(({ tag }) => tag.startsWith('N')).map((word) => word.text.content),
        );
      }),
      { numRuns: 2000 },
    );
  });
});
