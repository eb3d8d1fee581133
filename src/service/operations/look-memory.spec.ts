import { expect, it } from 'vitest';
import { cutForCorrection } from '../cuts/cut-correction.js';
import { createLookMemories } from './look-memory.js';

it('asks once for the same question of the same caller, and again when it is old', async () => {
  let time = 0;
  let asked = 0;
  const memories = createLookMemories(() => time);
  const ask = async () => ++asked;
  expect(await memories.of('a').recall('q', 10, ask)).toBe(1);
  expect(await memories.of('a').recall('q', 10, ask)).toBe(1);
  expect(await memories.of('b').recall('q', 10, ask)).toBe(2);
  time += 11 * 60 * 1000;
  expect(await memories.of('a').recall('q', 10, ask)).toBe(3);
});

it('forgets what was longest of no use when it is full', async () => {
  let asked = 0;
  const memory = createLookMemories().of('a');
  const ask = async () => ++asked;
  await memory.recall('first', 900_000, ask);
  await memory.recall('second', 900_000, ask);
  await memory.recall('first', 900_000, ask);
  await memory.recall('third', 900_000, ask);
  expect(await memory.recall('first', 900_000, ask)).toBe(1);
  expect(await memory.recall('second', 900_000, ask)).toBe(4);
});

it('meets the same cuts again around an edit', () => {
  const lines = Array.from({ length: 400 }, (_, i) => `${i}번째 문장은 서로 다르다. 그래서 자리를 안다.\n`);
  const cuts = (text: string) => cutForCorrection(text, { steady: true }).map((cut) => cut.text);
  const before = cuts(lines.join(''));
  const after = cuts(lines.with(200, `${'아주 긴 문장을 가운데에 새로 썼다. '.repeat(20)}\n`).join(''));
  const known = new Set(before);
  expect(before.join('')).toBe(lines.join(''));
  expect(after.filter((cut) => !known.has(cut)).length).toBeLessThanOrEqual(2);
  expect(before.length).toBeGreaterThan(20);
});
