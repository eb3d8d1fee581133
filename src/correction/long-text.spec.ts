import { describe, expect, it } from 'vitest';
import type { Evidence } from '../analysis/types.js';
import { blocksOf } from './answer/blocks.js';
import { morphemeFinder } from './line/morpheme-finder.js';
import { collidesWithAny, insertSpan } from './line/ordered-spans.js';
import { rule as loneJamo } from './rules/spelling/lone-jamo.js';
import type { Edit } from './types.js';

/** So many that whoever looks at each of them for each of them does not come to an end in time. */
const MANY = 100_000;

const insertion = (at: number): Edit => ({
  begin: at,
  end: at,
  replacement: ' ',
  category: 'SPACING',
  helpId: 'spacing-words',
  certainty: 'certain',
  score: 0.9,
});

describe('what is very long', { timeout: 15_000 }, () => {
  it('a word is walked through once, however many changes it holds', () => {
    const text = '가나'.repeat(MANY);
    const changes = Array.from({ length: MANY - 1 }, (_, i) => {
      const edit = insertion(2 * i + 2);
      return { begin: edit.begin, end: edit.end, replacement: ' ', edits: [edit] };
    });
    const [block, ...others] = blocksOf(text, changes, [], () => []);
    expect(others).toEqual([]);
    expect(block).toMatchObject({ begin: 0, end: text.length });
    expect(block!.nested).toHaveLength(MANY - 1);
  });

  it('words are found among many lines and many words', () => {
    const eojeols = Array.from({ length: MANY }, (_, i) => ({
      begin: 3 * i,
      end: 3 * i + 2,
      modified: '',
      morphemes: [
        {
          form: '가나',
          tag: 'NNG' as const,
          begin: 3 * i,
          end: 3 * i + 2,
          probability: 1,
          outOfVocab: 'IN_BUILTIN_DICT' as const,
        },
      ],
    }));
    const first = {
      sentences: [{ begin: 0, end: 3 * MANY - 1, refined: '', eojeols }],
    } as unknown as Evidence;
    const origin = '가나 '.repeat(MANY).trim();
    const lines = [
      ...Array.from({ length: MANY }, (_, i) => ({ begin: 2 * i, origin: '가' })),
      { begin: 2 * MANY, origin, first },
    ];
    const morphemesAt = morphemeFinder(lines);
    let found = 0;
    for (let i = 0; i < MANY; i++) {
      const begin = 2 * MANY + 3 * i;
      const [only, ...others] = morphemesAt(begin, begin + 2);
      if (only?.begin === begin && others.length === 0) found++;
    }
    expect(found).toBe(MANY);
    expect(morphemesAt(0, 1)).toEqual([]);
  });

  it('an edit is put among many others', () => {
    const edits: Edit[] = [];
    for (let i = 0; i < MANY; i++) if (!collidesWithAny(edits, insertion(i))) insertSpan(edits, insertion(i));
    expect(edits).toHaveLength(MANY);
    expect(collidesWithAny(edits, insertion(MANY >> 1))).toBe(true);
  });

  it('lone letters are looked for in a long word once', () => {
    const text = '가'.repeat(2 * MANY);
    expect(loneJamo.find({ text } as Parameters<typeof loneJamo.find>[0])).toEqual([]);
  });
});
