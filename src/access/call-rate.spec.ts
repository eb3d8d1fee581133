import { describe, expect, it } from 'vitest';
import type { Caller } from './admit.js';
import { createCallRate } from './call-rate.js';
import { storedKeyOf } from './key.js';

const callerOf = (keyId: string, accountId: string | null = null): Caller => ({
  keyId,
  appId: '',
  readOnly: false,
  key: storedKeyOf(`key of ${keyId}`, { accountId }),
});

/** How many of so many calls pass. */
function passed(calls: number, call: (i: number) => void): number {
  let count = 0;
  for (let i = 0; i < calls; i++) {
    try {
      call(i);
      count++;
    } catch (error) {
      expect(error).toMatchObject({
        code: 'resource_exhausted',
        details: { retryAfter: expect.any(Number) },
      });
    }
  }
  return count;
}

describe('how often somebody may call', () => {
  const options = { now: () => 0 };

  it('goes by key, from wherever it is used', () => {
    const rate = createCallRate(10, options);
    expect(passed(30, (i) => rate.check(callerOf('a'), `192.0.2.${i}`))).toBe(10);
    expect(passed(5, () => rate.check(callerOf('b'), undefined))).toBe(5);
  });

  it('goes by account for all of its keys together', () => {
    const rate = createCallRate(10, options);
    expect(passed(30, (i) => rate.check(callerOf(`key ${i}`, 'account'), undefined))).toBe(10);
    expect(passed(1, () => rate.check(callerOf('key 0'), undefined))).toBe(1);
  });

  it('goes by network for all who call from it, a /48 of IPv6 too', () => {
    const rate = createCallRate(10, options);
    expect(passed(100, (i) => rate.check(callerOf(`key ${i}`), '192.0.2.1'))).toBe(40);
    expect(passed(200, (i) => rate.check(callerOf(`other ${i}`), `2001:db8:1:${i.toString(16)}::1`))).toBe(
      160,
    );
  });

  it('has no limit where there is none, and none on an open server', () => {
    const open: Caller = { keyId: '', appId: '', readOnly: false };
    const [none, caller] = [createCallRate(0, options), callerOf('a')];
    expect(passed(100, () => none.check(caller, '192.0.2.1'))).toBe(100);
    const rate = createCallRate(1, options);
    expect(passed(100, () => rate.check(open, '127.0.0.1'))).toBe(100);
  });
});
