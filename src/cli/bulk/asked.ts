import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import type { BulkOp } from './answer-key.js';
import type { BulkOptions } from './bulk-options.js';
import type { InputFile } from './input-file.js';

/** What shapes the answers beside the options of whole files. */
export interface Settings {
  /** Names with their versions. */
  dictionaries?: ReadonlyArray<readonly [string, unknown]>;
  [name: string]: unknown;
}

/** What a run was asked for, and of which inputs: a run goes on only with the same. */
export interface Asked {
  op: BulkOp;
  options: Pick<BulkOptions, 'field' | 'column' | 'format' | 'lemmas' | 'id'>;
  settings: Settings;
  inputs: Array<{ path: string; size?: number; modified?: number }>;
}

export function askedOf(
  op: BulkOp,
  { field, column, format, lemmas, id }: BulkOptions,
  settings: Settings,
  inputs: readonly InputFile[],
): Asked {
  return {
    op,
    options: { field, column, format, lemmas, id },
    settings,
    // ./x and x are the same file.
    inputs: inputs.map(({ path, size, modified }) => ({
      path: path === '-' ? path : realpathSync(path),
      size,
      modified,
    })),
  };
}

export function keyOf(asked: unknown): string {
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

/** What is not as it was, in words. */
export function differences(before: Asked, now: Asked): string {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const found: string[] = [];
  for (const name of ['field', 'column', 'format', 'lemmas', 'id'] as const) {
    const [was, is] = [before.options[name], now.options[name]];
    if (!same(was, is)) found.push(`--${name} ${was ?? '없음'} → ${is ?? '없음'}`);
  }
  if (!same(before.settings.dictionaries, now.settings.dictionaries)) found.push('사용자 사전');
  const others = ({ dictionaries: _, ...rest }: Settings) => rest;
  if (!same(others(before.settings), others(now.settings)) && same(before.options, now.options))
    found.push('명령의 다른 옵션');
  const [was, is] = [before, now].map(({ inputs }) => new Map(inputs.map((input) => [input.path, input])));
  const listed = (title: string, paths: string[]) => {
    if (paths.length > 0)
      found.push(`${title}: ${paths.slice(0, 5).join(', ')}${paths.length > 5 ? ' …' : ''}`);
  };
  listed('없던 입력', [...is!.keys()].filter((path) => !was!.has(path))); // biome-ignore format: short
  listed('빠진 입력', [...was!.keys()].filter((path) => !is!.has(path))); // biome-ignore format: short
  listed('내용이 바뀐 입력', [...is!.keys()].filter((path) => was!.has(path) && !same(was!.get(path), is!.get(path)))); // biome-ignore format: short
  return found.length > 0 ? found.join('; ') : '입력의 순서';
}
