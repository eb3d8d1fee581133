import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Archive } from './archive.js';
import { viewOf } from './entries.js';

const FILES = { 'a.txt': strToU8('하나'), 'in/b.txt': strToU8('둘'.repeat(1000)), c: strToU8('') };
const packed = () =>
  zipSync({ ...FILES, mimetype: [strToU8('plain'), { level: 0 }] }, { mtime: new Date('2026-01-02') });
/** Where the list of contents tells of the first file. */
const listAt = (bytes: Uint8Array) => viewOf(bytes).getUint32(bytes.length - 22 + 16, true);

describe('an archive', () => {
  it('is the same bytes where nothing changes', () => {
    expect(new Archive(packed()).with(new Map())).toEqual(packed());
  });

  it('with another file is read by others, and all other files keep their packed bytes', () => {
    const before = packed();
    const fresh = new Map([
      ['in/b.txt', strToU8('셋')],
      ['새로.txt', strToU8('넷')],
    ]);
    const after = new Archive(before).with(fresh);
    expect(unzipSync(after)).toEqual({
      ...FILES,
      mimetype: strToU8('plain'),
      'in/b.txt': strToU8('셋'),
      '새로.txt': strToU8('넷'),
    });
    expect(Buffer.from(after).includes(Buffer.from(before.subarray(0, 41)))).toBe(true);
    expect(new Archive(after).names).toEqual(['a.txt', 'in/b.txt', 'c', 'mimetype', '새로.txt']);
  });

  it('that claims more files, bytes or a higher ratio than a document has is refused before anything is unpacked', () => {
    const limits = { files: 10, bytes: 10_000, ratio: 100, smallBytes: 100 };
    expect(new Archive(packed(), limits).names).toHaveLength(4);
    expect(() => new Archive(packed(), { ...limits, files: 3 })).toThrow('너무 커져서');
    expect(() => new Archive(packed(), { ...limits, bytes: 3000 })).toThrow('너무 커져서');
    expect(() => new Archive(packed(), { ...limits, ratio: 3 })).toThrow('너무 커져서');
    expect(() => new Archive(zipSync({ x: [new Uint8Array(21_000_000), { level: 1 }] }))).toThrow(
      '너무 커져서',
    );
  });

  it('that holds more than it says, or shares bytes between files, is broken', () => {
    const lying = zipSync({ x: new Uint8Array(1_000_000) });
    viewOf(lying).setUint32(listAt(lying) + 24, 10, true);
    const archive = new Archive(lying);
    expect(() => archive.unpack('x')).toThrow('깨졌습니다');
    const shared = zipSync({ x: strToU8('하나'), y: strToU8('하나') });
    viewOf(shared).setUint32(listAt(shared) + 47 + 42, 0, true);
    expect(() => new Archive(shared)).toThrow('깨졌습니다');
  });

  it('cut off or changed anywhere is refused or read, never something else', () => {
    const whole = packed();
    for (let length = 0; length < whole.length; length += 7)
      expect(() => new Archive(whole.subarray(0, length))).toThrow('깨졌습니다');
    for (let at = 0; at < whole.length; at++) {
      const changed = whole.slice();
      changed[at]! ^= 0x55;
      try {
        const archive = new Archive(changed);
        for (const name of archive.names) archive.unpack(name);
      } catch (error) {
        expect((error as Error).name).toBe('UnreadableFile');
      }
    }
  });

  it('with a password says so', () => {
    const bytes = packed();
    viewOf(bytes).setUint16(listAt(bytes) + 8, 1, true);
    expect(() => new Archive(bytes)).toThrow('암호');
  });
});
