import { describe, expect, it } from 'vitest';
import type { Help } from '../types.js';
import { addHelps } from './cited-articles.js';

function help(id: string, ruleArticle: string): Help {
  return { id, category: 'SPACING', comment: '까닭입니다.', examples: [], ruleArticle };
}

describe('helps of several parts of a text', () => {
  it('are one help an id, which cites what each part needed, once', () => {
    const helps = { marks: help('marks', '문장 부호 쉼표 규정 (7)') };
    addHelps(helps, { marks: help('marks', '문장 부호 마침표 규정 (1), 문장 부호 쉼표 규정 (7)') });
    expect(helps.marks.ruleArticle).toBe('문장 부호 쉼표 규정 (7), 문장 부호 마침표 규정 (1)');
  });

  it('keep articles of one book together', () => {
    const helps = { words: help('words', '한글 맞춤법 제2항, 제42항') };
    addHelps(helps, {
      words: help('words', '한글 맞춤법 제2항, 제42항'),
      names: help('names', '한글 맞춤법 제48항'),
    });
    expect(Object.values(helps).map(({ ruleArticle }) => ruleArticle)).toEqual([
      '한글 맞춤법 제2항, 제42항',
      '한글 맞춤법 제48항',
    ]);
  });
});
