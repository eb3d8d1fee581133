import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { ClaimQueue, Claims } from './claims.js';
import type { GraphName } from './graph-part.js';

/** What a thread of its own takes, over the memory that it is given, until nothing is left. */
const TAKER = `
  const { parentPort, workerData: { shared, count } } = require('node:worker_threads');
  const next = new Int32Array(shared);
  const taken = [];
  for (let i = Atomics.add(next, 0, 1); i < count; i = Atomics.add(next, 0, 1)) taken.push(i);
  parentPort.postMessage(taken);
`;

describe('claims', () => {
  it('give every part to one of two threads', async () => {
    const count = 200_000;
    const claims = new Claims(count);
    const thread = new Worker(TAKER, { eval: true, workerData: { shared: claims.shared, count } });
    const theirs = new Promise<number[]>((resolve) => thread.once('message', resolve));
    const ours: number[] = [];
    for (let i = claims.take(); i !== undefined; i = claims.take()) {
      ours.push(i);
      // Lets the other begin.
      if (ours.length % 100 === 0) await new Promise((done) => setImmediate(done));
    }
    const all = [...ours, ...(await theirs)].sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: count }, (_, i) => i));
  });

  it('are made for what is nearest to its answer first, else in order', () => {
    const queue = new ClaimQueue<{ name: string; graph: GraphName; claims: Claims }>();
    const add = (name: string, graph: GraphName, count: number) =>
      queue.add({ name, graph, claims: new Claims(count) });
    const names = (count: number) =>
      Array.from({ length: count }, () => {
        const claimed = queue.claim();
        return claimed && `${claimed.task.name}${claimed.index}`;
      });
    add('a', 'small', 2);
    add('b', 'small', 1);
    expect(names(1)).toEqual(['a0']);
    add('c', 'large', 2);
    add('d', 'dense', 1);
    expect(names(6)).toEqual(['d0', 'c0', 'c1', 'a1', 'b0', undefined]);
    add('e', 'small', 0);
    expect(names(1)).toEqual([undefined]);
  });
});
