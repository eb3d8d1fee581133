import { beforeAll, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { isInflected } from './inflected-word.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

it.each([
  ['팝니까', '합니까'],
  ['까졌다', '가졌다'],
  ['짓기를', '지기를'],
])('%s is a form of another verb than %s', (written, candidate) => {
  expect(isInflected(written, candidate, engine.lexicon)).toBe(true);
});

it.each([
  ['갗은', '같은'],
  ['문재가', '문제가'],
  ['떄문에', '때문에'],
  ['함니다', '합니다'],
])('%s is none beside %s', (written, candidate) => {
  expect(isInflected(written, candidate, engine.lexicon)).toBe(false);
});
