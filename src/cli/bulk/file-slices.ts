import { open } from 'node:fs/promises';
import type { AsyncBuffer } from 'hyparquet';

/** A file of which parts are read, each into memory once; the file is open only meanwhile. */
export async function fileSlices(path: string): Promise<AsyncBuffer> {
  const handle = await open(path);
  const { size } = await handle.stat().finally(() => handle.close());
  return { byteLength: size, slice: (start, end = size) => readPart(path, start, Math.min(end, size)) };
}

async function readPart(path: string, start: number, end: number): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  const handle = await open(path);
  try {
    for (let read = 0; read < bytes.length; ) {
      const { bytesRead } = await handle.read(bytes, read, bytes.length - read, start + read);
      if (bytesRead === 0) throw new Error(`${path}: 파일이 읽는 사이에 짧아졌습니다.`);
      read += bytesRead;
    }
  } finally {
    await handle.close();
  }
  return bytes.buffer;
}
