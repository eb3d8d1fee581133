import { type DictionarySets, SET_NAMES } from '../store/types.js';
import { csvName } from './dictionary-files.js';

/** Lines of each kind that are shown; the rest is counted. */
const SHOWN_LINES = 20;

export interface DictionaryDiff {
  added: string[];
  removed: string[];
  /** Entries whose number changes. */
  changed: string[];
}

export function diffSets(before: DictionarySets, after: DictionarySets): DictionaryDiff {
  const diff: DictionaryDiff = { added: [], removed: [], changed: [] };
  for (const set of SET_NAMES) {
    const [old, next] = [before[set] ?? {}, after[set] ?? {}];
    const name = csvName(set);
    for (const entry of Object.keys(old))
      if (!Object.hasOwn(next, entry)) diff.removed.push(`${name} ${entry}`);
    for (const [entry, number] of Object.entries(next)) {
      if (!Object.hasOwn(old, entry)) diff.added.push(`${name} ${entry}`);
      else if (old[entry] !== number) diff.changed.push(`${name} ${entry}: ${old[entry]} → ${number}`);
    }
  }
  return diff;
}

export function isEmpty({ added, removed, changed }: DictionaryDiff): boolean {
  return added.length + removed.length + changed.length === 0;
}

export function diffText({ added, removed, changed }: DictionaryDiff): string {
  return [
    ...listed('-', removed),
    ...listed('+', added),
    ...listed('~', changed),
    `더함 ${count(added)}, 뺌 ${count(removed)}, 값 바뀜 ${count(changed)}`,
    '',
  ].join('\n');
}

function listed(sign: string, lines: readonly string[]): string[] {
  const shown = lines.slice(0, SHOWN_LINES).map((line) => `${sign} ${line}`);
  if (lines.length > SHOWN_LINES) {
    shown.push(`${sign} … 그 밖에 ${(lines.length - SHOWN_LINES).toLocaleString('ko-KR')}개`);
  }
  return shown;
}

function count(lines: readonly string[]): string {
  return `${lines.length.toLocaleString('ko-KR')}개`;
}
