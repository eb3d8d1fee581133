import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globExpression } from './glob.js';

/** The patterns of one .gitignore, for paths below its folder. */
export interface IgnoreList {
  folder: string;
  rules: Array<{ matches: RegExp; again: boolean; foldersOnly: boolean }>;
}

export function readGitIgnore(folder: string): IgnoreList | undefined {
  const path = join(folder, '.gitignore');
  return existsSync(path) ? parseGitIgnore(readFileSync(path, 'utf8'), folder) : undefined;
}

export function parseGitIgnore(content: string, folder = ''): IgnoreList {
  const rules = content
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const again = line.startsWith('!');
      const pattern = again ? line.slice(1) : line;
      const foldersOnly = pattern.endsWith('/');
      const bare = pattern.replace(/\/$/, '').replace(/^\\(?=[#!])/, '');
      // A slash before the end ties the pattern to its folder; without one it holds at every depth.
      const glob = bare.includes('/') ? bare.replace(/^\//, '') : `**/${bare}`;
      return { matches: globExpression(glob), again, foldersOnly };
    });
  return { folder, rules };
}

/** The last pattern that matches decides, and the deeper list before the outer one. */
export function isIgnored(lists: readonly IgnoreList[], path: string, isFolder: boolean): boolean {
  for (const { folder, rules } of [...lists].reverse()) {
    const below = folder === '' ? path : path.slice(folder.length + 1);
    const rule = rules.findLast(
      ({ matches, foldersOnly }) => (isFolder || !foldersOnly) && matches.test(below),
    );
    if (rule) return !rule.again;
  }
  return false;
}
