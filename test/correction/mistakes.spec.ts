import { beforeAll, describe, expect, it } from 'vitest';
import type { EvidenceAnalyser } from '../../src/analysis/evidence-analyser.js';
import { correctAll } from '../../src/correction/correct.js';
import { sharedEngine } from '../support/engine.js';
import { MISTAKES } from './mistakes.js';
import { RIGHT_SENTENCES } from './right-sentences.js';
import { UNKNOWN_NAMES } from './unknown-names.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

const corrected = async (texts: readonly string[]) =>
  (await correctAll(texts, {}, engine)).map(({ revised }) => revised);

describe('sentences', { timeout: 120_000 }, () => {
  it('common mistakes are mended', async () => {
    const answers = await corrected(MISTAKES.map(([wrong]) => wrong));
    const missed = MISTAKES.filter(([, ...right], i) => !right.includes(answers[i]!));
    expect(
      missed.map(([wrong]) => `${wrong} → ${answers[MISTAKES.findIndex(([w]) => w === wrong)]}`),
    ).toEqual([]);
  });

  it('their corrections, and other right sentences, are left alone', async () => {
    const right = [...MISTAKES.map(([, first]) => first!), ...RIGHT_SENTENCES];
    expect(await corrected(right)).toEqual(right);
  });

  it('names and words that no dictionary has are left alone', async () => {
    expect(await corrected(UNKNOWN_NAMES)).toEqual(UNKNOWN_NAMES);
  });
});
