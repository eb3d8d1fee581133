import { describe, expect, it } from 'vitest';
import { createWrongKeys } from './wrong-keys.js';

function clocked() {
  const clock = { time: 0 };
  return { clock, keys: createWrongKeys(() => clock.time) };
}

/** Tries one after the other, each after the refusal of the one before; in milliseconds. */
function secondsFor(tries: number, keyOf = (i: number) => i): number {
  const address = '192.0.2.1';
  const { clock, keys } = clocked();
  for (let i = 0; i < tries; i++) {
    const verdict = keys.refuse(address, keyOf(i));
    clock.time += 'wait' in verdict ? verdict.wait : verdict.retryAfter;
  }
  return clock.time / 1000;
}

describe('wrong keys', () => {
  it('a few are refused at once, many take longer and longer', () => {
    expect(secondsFor(20)).toBe(0);
    expect(secondsFor(30)).toBeLessThan(3);
    expect(secondsFor(2000)).toBeGreaterThan(3000);
  });

  it('the same again and again is slowed down later', () => {
    expect(secondsFor(150, () => 7)).toBe(0);
    expect(secondsFor(2000, () => 7)).toBeGreaterThan(300);
  });

  it('many at one time are not all kept waiting', () => {
    const { keys } = clocked();
    const verdicts = Array.from({ length: 1000 }, (_, i) => keys.refuse('192.0.2.1', i));
    const waiting = verdicts.filter((verdict) => 'wait' in verdict);
    expect(waiting.length).toBeLessThan(60);
    for (const verdict of waiting) expect('wait' in verdict && verdict.wait).toBeLessThanOrEqual(10_000);
    expect(verdicts.at(-1)).toEqual({ retryAfter: expect.any(Number) });
  });

  it('are forgiven after a while, and counted for each address by itself', () => {
    const { clock, keys } = clocked();
    for (let i = 0; i < 30; i++) keys.refuse('192.0.2.1', i);
    expect(keys.refuse('192.0.2.1', -1)).not.toEqual({ wait: 0 });
    expect(keys.refuse('192.0.2.2', -1)).toEqual({ wait: 0 });
    clock.time += 200_000;
    expect(keys.refuse('192.0.2.1', -1)).toEqual({ wait: 0 });
  });

  it('one network of IPv6 is one address', () => {
    const { keys } = clocked();
    for (let i = 0; i < 30; i++) keys.refuse(`2001:db8:0:1::${i}`, i);
    expect(keys.refuse('2001:db8:0:1:ffff::1', -1)).not.toEqual({ wait: 0 });
    expect(keys.refuse('2001:db8:0:2::1', -1)).toEqual({ wait: 0 });
    expect(keys.refuse('::ffff:192.0.2.1', -1)).toEqual({ wait: 0 });
  });

  it('any number of addresses is remembered in bounded memory', () => {
    const { keys } = clocked();
    for (let i = 0; i < 30; i++) keys.refuse('192.0.2.1', i);
    for (let i = 0; i < 10_000; i++) keys.refuse(`198.51.${i >> 8}.${i & 255}`, i);
    expect(keys.refuse('192.0.2.1', -1)).toEqual({ wait: 0 });
  });
});
