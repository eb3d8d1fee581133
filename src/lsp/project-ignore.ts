import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_IGNORE_FILE, ignoreEntries } from '../service/project/ignore-file.js';

/** What the project of a document wants left alone: the file that `malgyeol correct` reads there. */
export function projectIgnores(path: string | undefined): { ignoreRules?: string[]; ignoreWords?: string[] } {
  if (path === undefined || !existsSync(path)) return {};
  try {
    return ignoreEntries(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** The folder of the workspace that holds a document has its ignore file; without one, the document's own folder. */
export function ignoreFileOf(uri: string, folders: readonly string[]): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  const holding = folders
    .filter((folder) => uri.startsWith(folder.endsWith('/') ? folder : `${folder}/`))
    .sort((a, b) => b.length - a.length)[0];
  const folder = holding === undefined ? dirname(fileURLToPath(uri)) : fileURLToPath(holding);
  return join(folder, DEFAULT_IGNORE_FILE);
}

/** Adds a line, unless it is there. */
export function addToIgnoreFile(path: string, entry: string): void {
  const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (content.split(/\r\n?|\n/).some((line) => line.trim() === entry)) return;
  const gap = content === '' || content.endsWith('\n') ? '' : '\n';
  writeFileSync(path, `${content}${gap}${entry}\n`);
}
