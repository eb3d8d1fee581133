import { describe, expect, it } from 'vitest';
import { misshapen, stackedParticles } from './particle-chain.js';

describe('stacked particles', () => {
  it.each([
    ['으로부터는요', ['으로', '부터', '는', '요']],
    ['에서조차도', ['에서', '조차', '도']],
    ['로서', ['로', '서']],
    ['만를', ['만', '를']],
    ['은커녕', ['은', '커녕']],
  ])('%s are taken apart', (run, particles) => expect(stackedParticles(run)).toEqual(particles));

  it.each(['', '서', '는데', '이다', '를까지', '하는'])('“%s” is no stack of them', (run) =>
    expect(stackedParticles(run)).toBeUndefined(),
  );
});

it('each goes by the sound of what stands right before it', () => {
  expect(misshapen('학교', ['으로', '부터'])).toEqual([{ at: 0, surface: '으로', replacement: '로' }]);
  expect(misshapen('밥', ['만', '를'])).toEqual([{ at: 1, surface: '를', replacement: '을' }]);
  expect(misshapen('SEOUL', ['가'])).toEqual([{ at: 0, surface: '가', replacement: '이' }]);
  expect(misshapen('SEOUL', ['로'])).toEqual([]);
  expect(misshapen('(truth)', ['을'])).toEqual([{ at: 0, surface: '을', replacement: '를' }]);
  expect(misshapen('사과(apple)', ['을'])).toEqual([{ at: 0, surface: '을', replacement: '를' }]);
});
