import type { FileHandle } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { FileError } from './file-error.js';
import { writeWhole } from './write-whole.js';

/** A disk that takes a few bytes at a time, and no more than it has room for. */
function disk(atOnce: number, room: number) {
  const content = Buffer.alloc(room);
  let used = 0;
  const write = async (bytes: Uint8Array, from: number, length: number, at: number) => {
    const taken = Math.min(atOnce, length, room - at);
    if (taken <= 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    content.set(bytes.subarray(from, from + taken), at);
    used = at + taken;
    return { bytesWritten: taken };
  };
  return { file: { write } as unknown as FileHandle, content: () => content.subarray(0, used).toString() };
}

describe('writeWhole', () => {
  it('gives the system the rest until all is taken', async () => {
    const { file, content } = disk(3, 100);
    await writeWhole(file, 'x', Buffer.from('0123456789'), 0);
    await writeWhole(file, 'x', Buffer.from('abcde'), 10);
    expect(content()).toBe('0123456789abcde');
  });

  it('fails where not all is taken, and names the file', async () => {
    const failed = writeWhole(disk(3, 5).file, '결과/x.jsonl', Buffer.from('0123456789'), 0);
    await expect(failed).rejects.toThrow(FileError);
    await expect(failed).rejects.toThrow('결과/x.jsonl: 디스크에 남은 자리가 없습니다.');
  });
});
