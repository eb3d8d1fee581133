import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { bulkProgress } from './bulk-progress.js';

describe('bulkProgress', () => {
  it('counts what an earlier run did as done, and the time left by what this one does', () => {
    const stderr = new PassThrough();
    let time = 0;
    const progress = bulkProgress(stderr, 1000, () => time);
    time = 1000;
    progress.add(10, 100, { share: 0.5 });
    time = 11_000;
    progress.add(100, 1000, { share: 0.6 });
    expect(stderr.read().toString()).toBe('1,110줄 · 1초에 10줄, 100자 · 60% · 남은 시간 40초\n');
  });

  it('never says that all is done before the end, and bytes where it cannot know the share', () => {
    const stderr = new PassThrough();
    let time = 0;
    const progress = bulkProgress(stderr, 0, () => time);
    time = 10_000;
    progress.add(100, 1000, { share: 1 });
    time = 20_000;
    progress.add(100, 1000, { read: 12_345 });
    expect(stderr.read().toString()).toBe(
      '100줄 · 1초에 10줄, 100자 · 99%\n200줄 · 1초에 10줄, 100자 · 12,345바이트 읽음\n',
    );
  });
});
