import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { explaining } from './file-error.js';
import { refuseOtherThanFile } from './own-file.js';

/** What a file holds that can no longer be what was written. */
export const DAMAGED_FILE = Symbol('damaged');

const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** With a digest of itself, so that no other content is ever taken for what was written. */
export function sealed(value: object): string {
  return JSON.stringify({ ...value, digest: digestOf(value) });
}

/** What was sealed; nothing where there is no such file. */
export function readSealed(path: string): unknown | typeof DAMAGED_FILE | undefined {
  const content = readPlainFile(path);
  if (typeof content !== 'string') return content;
  const parsed = parsedOf(content);
  if (typeof parsed !== 'object' || parsed === null) return DAMAGED_FILE;
  const { digest, ...value } = parsed as { digest?: unknown };
  return digest === digestOf(value) ? value : DAMAGED_FILE;
}

/** Nothing where there is no such file; anything but a file is none of ours. */
export function readPlainFile(path: string): string | typeof DAMAGED_FILE | undefined {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return DAMAGED_FILE;
  }
}

/** Undefined where it is no JSON. */
export function parsedOf(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Whenever the process ends, the file holds all of the one or the other content. */
export async function replaceFile(path: string, content: string): Promise<void> {
  const fresh = `${path}.new`;
  await explaining(fresh, async () => {
    refuseOtherThanFile(fresh);
    rmSync(fresh, { force: true });
    const file = await open(fresh, 'wx');
    try {
      await file.writeFile(content);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(fresh, path);
  });
}
