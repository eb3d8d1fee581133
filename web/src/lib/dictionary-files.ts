import { say } from './language.svelte';
import { SETS } from './tags';
import type { Dictionary, DictSet } from './types';

/** The words of a dictionary, by the field of their set. */
export type Words = Record<string, Record<string, number>>;

export const emptyWords = (): Words => Object.fromEntries(SETS.map(({ field }) => [field, {}]));

export function wordsOf(dictionary: Dictionary): Words {
  return Object.fromEntries(
    SETS.map(({ field }) => [field, { ...(dictionary[field] as DictSet | undefined)?.items }]),
  );
}

export function dictionaryOf(name: string, words: Words): Dictionary {
  const sets = SETS.map(({ field }) => [field, { items: words[field] ?? {} }]);
  return { domainName: name, ...Object.fromEntries(sets) };
}

/** npSet, np_set and np all name the same set. */
function fieldOf(name: string): string | undefined {
  const plain = name
    .trim()
    .replace(/_?set$/i, '')
    .replace(/[_-]/g, '')
    .toLowerCase();
  return SETS.find(
    ({ field, korean }) => korean === name.trim() || field.replace(/Set$/, '').toLowerCase() === plain,
  )?.field;
}

/**
 * The words in a file. JSON is what the service reads and writes, CSV what `malgyeol dict get --format csv` does
 * (set,entry,value); anything else is a word a line, for the set that is open. Lines with # are left out.
 */
export function readWords(name: string, text: string, openSet: string): Words {
  const words = emptyWords();
  if (/\.json$/i.test(name)) {
    const json = JSON.parse(text);
    for (const [key, set] of Object.entries(json.dict ?? json)) {
      const field = fieldOf(key);
      if (field) Object.assign(words[field]!, (set as DictSet)?.items ?? {});
    }
    return words;
  }
  const isCsv = /\.csv$/i.test(name);
  for (const line of text.replace(/^\ufeff/, '').split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!isCsv) {
      words[openSet]![line.trim()] = 1;
      continue;
    }
    const [set = '', word = '', value = '1'] = cellsOf(line);
    if (set === 'set') continue;
    const field = fieldOf(set);
    if (field === undefined)
      throw new Error(say(`‘${set}’은(는) 모르는 묶음입니다.`, `‘${set}’ is no known set.`));
    if (word !== '') words[field]![word] = Number(value) || 1;
  }
  return words;
}

function cellsOf(line: string): string[] {
  const cells = line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
  return cells.map((cell) => {
    const plain = cell.replace(/,$/, '').trim();
    return plain.startsWith('"') ? plain.slice(1, -1).replaceAll('""', '"') : plain;
  });
}

/** cpCaretSet is cp-caret in tables. */
const csvName = (field: string) =>
  field.replace(/Set$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export type FileFormat = 'txt' | 'csv' | 'json';

export function writeWords(format: FileFormat, name: string, words: Words, openSet: string): string {
  if (format === 'txt') return `${Object.keys(words[openSet]!).join('\n')}\n`;
  if (format === 'json') return `${JSON.stringify(dictionaryOf(name, words), null, 2)}\n`;
  const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = SETS.flatMap(({ field }) =>
    Object.entries(words[field] ?? {}).map(([word, value]) => `${csvName(field)},${quoted(word)},${value}`),
  );
  return `${['set,entry,value', ...lines].join('\r\n')}\r\n`;
}
