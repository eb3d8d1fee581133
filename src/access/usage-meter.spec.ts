import { expect, it } from 'vitest';
import type { Store, Usage } from '../store/types.js';
import { openUsageMeter } from './usage-meter.js';

const AMOUNT = { eojeols: 2, characters: 5, failed: false };

it('parts of a request are counted as one where they make one', async () => {
  const { store } = slowStore();
  const meter = await openUsageMeter(
    store,
    () => true,
    () => {},
  );
  const requests = () => meter.today(['key']).requests;
  for (const expected of [1, 1, 1, 1, 2, 2]) {
    meter.count('key', '', { ...AMOUNT, share: 1 / 4 });
    expect(requests()).toBe(expected);
  }
  meter.count('key', '', AMOUNT);
  expect(requests()).toBe(3);
  expect(meter.today(['key']).eojeols).toBe(14);
});

/** A store that takes its time, and may fail. */
function slowStore() {
  const rows: Usage[] = [];
  let settle = (_error?: Error) => {};
  const settled = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  const store = {
    async addUsage(added: Usage[]) {
      await settled;
      rows.push(...added);
    },
    readUsage: async () => rows,
  } as unknown as Store;
  return { store, settle };
}

it.each(['written', 'not written'])(
  'what is being written counts all the while, and once when %s',
  async (end) => {
    const { store, settle } = slowStore();
    const meter = await openUsageMeter(
      store,
      () => true,
      () => {},
    );
    for (let i = 0; i < 5; i++) meter.count('key', 'app', AMOUNT);
    const flushed = meter.flush().catch(() => {});
    expect(meter.today(['key'])).toEqual({ requests: 5, eojeols: 10 });
    settle(end === 'written' ? undefined : new Error('no store'));
    await flushed;
    expect(meter.today(['key'])).toEqual({ requests: 5, eojeols: 10 });
    await meter.close().catch(() => {});
  },
);
