import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../../analysis/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correct } from '../correct.js';
import type { CorrectOptions } from '../types.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await createEngine();
});
afterAll(() => engine.close());

const revised = async (text: string, options: CorrectOptions = {}) =>
  (await correct(text, options, engine)).revised;

describe('the judge', () => {
  it.each([
    ['출근길 교통 정채가 심했다.', '출근길 교통 정체가 심했다.', 'typo-context'],
    ['어제 극장에서 영화을 보았다.', '어제 극장에서 영화를 보았다.', undefined],
    ['물가 성장을 억재한다고 한다.', '물가 성장을 억제한다고 한다.', undefined],
  ])('mends what no list names: %s', async (wrong, right, helpId) => {
    const correction = await correct(wrong, {}, engine);
    expect(correction.revised).toBe(right);
    if (helpId)
      expect(correction.blocks.some(({ revisions }) => revisions[0]!.helpId.startsWith(helpId))).toBe(true);
    expect(await revised(right), 'what was corrected stays').toBe(right);
  });

  it.each([
    '할머니는 장독대에서 된장을 퍼 오셨다.',
    '선원들은 갑판 위에서 그물을 기웠다.',
    '이 논문은 압전 소자의 피로 수명을 다룬다.',
    '김봄솔은 새벽마다 조깅을 한다.',
    '바르톨로메우 디아스는 희망봉에 닿았다.',
    '그 학교는 지린성 퉁화시에 있다.',
  ])('leaves what is right: %s', async (text) => {
    expect(await revised(text)).toBe(text);
  });

  it('says nothing of what it was told to ignore, and of letters where typing mistakes are not wanted', async () => {
    const text = '출근길 교통 정채가 심했다.';
    expect(await revised(text, { ignoreRules: ['typo-context'] })).toBe(text);
    expect(await revised('밥은 안되요.', { ignoreRules: ['doe-dwae'] })).toBe('밥은 안되요.');
    expect(await revised(text, { disableTypoCorrection: true })).toBe(text);
  });

  it('says the same of a sentence whatever stands around it', async () => {
    const wrong = '출근길 교통 정채가 심했다.';
    const right = '출근길 교통 정체가 심했다.';
    for (const around of [
      (s: string) => `비가 왔다. ${s}`,
      (s: string) => `${s} 그래서 늦었다.`,
      (s: string) => `“${s}”`,
    ])
      expect(await revised(around(wrong))).toBe(around(right));
  });
});
