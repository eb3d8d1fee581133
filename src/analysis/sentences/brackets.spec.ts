import { describe, expect, it } from 'vitest';
import { matchBrackets } from './brackets.js';

/** The stretches that matched signs enclose, outermost first. */
function enclosed(line: string): string[] {
  return [...matchBrackets(line, () => false)]
    .sort((a, b) => a[0] - b[0])
    .map(([open, close]) => line.slice(open, close + 1));
}

describe('matchBrackets', () => {
  it.each([
    ['그는 "간다"고 했다', ['"간다"']],
    ['“그가 ‘온다’ 했다”고', ['“그가 ‘온다’ 했다”', '‘온다’']],
    ['"그가 \'온다\' 했다"고', ['"그가 \'온다\' 했다"', "'온다'"]],
    ['(가(나)다)', ['(가(나)다)', '(나)']],
    ['‘P’와 ’Q’를', ['‘P’', '’Q’']],
    ['" 검색어 " 입력', ['" 검색어 "']],
    ['『책』, 「글」, 《그림》, <영화>', ['『책』', '「글」', '《그림》', '<영화>']],
    // Never closed, or never opened.
    ['"간다고 했다', []],
    ['1) 사과 2) 배', []],
    ['(열기만 하고', []],
    // Not brackets at all.
    ["it's mine, don't", []],
    ["'89년과 ’90년", []],
    ['좋아요 :( 싫어요 <3 a -> b', []],
    // A stray opening sign does not pair with the opening of the next quotation.
    ['화면 "크다. 그는 "좋다"고', ['"좋다"']],
    // What is left open inside is dropped when the outer pair closes.
    ['(그는 “간다)고', ['(그는 “간다)']],
  ])('%s', (line, expected) => {
    expect(enclosed(line)).toEqual(expected);
  });

  it('gives up on pairs that are too far apart', () => {
    expect(enclosed(`(${'가'.repeat(1000)})`)).toEqual([]);
    expect(enclosed(`"${'가'.repeat(1000)}"`)).toEqual([]);
  });
});
