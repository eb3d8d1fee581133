import { describe, expect, it } from 'vitest';
import { morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import { splitEnding } from './split-ending.js';

const ending = (form: string) => morphemeOf(form, 'EF', 1, 1 + form.length, -1);
const written = (parts: PathMorpheme[]) =>
  parts.map(({ form, tag, from, to }) => `${form}/${tag}@${from}-${to}`).join(' ');

describe('endings of two morphemes', () => {
  it.each([
    ['네요', '네/EF@1-2 요/JX@2-3'],
    ['ㄹ까요', 'ㄹ까/EF@1-3 요/JX@3-4'],
    ['더라고요', '더라고/EF@1-4 요/JX@4-5'],
    ['세요', '시/EP@1-2 어요/EF@1-3'],
    ['으세요', '으시/EP@1-3 어요/EF@2-4'],
    ['실까', '시/EP@1-2 ㄹ까/EF@1-3'],
    ['으실까', '으시/EP@1-3 ㄹ까/EF@2-4'],
    ['으실까요', '으시/EP@1-3 ㄹ까/EF@2-4 요/JX@4-5'],
    ['으실지', '으시/EP@1-3 ㄹ지/EF@2-4'],
    ['으십시오', '으시/EP@1-3 ㅂ시오/EF@2-5'],
  ])('%s', (form, expected) => {
    const parts = splitEnding(ending(form));
    expect(written(parts)).toBe(expected);
    // Each part is as probable as the whole.
    for (const { from, to, log } of parts) expect(log / (to - from)).toBeCloseTo(-1 / form.length);
  });

  it.each(['어요', '아요', '에요', '예요', '지요', '죠', '잖아요', '요', '다', '자'])('%s stays', (form) => {
    expect(splitEnding(ending(form))).toEqual([ending(form)]);
  });

  it('keeps what a mended mistake stands for in one piece: its letters are not those of the text', () => {
    expect(splitEnding({ ...ending('네요'), mended: true })).toHaveLength(1);
    expect(splitEnding({ ...ending('네요'), to: 2 })).toHaveLength(1);
  });
});
