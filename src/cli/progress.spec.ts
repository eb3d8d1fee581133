import { expect, it } from 'vitest';
import { progressOn } from './progress.js';

function terminal(isTTY: boolean) {
  const written: string[] = [];
  return { written, stderr: { isTTY, write: (text: string) => written.push(text) > 0 } as never };
}

it('shows how far long work is, and takes the line away at the end', () => {
  let time = 0;
  const { written, stderr } = terminal(true);
  const progress = progressOn(stderr, () => time);
  time = 1000;
  progress.add(10, 500);
  expect(written).toEqual([]);
  time = 3000;
  progress.add(20, 1000);
  expect(written.join('')).toContain('30줄 · 1,500자 · 1초에 500자');
  progress.end();
  expect(written.at(-1)).toBe('\r\u001b[K');
});

it('says nothing where nobody looks', () => {
  let time = 0;
  const { written, stderr } = terminal(false);
  const progress = progressOn(stderr, () => time);
  time = 5000;
  progress.add(1, 1);
  progress.end();
  expect(written).toEqual([]);
});
