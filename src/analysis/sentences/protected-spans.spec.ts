import { describe, expect, it } from 'vitest';
import { protectedSpans } from './protected-spans.js';

function kept(line: string): string[] {
  return protectedSpans(line).map(({ begin, end }) => line.slice(begin, end));
}

describe('protectedSpans', () => {
  it.each([
    ['https://a.kr/b?c=d.를 보라.', ['https://a.kr/b?c=d']],
    ['(http://a.kr/b). 끝.', ['http://a.kr/b']],
    ['www.a.co.kr에서', ['www.a.co.kr']],
    ['a.kr/b?c! 좋다', ['a.kr/b?c']],
    ['help.me@a.co.kr로', ['help.me@a.co.kr']],
    ['3.14와 1,300.50원', ['3.14', '300.50']],
    ['v2.0.1과 Node.js', ['v2.0.1', 'Node.js']],
    ['2024. 5. 1. 서울', ['2024. 5. 1.']],
    ['2024.5.1.까지', ['2024.5.1.']],
    ['U.S. 정부와 J. K. 롤링', ['U.S.', 'J. K.']],
    ['Dr. Kim과 Mr. Lee', ['Dr.', 'Mr.']],
    ['No. 5와 p. 12', ['No.', 'p.']],
    ['끝났다. 갔다! 왜?', []],
    ['아무것도 없다', []],
  ])('%s', (line, expected) => {
    expect(kept(line)).toEqual(expected);
  });
});
