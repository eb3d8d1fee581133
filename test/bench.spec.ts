import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { start } from '../bench/child.mjs';

const built = existsSync(new URL('../dist/analysis/engine.js', import.meta.url));
const sample = readFileSync(new URL('../bench/sample.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

if (!built) console.warn('bench: dist is not built, its tests are skipped');

describe.skipIf(!built)('bench', () => {
  it('starts this engine as it starts its peers, and measures it', async () => {
    const child = await start({ script: 'malgyeol.mjs' }, { threads: 1 });
    try {
      const [tokens] = await child.call({ op: 'morphemes', texts: ['나는 학교에 갔다.'] });
      expect(tokens).toContainEqual(['학교', 'NNG']);
      expect(await child.call({ op: 'sentences', texts: ['비가 온다. 집에 가자.'] })).toEqual([
        ['비가 온다.', '집에 가자.'],
      ]);
      const [spaced] = await child.call({ op: 'space', texts: ['나는학교에 갔다.'] });
      expect(spaced).toEqual({ kept: '나는 학교에 갔다.', reset: '나는 학교에 갔다.' });
      expect(await child.call({ op: 'unheard of', texts: [] })).toBeNull();
      const { seconds, cpuSeconds, single } = await child.call({
        op: 'time',
        batches: [sample, sample],
        singles: sample.slice(0, 9),
      });
      expect(Math.min(seconds, cpuSeconds, single)).toBeGreaterThan(0);
      // Far below what any machine needs; above it something reads everything twice.
      expect(cpuSeconds / (2 * sample.join('').length)).toBeLessThan(0.001);
      if (process.platform === 'linux') expect(child.peakMegabytes()).toBeLessThan(700);
    } finally {
      await child.stop();
    }
  }, 120_000);

  it('tells why a competitor cannot be measured', async () => {
    await expect(start({ script: 'no-such-adapter.mjs' }, { threads: 1 })).rejects.toThrow(/\S/);
  }, 60_000);
});
