import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type IgnoreList, isIgnored, readGitIgnore } from './git-ignore.js';
import { globExpression, isGlob } from './glob.js';

/** What is read of a folder: documents. A file that is named, or found by a pattern, is read whatever it is called. */
const DOCUMENT = /\.(?:md|mdx|markdown|txt|html?|rst|adoc|tex)$/i;
/** Never text that somebody here has written. */
const SKIPPED = new Set(['.git', 'node_modules']);

/** The files that the arguments name: files as they are, folders with all their documents, patterns. `-` stays. */
export function findFiles(args: readonly string[]): string[] {
  const found = args.flatMap((arg) => {
    if (arg === '-' || (existsSync(arg) && !statSync(arg).isDirectory())) return [arg];
    if (existsSync(arg)) return walk(arg, (path) => DOCUMENT.test(path));
    if (!isGlob(arg)) return [arg];
    const pattern = globExpression(slashed(arg).replace(/^\.\//, ''));
    const files = walk(rootOf(arg), (path) => pattern.test(slashed(path).replace(/^\.\//, '')));
    if (files.length === 0) throw new Error(`${arg}: 이 무늬에 맞는 파일이 없습니다.`);
    return files;
  });
  return [...new Set(found)];
}

/** The folder before the first place where the pattern is not plain. */
function rootOf(pattern: string): string {
  const plain = slashed(pattern).split('/');
  const first = plain.findIndex(isGlob);
  return plain.slice(0, first).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

function walk(root: string, wanted: (path: string) => boolean): string[] {
  const files: string[] = [];
  const visit = (folder: string, lists: readonly IgnoreList[]) => {
    const own = readGitIgnore(resolve(folder));
    const here = own ? [...lists, own] : lists;
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = join(folder, entry.name);
      if (SKIPPED.has(entry.name) || isIgnored(here, resolve(path), entry.isDirectory())) continue;
      if (entry.isDirectory()) visit(path, here);
      else if (entry.isFile() && wanted(path)) files.push(path);
    }
  };
  // A folder that is named is read even where the lists above it name it too.
  const above = listsAbove(resolve(root));
  visit(root, isIgnored(above, resolve(root), true) ? [] : above);
  return files;
}

/** The lists of the folders above, up to the root of the repository. */
function listsAbove(folder: string): IgnoreList[] {
  const lists: IgnoreList[] = [];
  for (let at = folder; !existsSync(join(at, '.git')); ) {
    const above = dirname(at);
    if (above === at) return [];
    const list = readGitIgnore(above);
    if (list) lists.unshift(list);
    at = above;
  }
  return lists;
}

function slashed(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

/** As reports name files: from the working directory, with slashes. */
export function reportPath(path: string): string {
  return path === '-' ? 'stdin' : slashed(relative('', path));
}
