import type { FileHandle } from 'node:fs/promises';
import { explaining, FileError } from './file-error.js';

/** The system may take a part of what it is given, as when a disk is nearly full: the rest is given again until it refuses. */
export function writeWhole(file: FileHandle, path: string, bytes: Uint8Array, at: number): Promise<void> {
  return explaining(path, async () => {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
      if (bytesWritten === 0) throw new FileError(`${path}: 더 쓸 수 없습니다.`);
      done += bytesWritten;
    }
  });
}
