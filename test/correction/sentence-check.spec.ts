import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { correctAll } from '../../src/correction/correct.js';
import { RULES } from '../../src/correction/rules/index.js';
import { sharedEngine } from '../support/engine.js';

const CHECKS = new Set(RULES.flatMap(({ id, sentenceCheck }) => (sentenceCheck ? [id] : [])));

/** The sentences of a file that the check of sentences has something to say about, and the others. */
async function asked(file: string): Promise<{ found: string[]; passed: string[] }> {
  const rows = readFileSync(new URL(`sentence-check/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const sentences = rows.map((row) => row.split('\t')[1]!);
  const answers = await correctAll(sentences, { enableSentenceCheck: true }, await sharedEngine());
  const speaks = answers.map(({ helps }) => Object.keys(helps).some((id) => CHECKS.has(id)));
  return { found: sentences.filter((_, i) => speaks[i]), passed: sentences.filter((_, i) => !speaks[i]) };
}

it('the check of sentences finds at least 85 of 100 wrong ones', async () => {
  const { found, passed } = await asked('wrong.tsv');
  expect(found.length / (found.length + passed.length), passed.join('\n')).toBeGreaterThanOrEqual(0.85);
}, 120_000);

it('it asks nothing about right sentences that look like them', async () => {
  expect((await asked('right.tsv')).found).toEqual([]);
}, 120_000);
