import { beforeAll, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { isVerbForm } from './verb-form.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

it.each(['뎄어', '서라', '울긴', '어줍은', '먹었는데요', '가셨겠지', '추워서도', '셌는지'])(
  '%s is a form of a verb or an adjective',
  (text) => expect(isVerbForm(text, engine.lexicon)).toBe(true),
);

it.each(['배터러가', '없더군교', '선샌님', '주문했느데', '고앙이'])('%s is none', (text) =>
  expect(isVerbForm(text, engine.lexicon)).toBe(false),
);
