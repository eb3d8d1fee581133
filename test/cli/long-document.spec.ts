import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLongDocument } from '../../src/cli/long-document.js';
import { cutLongLines, cutWithin } from '../../src/service/cuts/cut-long-lines.js';
import { createTextPool, type TextPool } from '../../src/service/workers/text-pool.js';
import fc from '../support/fast-check.js';
import { modelDirectory, WHITESPACE_WORKER } from '../support/pool.js';

let pool: TextPool;
beforeAll(async () => {
  pool = await createTextPool({ threads: 2, modelDir: modelDirectory(), worker: WHITESPACE_WORKER });
});
afterAll(() => pool.close());

describe('cutWithin', () => {
  const cut = (text: string, limit: number, atSentences: boolean) =>
    cutWithin(text, limit, atSentences).map(({ begin, end }) => text.slice(begin, end));

  it('cuts at line breaks, then sentence ends, then spaces, then anywhere', () => {
    expect(cut('가\n나 다 라', 4, true)).toEqual(['가\n', '나 다 ', '라']);
    expect(cut('가다. 나 다 라', 6, true)).toEqual(['가다. ', '나 다 라']);
    expect(cut('가다. 나 다 라', 6, false)).toEqual(['가다. 나 ', '다 라']);
    expect(cut('가나다라마', 2, true)).toEqual(['가나', '다라', '마']);
    expect(cut('가😀😀', 2, true)).toEqual(['가', '😀', '😀']);
    expect(cut('각각'.normalize('NFD'), 4, true)).toEqual(['각'.normalize('NFD'), '각'.normalize('NFD')]);
    expect(cut('\u1161'.repeat(8), 4, true)).toEqual(['\u1161'.repeat(4), '\u1161'.repeat(4)]);
  });

  it('leaves nothing out, keeps to the limit and splits no pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        // The longest character has three code units: a syllable of loose jamo.
        fc.integer({ min: 3, max: 9 }),
        fc.boolean(),
        (text, limit, ends) => {
          const pieces = cut(text, limit, ends);
          expect(pieces.join('')).toBe(text);
          for (const piece of pieces) {
            expect(piece.length).toBeLessThanOrEqual(limit);
            expect(piece.isWellFormed?.() ?? true).toBe(true);
          }
        },
      ),
    );
  });
});

describe('cutLongLines', () => {
  it('keeps short lines together and says which pieces are one long line', () => {
    const text = '가\n나\n  다라 마바 사 \n아';
    const pieces = cutLongLines(text, 4).map(({ begin, end, partOf }) => [text.slice(begin, end), partOf]);
    const line = { begin: 6, end: 13 };
    expect(pieces).toEqual([
      ['가\n나\n', undefined],
      ['다라 ', { ...line, first: true, last: false }],
      ['마바 사', { ...line, first: false, last: true }],
      ['아', undefined],
    ]);
  });
});

describe('a document longer than one answer can be', () => {
  const sentence = '엄마가  왔다 "그래서" 😀 \ud800 좋다. ';
  const oneLine = `  ${sentence.repeat(40)}  `;
  const texts: Record<string, string> = {
    'one line': oneLine,
    'long and short lines': `짧다.\n${oneLine}\n\n또 짧다\n${oneLine}`,
    'many lines': `${sentence}\n`.repeat(40),
    'hardly more than space': `${' '.repeat(2000)}가`,
  };

  for (const [name, text] of Object.entries(texts)) {
    for (const format of ['json', 'text'] as const) {
      it.each([
        ['analyze', {}, 'UTF8'],
        ['analyze', { autoSpacing: true }, 'UTF16'],
        ['analyze', { splitSentences: true }, 'UTF32'],
        ['tokenize', {}, 'UTF32'],
        ['sentences', {}, 'UTF32'],
        ['space', {}, 'UTF32'],
      ] as const)(`is answered as if whole: ${name}, ${format}, %s %j`, async (op, options, encoding) => {
        let written = '';
        const extra = { encoding, format };
        const write = async (part: string) => {
          written += part;
        };
        await writeLongDocument(op, text, { pool, options, extra, write, pieceCharacters: 300 });
        const [whole] = await pool.render(op, [text], options, extra);
        // Whether the spaces at a cut stand for one is left open: they are kept as they were.
        const shown = (answer: string) => (op === 'space' ? answer.replace(/ +/g, ' ') : answer);
        expect(shown(written)).toBe(`${shown(whole!)}\n`);
      });
    }
  }
});
