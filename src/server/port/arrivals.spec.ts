import { describe, expect, it } from 'vitest';
import { createArrivals } from './arrivals.js';

function clocked(queue: number) {
  const clock = { time: 0 };
  const arrivals = createArrivals(queue, () => clock.time);
  const dropped: string[] = [];
  const send = (keyId: string, address: string) =>
    arrivals.begin({ keyId, address, cutOff: () => dropped.push(`${keyId} ${address}`) });
  return { clock, arrivals, dropped, send };
}

describe('bodies on their way', () => {
  it('of one key make room for its next, the slowest first; the others are left alone', () => {
    const { clock, arrivals, dropped, send } = clocked(2);
    send('a', '1');
    send('b', '9');
    clock.time = 500;
    send('a', '2');
    clock.time = 1200;
    send('a', '3');
    expect(dropped).toEqual(['a 1']);
    expect(arrivals.count).toBe(3);
    arrivals.stop();
  });

  it('that have only just begun are not dropped: the next is refused', () => {
    const { send, dropped, arrivals } = clocked(1);
    send('a', '1');
    expect(() => send('a', '2')).toThrow(/너무 많습니다/);
    expect(() => send('b', '1')).toThrow(/너무 많습니다/);
    send('b', '2').done();
    expect(dropped).toEqual([]);
    expect(arrivals.count).toBe(1);
    arrivals.stop();
  });

  it('are bounded altogether', () => {
    const { clock, send, arrivals } = clocked(2);
    for (let i = 0; i < 100; i++) {
      clock.time += 2000;
      send(`key ${i}`, `address ${i}`);
    }
    expect(arrivals.count).toBe(16);
    arrivals.stop();
  });
});
