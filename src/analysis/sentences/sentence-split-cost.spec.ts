import { describe, expect, it } from 'vitest';
import type { Tag } from '../tags.js';
import { splitSentences } from './sentence-split.js';

describe('splitSentences: the cost grows with the length, not with its square', () => {
  /** Processor time, the best of three, so that other work on the machine does not count; in milliseconds. */
  function cost(piece: string, length: number): number {
    const text = piece.repeat(Math.ceil(length / piece.length));
    const morphemes = [...text.matchAll(/[가-힣]/g)].map((match) => ({
      form: match[0] === '해' ? '어' : match[0],
      tag: 'EC' as Tag,
      begin: match.index,
      end: match.index + 1,
    }));
    return Math.min(
      ...[0, 1, 2].map(() => {
        const begin = process.cpuUsage();
        splitSentences(text, { startProbability: () => 0.3, morphemes });
        const { user, system } = process.cpuUsage(begin);
        return (user + system) / 1000;
      }),
    );
  }
  it.each([
    '(',
    ')',
    '()',
    '(가)',
    '"',
    '" ',
    '. ',
    '=',
    '#a',
    '#a ',
    'a',
    'a.',
    '1. ',
    'ㅋ ',
    '뭐해 ',
    '가자 ',
    '했다 ',
    '👩‍',
    '★ ㅋ ',
    '## ',
    '안녕하세요 여러분 ',
    '가거든 ',
    '갈까봐 ',
    '했다. (웃음) ',
  ])('%j', (piece) => {
    const short = Math.max(cost(piece, 2_000), 0.5);
    // 16 times the text: a linear cost is 16 times as high, a quadratic one 256 times.
    expect(cost(piece, 32_000)).toBeLessThan(short * 100);
  });
});
