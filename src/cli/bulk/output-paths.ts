import { mkdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../usage-error.js';
import { type BulkOp, EXTENSIONS } from './answer-key.js';
import type { BulkOptions } from './bulk-options.js';
import { explained } from './file-error.js';
import { type InputFile, stemOf } from './input-file.js';
import { refuseLink } from './own-file.js';

/** The names of the results, one an input. */
export function outputNames(
  inputs: readonly InputFile[],
  op: BulkOp,
  { format }: Pick<BulkOptions, 'format'>,
): string[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    const stem = `${stemOf(input)}.${op}`;
    let name = stem;
    for (let i = 2; taken.has(name); i++) name = `${stem}-${i}`;
    taken.add(name);
    return `${name}.${EXTENSIONS[format]}`;
  });
}

/** Under whatever name: a link to an input is the input. */
export function refuseInputsAsOutputs(
  inputs: readonly InputFile[],
  out: string,
  names: readonly string[],
): void {
  const known = inputs.flatMap(({ path }) => (path === '-' ? [] : (statsOf(path) ?? [])));
  for (const name of names) {
    const path = join(out, name);
    refuseLink(path);
    const found = statsOf(path);
    if (found && known.some(({ dev, ino }) => dev === found.dev && ino === found.ino))
      throw new UsageError(`${path}: 입력 파일에 결과를 쓸 수 없습니다. 다른 --out을 적어 주세요.`);
    if (found && !found.isFile()) throw new UsageError(`${path}: 파일이 아니어서 결과를 쓸 수 없습니다.`);
  }
}

export function statsOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}

/** Made step by step: where the system refuses a directory with an odd reason (/proc), Node would try for ever. */
export function makeDirectory(path: string): void {
  try {
    const found = statsOf(path);
    if (found?.isDirectory()) return;
    if (found) throw new UsageError(`${path}: 디렉터리가 아니라 파일입니다. 다른 --out을 적어 주세요.`);
    if (dirname(path) !== path) makeDirectory(dirname(path));
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && statsOf(path)?.isDirectory()) return;
    throw explained(error, path);
  }
}
