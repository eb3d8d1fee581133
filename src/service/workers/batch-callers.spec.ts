import { describe, expect, it } from 'vitest';
import type { Waiting } from '../render/sentence-renderer.js';
import { batchCallers } from './batch-callers.js';

const LIMITS = { characters: 20, texts: 3, workers: 1 };

/** Work that waits until it is let go, and notes what it was given. */
function heldWork(fails: (text: string) => boolean = () => false) {
  const batches: string[][] = [];
  const doors: Array<() => void> = [];
  const work = async (texts: readonly string[], kind: string, _waiting: Waiting) => {
    batches.push([...texts]);
    await new Promise<void>((open) => doors.push(open));
    if (texts.some(fails)) throw new Error('broken');
    return texts.map((text) => `${kind}:${text}`);
  };
  /** Lets go whatever is at work until nothing is. */
  const letGo = async () => {
    for (let quiet = 0; quiet < 5; quiet++) {
      await new Promise((done) => setImmediate(done));
      for (const open of doors.splice(0)) {
        quiet = 0;
        open();
      }
    }
  };
  return { work, batches, letGo };
}

describe('requests of several callers', () => {
  it('are joined while the workers are busy, and each gets its own answers', async () => {
    const { work, batches, letGo } = heldWork();
    const { run } = batchCallers(work, (kind) => kind, LIMITS);
    const answers = [['a'], ['b', 'c'], ['d'], ['e']].map((texts) => run(texts, 'k', {}));
    await letGo();
    expect(await Promise.all(answers)).toEqual([['k:a'], ['k:b', 'k:c'], ['k:d'], ['k:e']]);
    expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  });

  it('of different kinds are not', async () => {
    const { work, batches, letGo } = heldWork();
    const { run } = batchCallers(work, (kind) => kind, LIMITS);
    const answers = ['x', 'y', 'z', 'y'].map((kind, i) => run([String(i)], kind, {}));
    await letGo();
    expect(await Promise.all(answers)).toEqual([['x:0'], ['y:1'], ['z:2'], ['y:3']]);
    expect(batches).toEqual([['0'], ['1', '3'], ['2']]);
  });

  it('that are long, or part of something large, go by themselves at once', async () => {
    const { work, batches, letGo } = heldWork();
    const { run } = batchCallers(work, (kind) => kind, LIMITS);
    const answers = [run(['a'], 'k', {}), run(['b'.repeat(21)], 'k', {}), run(['c'], 'k', { large: true })];
    expect(batches.length).toBe(3);
    await letGo();
    await Promise.all(answers);
  });

  it('do not suffer from a text of somebody else', async () => {
    const { work, letGo } = heldWork((text) => text === 'bad');
    const { run } = batchCallers(work, (kind) => kind, LIMITS);
    const answers = ['first', 'good', 'bad', 'fine'].map((text) => run([text], 'k', {}));
    const settled = Promise.allSettled(answers);
    await letGo();
    expect((await settled).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('that nobody waits for any more are left out', async () => {
    const { work, batches, letGo } = heldWork();
    const { run } = batchCallers(work, (kind) => kind, LIMITS);
    const gone = new AbortController();
    const answers = [run(['a'], 'k', {}), run(['b'], 'k', { signal: gone.signal }), run(['c'], 'k', {})];
    gone.abort(new Error('gone'));
    const settled = Promise.allSettled(answers);
    await letGo();
    expect((await settled)[1]).toMatchObject({ reason: { message: 'gone' } });
    expect(batches).toEqual([['a'], ['c']]);
  });

  it('tell how long the first of them has waited', async () => {
    const { work, letGo } = heldWork();
    const batches = batchCallers(work, (kind) => kind, LIMITS);
    const first = batches.run(['a'], 'k', {});
    expect(batches.waited).toBe(0);
    const second = batches.run(['b'], 'k', {});
    await new Promise((done) => setTimeout(done, 30));
    expect(batches.waited).toBeGreaterThan(20);
    await letGo();
    await Promise.all([first, second]);
    expect(batches.waited).toBe(0);
  });
});
