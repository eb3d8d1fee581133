import { describe, expect, it } from 'vitest';
import { melted, neighboursOf, respelt, twoLettersFrom } from './letter-steps.js';

describe('steps between syllables', () => {
  it('are one letter, whichever of the three', () => {
    const near = neighboursOf('격');
    for (const syllable of ['걱', '견', '벽']) expect(near).toContain(syllable);
    for (const syllable of ['격', '강', '고']) expect(near).not.toContain(syllable);
    expect(near).toHaveLength(18 + 20 + 27);
  });

  it('are two letters, whichever two of the three, and never one', () => {
    const far = twoLettersFrom('싶');
    for (const syllable of ['쉽', '깁', '솝']) expect(far).toContain(syllable);
    for (const syllable of ['싶', '십', '깊', '강']) expect(far).not.toContain(syllable);
  });

  it('melt what is said as one syllable', () => {
    expect(melted('가', '을')).toBe('갈');
    expect(melted('들', '은')).toBe('든');
    expect(melted('먹', '을')).toBeUndefined();
    expect(melted('가', '다')).toBeUndefined();
  });

  it('spell what is heard across two syllables', () => {
    expect(respelt('마', '니')).toContain('많이');
    expect(respelt('가', '치')).toContain('같이');
    expect(respelt('먹', '어')).toContain('머거');
  });
});
