import { expect, it } from 'vitest';
import type { ExtraWords, Morpheme, Sentence } from '../../analysis/types.js';
import { caretSpaces, dictionaryStretches } from './dictionary-words.js';

const dictionary: ExtraWords = {
  name: '우리',
  version: '1',
  entries: [
    { form: '갔읍니다', tag: 'NNP' },
    { form: '해외여행', tag: 'NNG', carets: [2] },
  ],
};

const morpheme = (form: string, begin: number, extra: Partial<Morpheme> = {}): Morpheme => ({
  form,
  tag: 'NNG',
  begin,
  end: begin + form.length,
  probability: 1,
  outOfVocab: 'IN_BUILTIN_DICT',
  ...extra,
});

const sentence = (end: number, ...morphemes: Morpheme[]): Sentence => ({
  begin: 0,
  end,
  eojeols: [{ begin: 0, end, morphemes, modified: '' }],
  refined: '',
});

it('keeps words by their letters, and leaves room at carets', () => {
  expect(dictionaryStretches('갔읍니다 해외여행을', [dictionary])).toEqual([
    { begin: 0, end: 4 },
    { begin: 5, end: 7 },
    { begin: 7, end: 9 },
  ]);
});

it('keeps what the analysis found inside eojeols', () => {
  const found = sentence(6, morpheme('나', 0), morpheme('볼린저', 2, { customDictName: '우리' }));
  expect(dictionaryStretches('나는볼린저를', [dictionary], [found])).toEqual([{ begin: 2, end: 5 }]);
});

it('wants a space at a caret where there is none', () => {
  const word = morpheme('해외여행', 0, { customDictName: '우리', carets: [2] });
  expect(caretSpaces('해외여행', [sentence(4, word)])).toEqual([2]);
  expect(caretSpaces('해외 여행', [sentence(5, { ...word, end: 5, carets: [3] })])).toEqual([]);
});
