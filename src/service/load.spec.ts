import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from './limits.js';
import { createLoad } from './load.js';

const BUSY = expect.objectContaining({ code: 'unavailable', details: { retryAfter: 1 } });

describe('what a server still takes', () => {
  it('nothing more while those before wait too long, and again when they do not', () => {
    let waited = 0;
    const load = createLoad({ ...DEFAULT_LIMITS, waitSeconds: 2 }, () => waited);
    load.checkRoom();
    waited = 2001;
    expect(() => load.checkRoom()).toThrow(BUSY);
    waited = 1999;
    load.checkRoom();
  });

  it('as many requests as the queue holds', () => {
    const load = createLoad({ ...DEFAULT_LIMITS, queue: 1 });
    const leave = load.enter();
    expect(() => load.enter()).toThrow(BUSY);
    leave();
    leave();
    expect(load.requests).toBe(0);
    load.enter();
  });
});
