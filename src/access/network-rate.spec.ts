import { describe, expect, it } from 'vitest';
import { networkOf, networksOf } from './network.js';
import { createNetworkRate } from './network-rate.js';

describe('networks', () => {
  it.each([
    ['192.0.2.1', ['192.0.2.1']],
    ['::ffff:192.0.2.1', ['192.0.2.1']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1/48']],
    ['2001:0DB8:1:0002::9%eth0', ['2001:db8:1:2', '2001:db8:1/48']],
    ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0/48']],
    ['::1', ['0:0:0:0', '0:0:0/48']],
    ['', ['']],
  ])('of %s', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
    expect(networkOf(address)).toBe(networks[0]);
  });
});

describe('a rate by network', () => {
  const clock = { now: 0 };
  const rateOf = (most: number) => createNetworkRate(most, { now: () => clock.now });

  it('counts all addresses of a /64 together', () => {
    const rate = rateOf(3);
    for (let i = 1; i <= 3; i++) expect(rate.take(`2001:db8:0:7::${i}`)).toBe(0);
    expect(rate.take('2001:db8:0:7::9')).toBeGreaterThan(0);
    expect(rate.take('2001:db8:0:8::1')).toBe(0);
  });

  it('has an end for a /48 as well, however many /64 are in it', () => {
    const rate = rateOf(3);
    const passed = Array.from({ length: 1000 }, (_, i) => rate.take(`2001:db8:5:${i.toString(16)}::1`));
    expect(passed.filter((wait) => wait === 0)).toHaveLength(12);
    expect(rate.take('2001:db8:6::1')).toBe(0);
    expect(rate.take('192.0.2.1')).toBe(0);
  });

  it('one /64 that is over its limit leaves its neighbours theirs', () => {
    const rate = rateOf(3);
    for (let i = 0; i < 1000; i++) rate.take('2001:db8:0:7::1');
    for (let i = 0; i < 3; i++) expect(rate.take('2001:db8:0:8::1')).toBe(0);
  });

  it('counts apart what is asked for', () => {
    const rate = rateOf(1);
    expect(rate.take('192.0.2.1', { for: 'a@example.com' })).toBe(0);
    expect(rate.take('192.0.2.1', { for: 'b@example.com' })).toBe(0);
    expect(rate.take('192.0.2.1', { for: 'a@example.com' })).toBeGreaterThan(0);
  });

  it('comes back with time', () => {
    const rate = rateOf(60);
    expect(rate.take('192.0.2.1', { count: 60 })).toBe(0);
    expect(rate.take('192.0.2.1')).toBe(1);
    clock.now += 1000;
    expect(rate.take('192.0.2.1')).toBe(0);
  });
});
