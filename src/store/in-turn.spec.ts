import { expect, it } from 'vitest';
import { inTurn } from './in-turn.js';

it('an older reading never overwrites a newer one, and one that waits serves all', async () => {
  let stored = 1;
  let shown = 0;
  let readings = 0;
  const waits = [30, 1, 1, 1];
  const refresh = inTurn(async () => {
    const seen = stored;
    await new Promise((resolve) => setTimeout(resolve, waits[readings++]));
    shown = seen;
  });
  const first = refresh();
  await Promise.resolve();
  await Promise.resolve();
  stored = 2;
  await Promise.all([first, refresh(), refresh(), refresh()]);
  expect(shown).toBe(2);
  expect(readings).toBe(2);
});

it('goes on after a reading that failed', async () => {
  let fails = true;
  const refresh = inTurn(async () => {
    if (fails) throw new Error('저장소가 답하지 않습니다.');
  });
  await expect(refresh()).rejects.toThrow('저장소가 답하지 않습니다.');
  fails = false;
  await expect(refresh()).resolves.toBeUndefined();
});
