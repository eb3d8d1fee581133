import { say } from './language.svelte';
import { SETS } from './tags';
import type { Dictionary, DictSet } from './types';
import { fieldOf, wordsInTable } from './word-tables';

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

/**
 * The words in a file. JSON is what the service reads and writes, CSV what `malgyeol dict get --format csv` does
 * (set,entry,value) or any table whose columns can be told; anything else is a word a line, for the set that is open.
 * Lines with # are left out.
 */
export function readWords(name: string, text: string, openSet: string): Words {
  const words = emptyWords();
  if (/\.json$/i.test(name)) {
    const json = jsonIn(text);
    for (const [key, set] of Object.entries(json)) {
      const field = fieldOf(key);
      if (field) Object.assign(words[field]!, (set as DictSet)?.items ?? {});
    }
    return words;
  }
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (/\.(?:csv|tsv)$/i.test(name)) {
    for (const { field, word, value } of wordsInTable(plain, openSet)) words[field]![word] = value;
    return words;
  }
  for (const line of plain.split('\n'))
    if (line.trim() !== '' && !line.startsWith('#')) words[openSet]![line.trim()] = 1;
  return words;
}

function jsonIn(text: string): object {
  try {
    const json: unknown = JSON.parse(text);
    if (json !== null && typeof json === 'object') return 'dict' in json ? (json.dict as object) : json;
  } catch {
    // Said below.
  }
  throw new Error(
    say(
      '사전의 JSON이 아닙니다. 묶음마다 낱말을 적은 {"np_set": {"items": {"말결": 1}}} 꼴이어야 합니다.',
      'This is no dictionary in JSON. It should look like {"np_set": {"items": {"말결": 1}}}.',
    ),
  );
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
