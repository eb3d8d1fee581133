import { existsSync, readFileSync } from 'node:fs';
import type { CorrectOptions } from '../../correction/types.js';

export const DEFAULT_IGNORE_FILE = '.malgyeolignore';

export interface Ignored extends Pick<CorrectOptions, 'ignoreRules' | 'ignoreWords'> {
  /** Ids that no rule has: a slip of the pen, which must not go unnoticed. */
  unknownRules: string[];
}

/**
 * What must be left alone: one entry a line, `rule:ID` silences a rule, anything else is a stretch of text that stays as
 * it is; `#` starts a comment. Without a path the file of the working directory is read, if there is one.
 */
export async function readIgnoreFile(path?: string): Promise<Ignored> {
  if (path === undefined && !existsSync(DEFAULT_IGNORE_FILE)) return { unknownRules: [] };
  const name = path ?? DEFAULT_IGNORE_FILE;
  let content: string;
  try {
    content = readFileSync(name, 'utf8');
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(`${name}: 무시 파일을 ${missing ? '찾을' : '읽을'} 수 없습니다.`, { cause: error });
  }
  return parseIgnoreFile(content);
}

async function parseIgnoreFile(content: string): Promise<Ignored> {
  const entries = ignoreEntries(content);
  return { ...entries, unknownRules: await unknownIds(entries.ignoreRules) };
}

/** The entries of the file, whether there are such rules or not. */
export function ignoreEntries(content: string): { ignoreRules: string[]; ignoreWords: string[] } {
  const ignoreRules: string[] = [];
  const ignoreWords: string[] = [];
  for (const line of content.replace(/^\ufeff/, '').split(/\r\n?|\n/)) {
    const entry = line.trim();
    if (entry === '' || entry.startsWith('#')) continue;
    if (entry.startsWith('rule:')) ignoreRules.push(entry.slice('rule:'.length).trim());
    else ignoreWords.push(entry);
  }
  return { ignoreRules, ignoreWords };
}

/** The rules take seconds to load, so they are asked only where one is named: otherwise only the workers need them. */
async function unknownIds(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { HELPS } = await import('../../correction/answer/helps.js');
  return ids.filter((id) => !HELPS.has(id));
}
