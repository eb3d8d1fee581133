import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate.js';
import { habitsOf } from './habits.js';

function change(begin: number, end: number, replacement: string): Candidate {
  return { begin, end, replacement } as Candidate;
}

describe('what a change is known by', () => {
  it('is first the letter that differs, whatever the syllable', () => {
    const [general, ...particular] = habitsOf('안 됀다', change(2, 3, '된'));
    expect(general).toBe('1ㅙㅚ');
    expect(particular).toEqual(['됀>된', ' 됀>된', '됀>된다']);
    expect(habitsOf('쇄고기', change(0, 1, '쇠'))[0]).toBe(general);
  });

  it('names a letter that comes or goes', () => {
    expect(habitsOf('괜찬다', change(1, 2, '찮'))[0]).toBe('2ㄴㄶ');
    expect(habitsOf('하느다', change(1, 2, '는'))[0]).toBe('2ㄴ');
  });

  it('tells two syllables apart one by one', () => {
    expect(habitsOf('조은 날', change(0, 2, '좋은'))[0]).toBe('2ㅎ ');
    expect(habitsOf('나랄', change(0, 2, '랄나'))[0]).toBe('0ㄴㄹ2ㄹ 0ㄹㄴ2ㄹ');
    expect(habitsOf('가가나', change(0, 1, ''))[0]).toBe('1>0');
  });

  it('knows a space by what stands around it', () => {
    expect(habitsOf('할수 있다', change(1, 1, ' '))).toEqual(['> 수', '할> 수', '할> 수', '할> 수 ']);
    expect(habitsOf('먹을 만큼', change(2, 3, ''))).toEqual([' >만', '을 >만', '먹을 >만', '을 >만큼']);
  });

  it('holds at the ends of a text', () => {
    expect(habitsOf('돼', change(0, 1, '되'))).toEqual(['1ㅙㅚ', '돼>되', '돼>되', '돼>되']);
  });
});
