import { expect, it } from 'vitest';
import { createEngine } from '../../src/analysis/engine.js';
import { correctAll } from '../../src/correction/correct.js';

const { confusionSentences, measureConfusion } = await import(
  new URL('../../bench/confusion-sentences.mjs', import.meta.url).href
);

it('finds words that are wrong only in context, and leaves right ones', { timeout: 240_000 }, async () => {
  const engine = await createEngine();
  const { recall, precision, damaged, sentences } = await measureConfusion(
    (texts: string[]) => correctAll(texts, {}, engine),
    confusionSentences('tuning'),
  );
  await engine.close();
  expect(sentences).toBeGreaterThan(500);
  expect(recall).toBeGreaterThanOrEqual(0.8);
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(damaged / sentences).toBeLessThanOrEqual(0.01);
});
