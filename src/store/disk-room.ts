import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A small change takes some pages of the file and as many of its log. */
const LEAST_BYTES = 64 * 1024;

/** Fails as the store itself would where its disk has no room for even a small change. */
export async function requireRoom(path: string): Promise<void> {
  const disk = await statfs(dirname(path)).catch(() => undefined);
  // Some file systems say nothing of their size.
  if (disk === undefined || disk.blocks === 0) return;
  const blocks = process.getuid?.() === 0 ? disk.bfree : disk.bavail;
  const left = blocks * disk.bsize;
  if (left < LEAST_BYTES)
    throw Object.assign(new Error(`${left} bytes left on disk`), { code: 'SQLITE_FULL' });
}
