import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Worker threads run JavaScript, so these tests use the build in dist/ (`npm test` makes it first). */
export const WHITESPACE_WORKER = new URL('./whitespace-worker.mjs', import.meta.url);
export const { createPool } = await import(new URL('../../dist/analysis/pool/pool.js', import.meta.url).href);

/** A model directory for the double: one file of four bytes. */
export function modelDirectory(
  files: Record<string, Uint8Array> = { 'counter.bin': new Uint8Array(4) },
): string {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-models-'));
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(directory, name), bytes);
  return directory;
}
