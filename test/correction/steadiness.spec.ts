import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../src/analysis/engine.js';
import type { EvidenceAnalyser } from '../../src/analysis/evidence-analyser.js';
import { correctAll } from '../../src/correction/correct.js';
import { RULES } from '../../src/correction/rules/index.js';
import type { CorrectOptions } from '../../src/correction/types.js';

const { exampleCases, steadiness } = await import(
  new URL('../../bench/steady-variants.mjs', import.meta.url).href
);

/** Each so many-th example: the whole takes a minute and is bench/steadiness.mjs. */
const EVERY = 25;

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await createEngine();
}, 120_000);
afterAll(() => engine.close());

const ask = (texts: string[], options: CorrectOptions) => correctAll(texts, options, engine);

describe('a mistake gets the same answer', { timeout: 120_000 }, () => {
  it('alone, beside right words, in lists, brackets, quotes and Markdown, and after ten right sentences', async () => {
    const cases = exampleCases(RULES).filter((_: unknown, i: number) => i % EVERY === 0);
    const { asked, unsteady, share } = await steadiness(ask, cases);
    expect(asked).toBeGreaterThan(200);
    expect(share, JSON.stringify(unsteady, null, 1)).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    ['많은 참여바랍니다.', '주민 여러분의 많은 참여바랍니다.', '참여바랍니다', '참여 바랍니다'],
    ['발표 할 예정이다.', '교육부는 결과를 다음 달 발표 할 예정이다.', '발표 할', '발표할'],
    ['반듯이 지참하세요.', '신분증을 반듯이 지참하시기 바랍니다.', '반듯이', '반드시'],
    ['휴일이여서 쉬었다.', '휴가 중이여서 쉬었다.', '이여서', '이어서'],
    ['디렉토리로 옮겼다.', '파일을 디렉토리별로 옮겼다.', '디렉토리', '디렉터리'],
  ])('%s %s', async (short, long, wrong, right) => {
    const answers = await ask([short, long], {});
    expect(answers.map(({ revised }) => revised)).toEqual(
      [short, long].map((text) => text.replace(wrong, right)),
    );
  });
});
