import { closeSync, constants, ftruncateSync, lstatSync, openSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { UsageError } from '../usage-error.js';
import { explaining, FileError } from './file-error.js';

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_RDWR, O_WRONLY } = constants;

/** A file that nobody else has: what stood under the name goes, so that neither kind of link leads to another file. */
export function createOwn(path: string): Promise<FileHandle> {
  return explaining(path, () => {
    rmSync(path, { force: true });
    return open(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW);
  });
}

/** A file that an earlier run has left, to be written on. */
export function reopenOwn(path: string): Promise<FileHandle> {
  refuseLink(path);
  return explaining(path, () => open(path, O_RDWR | O_NOFOLLOW));
}

/** A list that lines are added to, with so many bytes of what it held before; gives the file's number. */
export function openList(path: string, kept: number): number {
  refuseOtherThanFile(path);
  if (kept === 0) rmSync(path, { force: true });
  const file = openSync(path, O_APPEND | O_WRONLY | O_NOFOLLOW | (kept === 0 ? O_CREAT | O_EXCL : 0));
  try {
    ftruncateSync(file, kept);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

export function refuseLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new UsageError(
      `${path}: 심볼릭 링크입니다. 링크를 따라 쓰지 않으니, 지우거나 다른 --out을 적어 주세요.`,
    );
}

/** What this program keeps for itself is made of plain files. */
export function refuseOtherThanFile(path: string): void {
  refuseLink(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isFile() === false)
    throw new FileError(`${path}: 파일이어야 할 곳에 다른 것이 있습니다. 지우거나 옮긴 뒤 다시 하세요.`);
}
