import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../test/support/engine.js';
import type { EvidenceAnalyser } from '../analysis/evidence-analyser.js';
import { correct } from './correct.js';
import { limitsOf } from './judge/limits.js';
import type { Block, CorrectOptions, Revision } from './types.js';

/** A rule, words weighed by their surroundings, mistyped words, white space, and what only the judge finds. */
const TEXT =
  '몇일 뒤에  다시 만나자. 물가 상승을 억재했다.\n교통 정채가 심하다.\n안녕하새요, 저는 학셍입니다.\n어재밤에는 왠지 잠이 안왔다.\n둘은 오래 사겼다.';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

const answerFor = (options: CorrectOptions) =>
  correct(TEXT, { enableCleanupWhitespace: true, ...options }, engine);
const revisionsIn = (blocks: readonly Block[]): Revision[] =>
  blocks.flatMap(({ revisions, nested }) => [...revisions, ...revisionsIn(nested)]);

describe('what speaks for a revision', () => {
  it('is said of each where the caller wants to know', async () => {
    const revisions = revisionsIn((await answerFor({ explain: true })).blocks);
    expect(revisions.length).toBeGreaterThan(5);
    for (const { revised, evidence } of revisions) expect(evidence, revised).toBeDefined();
    const rule = revisions.find(({ evidence }) => evidence?.by === 'rule')!;
    expect(rule.evidence).toMatchObject({ rule: rule.helpId.split('.')[0], certainty: 'certain' });
    const [judged] = revisions.filter(({ evidence }) => evidence?.by === 'judge');
    const { probability, gain, thresholds } = judged!.evidence!;
    expect(probability).toBeCloseTo(judged!.score, 3);
    expect(gain).toBeGreaterThan(0);
    expect(thresholds).toEqual(limitsOf({}));
    expect(revisions.map(({ evidence }) => evidence!.by)).toContain('whitespace');
  });

  it('changes nothing else of the answer', async () => {
    const plain = await answerFor({});
    const explained = await answerFor({ explain: true });
    for (const { evidence } of revisionsIn(plain.blocks)) expect(evidence).toBeUndefined();
    const without = JSON.parse(
      JSON.stringify(explained, (key, value) => (key === 'evidence' ? undefined : value)),
    );
    expect(without).toEqual(JSON.parse(JSON.stringify(plain)));
  });
});
