import { describe, expect, it } from 'vitest';
import type { Job } from './job.js';
import { createJobQueue, type KeptFree } from './job-queue.js';

function jobOf(name: string, isLarge: boolean, batches = 1): Job {
  return {
    task: { op: name, texts: [] },
    batches: Array.from({ length: batches }, (_, i) => ({ begin: i, end: i + 1 })),
    results: [],
    unanswered: batches,
    isLarge,
    resolve: () => {},
    reject: () => {},
    over: () => {},
  };
}

function clocked(workers: number, keptFree?: KeptFree) {
  const clock = { time: 0 };
  return { clock, queue: createJobQueue(workers, { now: () => clock.time, keptFree }) };
}

describe('how long small jobs wait', () => {
  it('is told by the oldest of them', () => {
    const { clock, queue } = clocked(2);
    queue.add(jobOf('large', true));
    clock.time = 50;
    expect(queue.waited).toBe(0);
    queue.add(jobOf('first', false));
    clock.time = 80;
    queue.add(jobOf('second', false));
    expect(queue.waited).toBe(30);
    queue.next();
    expect(queue.waited).toBe(0);
  });
});

describe('whose turn it is', () => {
  it('small jobs go before large ones that came first', () => {
    const { queue } = clocked(2);
    queue.add(jobOf('large', true, 5));
    queue.add(jobOf('small', false));
    expect(queue.next()?.job.task.op).toBe('small');
    expect(queue.next()?.job.task.op).toBe('large');
  });

  it('a large job has all workers, but one less while small ones keep coming', () => {
    const { clock, queue } = clocked(3);
    queue.add(jobOf('large', true, 9));
    const running = [queue.next(), queue.next(), queue.next()];
    expect(running.map((turn) => turn?.job.task.op)).toEqual(['large', 'large', 'large']);
    queue.add(jobOf('small', false));
    running[0]!.end();
    expect(queue.next()?.job.task.op).toBe('small');
    running[1]!.end();
    expect(queue.next()?.job.task.op).toBe('large');
    expect(queue.next()).toBeUndefined();
    clock.time = 1000;
    expect(queue.next()?.job.task.op).toBe('large');
  });

  it('a worker is kept for small jobs for as long as is said after the last of them', () => {
    const { clock, queue } = clocked(2, { afterSmall: 3000, afterLong: 0, long: 500 });
    queue.add(jobOf('small', false));
    queue.next()!.end();
    queue.add(jobOf('large', true, 9));
    expect(queue.next()?.job.task.op).toBe('large');
    clock.time = 2999;
    expect(queue.next()).toBeUndefined();
    clock.time = 3000;
    expect(queue.next()?.job.task.op).toBe('large');
  });

  it('a worker is kept for small jobs after a large batch that took long, whether any came or not', () => {
    const { clock, queue } = clocked(2, { afterSmall: 200, afterLong: 30_000, long: 500 });
    queue.add(jobOf('large', true, 9));
    const [first, second] = [queue.next()!, queue.next()!];
    clock.time = 499;
    first.end();
    const third = queue.next()!;
    expect(third.job.task.op).toBe('large');
    clock.time = 500;
    second.end();
    expect(queue.next()).toBeUndefined();
    clock.time = 30_499;
    third.end();
    expect(queue.next()?.job.task.op).toBe('large');
    expect(queue.next()).toBeUndefined();
    clock.time = 60_499;
    expect(queue.next()?.job.task.op).toBe('large');
  });

  it('with one worker a large job still gets on, small ones as many as there are', () => {
    const { queue } = clocked(1);
    queue.add(jobOf('large', true, 3));
    for (let i = 0; i < 40; i++) queue.add(jobOf('small', false));
    const order: string[] = [];
    for (let turn = queue.next(); turn !== undefined; turn = queue.next()) {
      order.push(turn.job.task.op);
      turn.end();
    }
    expect(order).toHaveLength(43);
    expect(order.indexOf('large')).toBe(8);
    expect(order.filter((name) => name === 'large')).toHaveLength(3);
  });

  it('large jobs take turns', () => {
    const { queue } = clocked(2);
    queue.add(jobOf('a', true, 2));
    queue.add(jobOf('b', true, 2));
    const order = Array.from({ length: 4 }, () => {
      const turn = queue.next()!;
      turn.end();
      return turn.job.task.op;
    });
    expect(order).toEqual(['a', 'b', 'a', 'b']);
  });

  it('what was removed gets no turn', () => {
    const { queue } = clocked(2);
    const job = jobOf('large', true, 2);
    queue.add(job);
    queue.remove(job);
    expect(queue.next()).toBeUndefined();
  });
});
