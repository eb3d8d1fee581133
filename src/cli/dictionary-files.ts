import { setField } from '../dictionary/check-dictionary.js';
import { setOf } from '../dictionary/set-names.js';
import { type DictionarySets, SET_NAMES, type SetName, type StoredDictionary } from '../store/types.js';
import { parseCsv, writeCsvRow } from './csv.js';

export type DictionaryFormat = 'text' | 'json' | 'csv';

/** One entry a line; empty lines and those that begin with # are ignored, as the published clients do it. */
export function readTextEntries(text: string): Record<string, number> {
  const entries = withoutMark(text)
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#') && line.trim() !== '');
  return Object.fromEntries(entries.map((entry) => [entry.trim(), 1]));
}

/** A dictionary as the service answers it, or only its sets, each as items, as a list or as a map. */
export function readJsonSets(text: string): Partial<DictionarySets> {
  let json: unknown;
  try {
    json = JSON.parse(withoutMark(text));
  } catch (error) {
    throw new Error(`JSON을 읽을 수 없습니다: ${(error as Error).message}`);
  }
  if (!isObject(json))
    throw new Error('JSON이 사전의 모양이 아닙니다. np_set 같은 묶음을 담은 객체여야 합니다.');
  const dict = isObject(json.dict) ? json.dict : json;
  const sets: Partial<DictionarySets> = {};
  for (const [name, value] of Object.entries(dict)) {
    const set = setOf(name);
    if (set !== undefined) sets[set] = { ...sets[set], ...readJsonItems(name, value) };
    else if (name.endsWith('_set') || name.endsWith('Set')) throw new Error(`모르는 묶음입니다: ${name}`);
  }
  if (Object.keys(sets).length === 0 && !('dict' in json)) {
    throw new Error('JSON에 np_set 같은 묶음이 하나도 없습니다.');
  }
  return sets;
}

function readJsonItems(name: string, value: unknown): Record<string, number> {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return Object.fromEntries(value.map((entry) => [entry, 1]));
  }
  if (!isObject(value)) throw new Error(`${name}의 모양이 올바르지 않습니다.`);
  const items = isObject(value.items) ? value.items : value;
  for (const [entry, number] of Object.entries(items)) {
    if (!Number.isInteger(number)) throw new Error(`${name}의 "${entry}" 값이 정수가 아닙니다.`);
  }
  return items as Record<string, number>;
}

const CSV_HEAD = ['set', 'entry', 'value'];

/** Columns: set, entry and, if wanted, the number. A first row with their names is skipped. */
export function readCsvSets(text: string): Partial<DictionarySets> {
  const rows: Partial<Record<SetName, Array<[string, number]>>> = {};
  parseCsv(withoutMark(text)).forEach((row, i) => {
    const [name = '', entry = '', value = '1'] = row;
    if (row.length === 1 && name.trim() === '') return;
    if (name.startsWith('#') || (i === 0 && ['set', '묶음', '집합'].includes(name.trim().toLowerCase())))
      return;
    const set = setOf(name.trim());
    if (set === undefined) throw new Error(`CSV ${i + 1}번째 줄: 모르는 묶음입니다: ${name}`);
    const number = Number(value.trim() === '' ? '1' : value);
    if (!Number.isInteger(number)) throw new Error(`CSV ${i + 1}번째 줄: 값이 정수가 아닙니다: ${value}`);
    rows[set] ??= [];
    rows[set].push([entry, number]);
  });
  return Object.fromEntries(
    Object.entries(rows).map(([set, items]) => [set, Object.fromEntries(items)]),
  ) as Partial<DictionarySets>;
}

/** What `get` prints; JSON and CSV can be edited and put back. */
export function writeDictionary(
  { domainName, sets }: StoredDictionary,
  format: DictionaryFormat,
  only?: SetName,
): string {
  const chosen = only === undefined ? SET_NAMES : [only];
  if (format === 'json') {
    const dict: Record<string, unknown> = { domain_name: domainName };
    for (const set of chosen) {
      const name = `${domainName}-${set === 'cpCaret' ? 'cp-caret' : set}-set`;
      dict[setField(set)] = { name, type: 'WORD_LIST', items: sets[set] ?? {} };
    }
    return `${JSON.stringify({ domain_name: domainName, dict }, undefined, 2)}\n`;
  }
  if (format === 'csv') {
    const rows = chosen.flatMap((set) =>
      Object.entries(sets[set] ?? {}).map(([entry, number]) => [csvName(set), entry, String(number)]),
    );
    return [CSV_HEAD, ...rows].map(writeCsvRow).join('');
  }
  return chosen
    .filter((set) => only !== undefined || Object.keys(sets[set] ?? {}).length > 0)
    .map((set) => [`# ${setField(set)}`, ...Object.keys(sets[set] ?? {})].map((line) => `${line}\n`).join(''))
    .join('');
}

/** The short name of a set, as the command line takes it. */
export function csvName(set: SetName): string {
  return set === 'cpCaret' ? 'cp-caret' : set;
}

function withoutMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
