import { expect, it } from 'vitest';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { type CorrectionCutOptions, cutForCorrection } from './cut-correction.js';
import { joinCorrections } from './join-corrections.js';

const textsOf = (text: string, options: CorrectionCutOptions) =>
  cutForCorrection(text, options).map((cut) => cut.text);

it('cuts behind line breaks and loses nothing', () => {
  const text = `첫 줄입니다.\n${'짧은 줄\n'.repeat(5)}셋째 줄이 여기 있습니다.\n`;
  const cuts = textsOf(text, { size: 10 });
  expect(cuts.join('')).toBe(text);
  expect(cuts.length).toBeGreaterThan(2);
  expect(cuts.every((cut) => cut.endsWith('\n'))).toBe(true);
});

it('pages are the cuts of the whole, with what is protected there', () => {
  const text = `글\n\`\`\`\n${'코드 한 줄\n'.repeat(9)}\`\`\`\n${'비가 왔다. '.repeat(30)}`;
  const options = { size: 20, longLine: 30 };
  const paged = [];
  for (let begin = 0; begin < text.length; ) {
    const cuts = cutForCorrection(text, { ...options, page: { begin, characters: 70 } });
    const length = cuts.reduce((sum, cut) => sum + cut.text.length, 0);
    expect(length).toBeLessThanOrEqual(70);
    begin += length;
    paged.push(...cuts);
  }
  expect(paged).toEqual(cutForCorrection(text, options));
});

it('a cut knows what is protected in it, wherever that began and ends', () => {
  const text = `첫 줄\n\`\`\`\n${'코드 한 줄\n'.repeat(5)}\`\`\`\n<b\n  title="글">글 \`코드\` 글</b>\n`;
  const cuts = cutForCorrection(text, { size: 8 });
  expect(cuts.length).toBeGreaterThan(4);
  expect(cuts.map((cut) => cut.text).join('')).toBe(text);
  const kept = cuts.map((cut) =>
    cut.protectedSpans!.map(({ begin, end }) => cut.text.slice(begin, end)).join('|'),
  );
  expect(kept.join('').replaceAll('|', '')).toBe(
    text.replace('첫 줄\n', '').replace('글 `', '`').replace(' 글</b>\n', '</b>'),
  );
});

it('cuts a long line at the ends of sentences, then of words, then anywhere but in a character', () => {
  const text = '비가 왔다. '.repeat(40);
  const cuts = textsOf(text, { size: 20, longLine: 50 });
  expect(cuts.length).toBeGreaterThan(3);
  expect(cuts.join('')).toBe(text);
  expect(cuts.every((cut) => cut.endsWith('다. '))).toBe(true);
  expect(textsOf(text, { size: 20, oneSentence: true })).toEqual([text]);
  expect(textsOf('가나 '.repeat(40), { size: 20, longLine: 50 }).every((cut) => cut.endsWith(' '))).toBe(
    true,
  );
  const faces = textsOf('😀'.repeat(100), { size: 21, longLine: 51 });
  expect(faces.length).toBeGreaterThan(3);
  expect(faces.every((cut) => /^(?:😀)+$/u.test(cut))).toBe(true);
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
