import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../analysis/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correct } from '../correct.js';
import type { Certainty, CorrectOptions, Edit } from '../types.js';
import { decide } from './certainty.js';
import type { Level } from './level.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await createEngine();
}, 120_000);
afterAll(() => engine.close());

/** What is changed, and what is only asked about: the suggestion of every block whose text stays. */
async function corrected(text: string, options: CorrectOptions = {}) {
  const { revised, blocks } = await correct(text, options, engine);
  const asked = blocks
    .filter((block) => block.revised === text.slice(block.begin, block.end))
    .map(({ revisions: [first] }) => [first!.revised, first!.category]);
  return { revised, asked };
}

describe('what the norm forbids', () => {
  it.each([
    ['메세지', '메시지'],
    ['컨텐츠', '콘텐츠'],
  ])('%s is corrected in a long sentence that is right otherwise', async (wrong, right) => {
    const around = (word: string) =>
      `이 회사는 올해부터 외국 손님을 위해 새로 만든 ${word} 담당 부서를 본사 옆 건물에 두었다.`;
    expect(await corrected(around(wrong))).toEqual({ revised: around(right), asked: [] });
  });

  it.each([
    [
      '응시자는 시험이 시작되기 삼십 분 전까지 지정된 시험실에 입실 하여야 하고 신분증을 책상 위에 놓아야 한다.',
      '입실 하여야',
      '입실하여야',
    ],
    ['오래된 절은 마을에서 한참 떨어진 언덕 뒷편에 있어서 여름에도 찾는 이가 드물다.', '뒷편에', '뒤편에'],
    ['아이는 한참 동안 창밖을 내다보다가 어머니가 묻는 말에 작은 소리로 대답하였따.', '였따', '였다'],
    [
      '우리 구단은 지난주 토요일 밤에 열린 결승전에서 13년만에 우승컵을 다시 품에 안았다.',
      '13년만에',
      '13년 만에',
    ],
    [
      '이 도서관에서는 누구나 한 번에 책을 다섯 권까지 두 주 동안 빌릴수 있고 한 번 늘릴 수 있다.',
      '빌릴수',
      '빌릴 수',
    ],
  ])('%s', async (sentence, wrong, right) => {
    expect((await corrected(sentence)).revised).toBe(sentence.replace(wrong, right));
  });
});

describe('a level', () => {
  const TEXT = '창문을 열어주었다. 시청율이 올랐다. 우리는 밤을 새고 일했다.';

  it('careful changes only what is certain and asks about the rest', async () => {
    const { revised, asked } = await corrected(TEXT, { level: 'careful' });
    expect(revised).toBe('창문을 열어주었다. 시청률이 올랐다. 우리는 밤을 새고 일했다.');
    expect(asked.map(([suggestion]) => suggestion)).toEqual(['열어 주었다.', '새우고']);
  });

  it('normal leaves to the author what only the author knows', async () => {
    const { revised, asked } = await corrected(TEXT, { level: 'normal' });
    expect(revised).toBe('창문을 열어 주었다. 시청률이 올랐다. 우리는 밤을 새고 일했다.');
    expect(asked).toEqual([['새우고', 'CONFIRM']]);
    expect(await corrected(TEXT)).toEqual({ revised, asked });
  });

  it('strict applies questions too', async () => {
    expect(await corrected(TEXT, { level: 'strict' })).toEqual({
      revised: '창문을 열어 주었다. 시청률이 올랐다. 우리는 밤을 새우고 일했다.',
      asked: [],
    });
  });

  it('strict still asks where two answers are equally likely', () => {
    const edit = (certainty: Certainty, other: number): Edit => ({
      begin: 0,
      end: 1,
      replacement: '가',
      category: 'WORD',
      helpId: 'typo',
      certainty,
      score: 0.5,
      others: [{ revised: '나', score: other }],
    });
    expect(decide(edit('author', 0.45), { level: 'strict' })).toBe('ask');
    expect(decide(edit('author', 0.2), { level: 'strict' })).toBe('change');
    expect(decide(edit('certain', 0.45), { level: 'strict' })).toBe('change');
  });

  it('of any kind leaves what the norm permits as it is written', async () => {
    for (const level of ['careful', 'normal', 'strict'] satisfies Level[])
      expect((await corrected('두 팀은 3대 2로 비겼다.', { level })).revised).toBe('두 팀은 3대 2로 비겼다.');
  });
});
