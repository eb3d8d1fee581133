import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore, { type Ignore } from 'ignore';

/** The patterns of one .gitignore, for paths below its folder. */
export interface IgnoreList {
  folder: string;
  patterns: Ignore;
}

export function readGitIgnore(folder: string): IgnoreList | undefined {
  const path = join(folder, '.gitignore');
  return existsSync(path) ? parseGitIgnore(readFileSync(path, 'utf8'), folder) : undefined;
}

export function parseGitIgnore(content: string, folder = ''): IgnoreList {
  return { folder, patterns: ignore({ ignorecase: false }).add(content) };
}

/** The deeper list decides before the outer one. */
export function isIgnored(lists: readonly IgnoreList[], path: string, isFolder: boolean): boolean {
  for (const { folder, patterns } of [...lists].reverse()) {
    const below = folder === '' ? path : path.slice(folder.length + 1);
    const { ignored, unignored } = patterns.test(isFolder ? `${below}/` : below);
    if (ignored || unignored) return ignored;
  }
  return false;
}
