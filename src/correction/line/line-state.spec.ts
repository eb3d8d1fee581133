import { describe, expect, it } from 'vitest';
import { isProtected } from '../keep/protect.js';
import type { Edit } from '../types.js';
import { advance, currentProtected, restart, startLine } from './line-state.js';

const insert = (begin: number): Edit => ({
  begin,
  end: begin,
  replacement: ' ',
  category: 'SPACING',
  helpId: 'spacing-words',
  certainty: 'certain',
  score: 1,
});

describe('a line that does not settle', () => {
  it('starts again from what the author wrote, without the words that moved', () => {
    const line = startLine('하나 둘셋 넷다섯 여섯', { begin: 0, end: 12 }, []);
    advance(line, [insert(4), insert(7)]);
    expect(line.current).toBe('하나 둘 셋 넷 다섯 여섯');
    line.restless = [{ begin: 4, end: 4 }];
    restart(line, true);
    expect(line.current).toBe(line.origin);
    expect(isProtected(currentProtected(line), 4, 4)).toBe(true);
    expect(isProtected(currentProtected(line), 7, 7)).toBe(false);
    advance(line, [insert(7)]);
    expect(line.current).toBe('하나 둘셋 넷 다섯 여섯');
  });

  it('is given up where that does not help', () => {
    const line = startLine('하나 둘셋', { begin: 0, end: 5 }, []);
    advance(line, [insert(4)]);
    restart(line, false);
    expect(line.current).toBe(line.origin);
    expect(line.protectedSpans).toEqual([]);
  });
});
