import { expect, it } from 'vitest';
import { machineLoad } from '../../test/support/machine-load.js';
import type { CorrectErrorResponse, RevisedBlock } from '../wire/messages.js';
import { correctionReport } from './correction-report.js';

/** An answer with one block for each pair, found in the text from left to right. */
function answer(origin: string, pairs: ReadonlyArray<readonly [string, string]>): CorrectErrorResponse {
  let at = 0;
  const revisedBlocks = pairs.map(([content, revised]): RevisedBlock => {
    const beginOffset = origin.indexOf(content, at);
    at = beginOffset + content.length;
    const revision = { revised, score: 1, category: 'SPACING', helpId: 'id' } as const;
    return {
      origin: { content, beginOffset, length: content.length },
      revised,
      revisions: [revision],
      lemma: '',
      pos: 'POS_UNK',
      nested: [],
    };
  });
  const help = {
    id: 'id',
    category: 'SPACING',
    comment: '까닭',
    examples: [],
    ruleArticle: '제1항',
  } as const;
  return {
    origin,
    revised: '',
    revisedBlocks,
    whitespaceCleanupRanges: [],
    revisedSentences: [],
    helps: { id: { ...help, examples: [] } },
    language: 'ko_KR',
    tokensCount: 0,
  };
}

it('shows each line once, with all that changes in it, whatever ends it', () => {
  const report = correctionReport(
    'a',
    answer('하나 둘\r\n셋\r넷 다섯\n여섯', [
      ['하나', '일'],
      ['둘', '이'],
      ['다섯', '오'],
      ['여섯', '육'],
    ]),
    false,
  );
  expect(report.split('\n').filter((line) => !line.startsWith('  '))).toEqual([
    '- 하나 둘',
    '+ 일 이',
    'a:1:1 하나 → 일',
    'a:1:4 둘 → 이',
    '- 넷 다섯',
    '+ 넷 오',
    'a:3:3 다섯 → 오',
    '- 여섯',
    '+ 육',
    'a:4:1 여섯 → 육',
    '',
  ]);
  expect(report).toContain('  까닭 (제1항) [id]');
});

it('of a long line only the surroundings of what changes', () => {
  const text = `${'가'.repeat(200)} 하나 ${'나'.repeat(200)} 둘 ${'다'.repeat(200)}`;
  const [before, after] = correctionReport(
    'a',
    answer(text, [
      ['하나', '일'],
      ['둘', '이'],
    ]),
    false,
  ).split('\n');
  expect(before).toMatch(/^- …가{23} 하나 나{23}…나{23} 둘 다{23}…$/);
  expect(after).toMatch(/^\+ …가{23} 일 나{23}…나{23} 이 다{23}…$/);
});

it('lets nothing through that a terminal would obey', () => {
  const report = correctionReport('a', answer('\u001b[2J하나\u0007', [['\u001b[2J하나\u0007', '일']]), false);
  expect([...report].filter((character) => character < ' ' && character !== '\n')).toEqual([]);
  expect(correctionReport('a', answer('하나', [['하나', '일']]), true)).toContain('\u001b[32m일\u001b[0m');
});

it('takes as long for many lines as they are many', () => {
  const lines = 60_000;
  const blocks = answer('하나\n'.repeat(lines), Array(lines).fill(['하나', '일'] as const));
  const start = performance.now();
  expect(correctionReport('a', blocks, false).split('\n')).toHaveLength(4 * lines + 1);
  // Each block looked for in each line took minutes.
  expect(performance.now() - start).toBeLessThan(10_000 * machineLoad());
});
