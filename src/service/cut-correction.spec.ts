import { expect, it } from 'vitest';
import { cutForCorrection, joinCorrections } from './cut-correction.js';
import type { CorrectErrorResponse } from './render-correction.js';

it('cuts behind line breaks, loses nothing, and keeps protected stretches whole', () => {
  const fence = '```\n코드\n한 줄\n또 한 줄\n```\n';
  const text = `첫 줄이 여기 있습니다.\n${fence}둘째 줄입니다.\n셋째 줄이 여기 있습니다.\n`;
  const cuts = cutForCorrection(text, { size: 10 });
  expect(cuts.join('')).toBe(text);
  expect(cuts.length).toBeGreaterThan(2);
  expect(cuts.every((cut) => cut.endsWith('\n'))).toBe(true);
  expect(cuts.some((cut) => cut.includes(fence.trim()))).toBe(true);
});

it('cuts a long line at the ends of sentences, unless it is to stay one', () => {
  const text = '비가 왔다. '.repeat(40);
  const cuts = cutForCorrection(text, { size: 20, longLine: 50 });
  expect(cuts.length).toBeGreaterThan(3);
  expect(cuts.join('')).toBe(text);
  expect(cutForCorrection(text, { size: 20, longLine: 50, oneSentence: true })).toEqual([text]);
});

it('joins answers with offsets in the encoding of the caller', () => {
  const answer = (origin: string, offset: number): CorrectErrorResponse => ({
    origin,
    revised: `${origin}!`,
    revisedBlocks: [
      {
        origin: { content: '가', beginOffset: offset, length: 1 },
        revised: '나',
        revisions: [],
        lemma: '',
        pos: 'POS_UNK',
        nested: [],
      },
    ],
    whitespaceCleanupRanges: [{ offset, length: 1, position: 'START' }],
    revisedSentences: [{ origin, revised: `${origin}!` }],
    helps: {},
    language: 'ko_KR',
    tokensCount: 1,
  });
  const joined = (encoding: 'UTF8' | 'UTF16' | 'UTF32' | 'NONE', one = false) =>
    joinCorrections([answer('😀가', 1), answer('나가', 1)], encoding, one);
  expect(joined('UTF32').revisedBlocks.map(({ origin }) => origin.beginOffset)).toEqual([1, 3]);
  expect(joined('UTF16').revisedBlocks.map(({ origin }) => origin.beginOffset)).toEqual([1, 4]);
  expect(joined('UTF8').whitespaceCleanupRanges.map(({ offset }) => offset)).toEqual([1, 8]);
  expect(joined('NONE').revisedBlocks[1]!.origin.beginOffset).toBe(-1);
  expect(joined('UTF32')).toMatchObject({ origin: '😀가나가', revised: '😀가!나가!', tokensCount: 2 });
  expect(joined('UTF32').revisedSentences).toHaveLength(2);
  expect(joined('UTF32', true).revisedSentences).toEqual([{ origin: '😀가나가', revised: '😀가!나가!' }]);
});
