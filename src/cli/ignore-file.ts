import { existsSync, readFileSync } from 'node:fs';
import type { CorrectOptions } from '../correction/types.js';

export const DEFAULT_IGNORE_FILE = '.malgyeolignore';

/**
 * What must be left alone: one entry a line, `rule:ID` silences a rule, anything else is a stretch of text that stays as
 * it is; `#` starts a comment.
 */
export function readIgnoreFile(path?: string): Pick<CorrectOptions, 'ignoreRules' | 'ignoreWords'> {
  if (path === undefined && !existsSync(DEFAULT_IGNORE_FILE)) return {};
  return parseIgnoreFile(readFileSync(path ?? DEFAULT_IGNORE_FILE, 'utf8'));
}

export function parseIgnoreFile(content: string): Pick<CorrectOptions, 'ignoreRules' | 'ignoreWords'> {
  const ignoreRules: string[] = [];
  const ignoreWords: string[] = [];
  for (const line of content.split(/\r?\n/)) {
    const entry = line.trim();
    if (entry === '' || entry.startsWith('#')) continue;
    if (entry.startsWith('rule:')) ignoreRules.push(entry.slice('rule:'.length).trim());
    else ignoreWords.push(entry);
  }
  return { ignoreRules, ignoreWords };
}
