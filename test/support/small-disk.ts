import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own with little room. */
export interface SmallDisk {
  path: string;
  /** Takes every byte that is left. */
  fill(): void;
  /** Gives them back. */
  empty(): void;
  remove(): void;
}

/** Undefined where this user may mount nothing. */
export function smallDisk(size: string): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'malgyeol-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (let bytes = 65_536; bytes >= 1; ) {
          try {
            if (writeSync(file, Buffer.alloc(bytes)) === 0) bytes = Math.floor(bytes / 2);
          } catch {
            bytes = Math.floor(bytes / 2);
          }
        }
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
