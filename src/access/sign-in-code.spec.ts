import { expect, it } from 'vitest';
import type { StoredKey } from '../store/types.js';
import { hashKey } from './key.js';
import { createSignInCode } from './sign-in-code.js';

function start() {
  const keys: StoredKey[] = [];
  let time = Date.parse('2026-01-01T00:00:00Z');
  const codes = createSignInCode({ insertKey: async (key) => keys.push(key) > 0 }, () => time);
  return { codes, keys, wait: (ms: number) => (time += ms) };
}

it('lets one browser in, once, with a key that ends', async () => {
  const { codes, keys } = start();
  expect(await codes.redeem('guess')).toBeUndefined();
  const given = (await codes.redeem(codes.code))!;
  expect(keys).toHaveLength(1);
  expect(keys[0]!.hash).toBe(hashKey(given.key).toString('hex'));
  expect(keys[0]!.expiresAt).toBe('2026-01-31T00:00:00.000Z');
  expect(await codes.redeem(codes.code)).toBeUndefined();
});

it('is too old after an hour', async () => {
  const { codes, keys, wait } = start();
  wait(60 * 60 * 1000 + 1);
  expect(await codes.redeem(codes.code)).toBeUndefined();
  expect(keys).toEqual([]);
});

it('lets only one of two in that come at the same time', async () => {
  const { codes, keys } = start();
  const answers = await Promise.all([codes.redeem(codes.code), codes.redeem(codes.code)]);
  expect(answers.filter((one) => one !== undefined)).toHaveLength(1);
  expect(keys).toHaveLength(1);
});
