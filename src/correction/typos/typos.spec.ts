import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correctAll } from '../correct.js';
import { isWritten } from './common-syllables.js';
import { confidence, type Grounds } from './confidence.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** Rare words, names, brands, dialect, chat: nobody mistyped them. */
const MEANT = [
  '굿머니 직원이 다녀갔다.',
  '저율의 분리과세를 하도록 했다.',
  '임금이 평활한 것은 좋은 일이다.',
  '평활(平滑)한 면을 골랐다.',
  '존 듀학(John Duchac)이 노래했다.',
  '전투화를 신고 걸었다.',
  '오늘은 볼린저 밴드에 대해서 알아보겠습니다.',
  '깨끗하게 빤 요를 깔았다.',
  '굳이 걱정할 필욘 없다.',
  '밥은 먹고 댕기는겨?',
  '나도 갈 수밖에 없겠죵',
  '그 사람은 요새 어떻노',
  '철이네서 놀다 왔다.',
  '사흘 뒤 성안의 갈제군은 모두 항복하였다.',
  '도망온 병사를 숨겨 주었다.',
  '그는 이름난 강사 및 상담가였다.',
  '검사에서는 혈액의 포도당치 변화를 살핀다.',
  '그가 할는지 누가 알겠어.',
  '언제 갈는지 말해 줘.',
  '남쪽으로 가라 하면 북쪽으로 가고, 서라 하면 앉더라.',
];

const MISTYPED: ReadonlyArray<readonly [string, string]> = [
  ['일 처리가 제데로 되지 않는다.', '일 처리가 제대로 되지 않는다.'],
  ['아침부터 열심히 공부햇어요.', '아침부터 열심히 공부했어요.'],
  ['선물을 받아서 정말 좋앗다.', '선물을 받아서 정말 좋았다.'],
  ['나는 그 말을 어떻개 믿어야 할지 모르겠다.', '나는 그 말을 어떻게 믿어야 할지 모르겠다.'],
  ['비가 왔기 떄문에 늦었다.', '비가 왔기 때문에 늦었다.'],
];

describe('typing mistakes', () => {
  it('leaves what was meant alone', async () => {
    const corrected = await correctAll(MEANT, {}, engine);
    expect(corrected.map(({ revised }) => revised)).toEqual(MEANT);
  });

  it('reads few of the candidates closely, however many there are', async () => {
    const wrong = '하꾜에 가는 길에 칭구를 만낫다.';
    const asked: Array<{ quick: boolean; texts: number }> = [];
    const counting: EvidenceAnalyser = Object.create(engine);
    counting.evidence = (texts, options, memory) => {
      asked.push({ quick: options?.quick === true, texts: texts.length });
      return engine.evidence(texts, options, memory);
    };
    const [corrected] = await correctAll([wrong], {}, counting);
    expect(corrected!.revised).toMatch(/^학교에 가는 길에 .* 만났다\.$/);
    const [line, ...candidates] = asked;
    expect(line).toEqual({ quick: false, texts: 1 });
    expect(candidates[0]!.quick).toBe(true);
    expect(candidates[0]!.texts).toBeGreaterThan(5);
    // three words in doubt, three candidates of each
    const close = candidates.find(({ quick }) => !quick);
    expect(close!.texts).toBeLessThanOrEqual(9);
  });

  it('mends slips of the finger, with a score and ranked alternatives', async () => {
    const corrected = await correctAll(
      MISTYPED.map(([wrong]) => wrong),
      {},
      engine,
    );
    expect(corrected.map(({ revised }) => revised)).toEqual(MISTYPED.map(([, right]) => right));
    for (const { blocks } of corrected) {
      for (const { revisions } of blocks) {
        const scores = revisions.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }
    }
  });

  it('reads a long line in pieces: what a word costs does not grow with its line', async () => {
    const filler = '나는 오늘 아침에 밥을 먹고 학교에 갔다 ';
    const text = `${filler.repeat(40)}비가 왔기 떄문에 늦었다.`;
    const [corrected] = await correctAll([text], {}, engine);
    expect(corrected!.revised).toBe(text.replace('떄', '때'));
  });

  it('is surer of a repair with more to say for it', () => {
    const grounds: Grounds = {
      margin: 6,
      gap: 3,
      share: 0.9,
      quality: -0.4,
      frequency: 8,
      unknown: false,
      plausible: false,
      listed: false,
      sound: false,
    };
    const sure = confidence(grounds);
    expect(sure).toBeGreaterThan(0.8);
    expect(confidence({ ...grounds, listed: true })).toBeLessThan(sure);
    expect(confidence({ ...grounds, gap: 0 })).toBeLessThan(sure);
    expect(confidence({ ...grounds, quality: -3 })).toBeLessThan(0.5);
  });

  it('writes only syllables that words are written with', () => {
    expect(isWritten('문제가')).toBe(true);
    expect(isWritten('보존됂아요')).toBe(false);
  });
});
