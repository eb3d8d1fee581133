import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { addWords, removeWords } from '../dictionary/change-words.js';
import { checkedName, checkedSets } from '../dictionary/check-dictionary.js';
import { findConflicts } from '../dictionary/find-conflicts.js';
import { emptySets, setOf } from '../dictionary/set-names.js';
import { DEFAULT_LIMITS } from '../service/limits.js';
import { ownerOf } from '../store/owned-name.js';
import { type DictionarySets, SET_NAMES, type SetName, type Store } from '../store/types.js';
import { diffSets, diffText, isEmpty } from './dictionary-diff.js';
import {
  csvName,
  type DictionaryFormat,
  readCsvSets,
  readJsonSets,
  readTextEntries,
  writeDictionary,
} from './dictionary-files.js';
import type { DictOptions } from './dictionary-options.js';
import { table } from './table.js';
import { UsageError } from './usage-error.js';

/** What can be known of dictionaries without changing any. */
export type StoredDictionaries = Pick<Store, 'listDictionaries' | 'readDictionaries'>;

export async function list(store: StoredDictionaries, args: string[], options: DictOptions): Promise<number> {
  if (args.length > 0) throw new UsageError(`알 수 없는 인수입니다: ${args[0]}`);
  const dictionaries = await store.listDictionaries();
  if (options.json) {
    const shown = dictionaries.map(({ domainName, counts }) => ({
      domain_name: domainName,
      ...Object.fromEntries(SET_NAMES.map((set) => [csvName(set), counts[set]])),
    }));
    process.stdout.write(`${JSON.stringify(shown)}\n`);
    return 0;
  }
  const rows = dictionaries.map(({ domainName, counts }) => [
    domainName,
    ...SET_NAMES.map((set) => counts[set].toLocaleString('ko-KR')),
  ]);
  process.stdout.write(`${table(['이름', ...SET_NAMES.map(csvName)], rows)}\n`);
  return 0;
}

export async function get(store: StoredDictionaries, args: string[], options: DictOptions): Promise<number> {
  const name = onlyName(args);
  const [dictionary] = await store.readDictionaries([name]);
  if (dictionary === undefined) throw missing(name);
  const only = options.set === undefined ? undefined : requiredSet(options.set);
  process.stdout.write(writeDictionary(dictionary, formatOf(options.format) ?? 'json', only));
  return 0;
}

export async function put(store: Store, args: string[], options: DictOptions): Promise<number> {
  const name = checkedName(required(args[0], '사전 이름'));
  const sets = checkedSets(readFiles(args.slice(1), options), DEFAULT_LIMITS);
  const [current] = await store.readDictionaries([name]);
  const diff = diffSets(current?.sets ?? emptySets(), sets);
  if (current !== undefined && isEmpty(diff)) {
    process.stdout.write('바뀌는 것이 없습니다.\n');
    return 0;
  }
  process.stdout.write(diffText(diff));
  if (options['dry-run']) return 0;
  if (current !== undefined && !options.yes && process.stdin.isTTY && !(await confirmed(name))) {
    process.stdout.write('그대로 두었습니다.\n');
    return 1;
  }
  let meanwhile = false;
  await store.changeDictionary(name, (now) => {
    meanwhile = now?.version !== current?.version;
    return meanwhile ? undefined : { domainName: name, sets, version: randomUUID() };
  });
  if (meanwhile) throw new Error(`그 사이에 ${name} 사전이 바뀌었습니다. 다시 실행해 주세요.`);
  process.stdout.write(`${name} 사전을 ${current === undefined ? '만들었습니다' : '바꾸었습니다'}.\n`);
  return 0;
}

export async function add(store: Store, args: string[], options: DictOptions): Promise<number> {
  const name = checkedName(required(args[0], '사전 이름'));
  const set = requiredSet(required(args[1], '묶음 이름'));
  const number = Number(options.value ?? '1');
  if (!Number.isInteger(number) || Math.abs(number) > 0x7fffffff) {
    throw new UsageError(`--value는 정수여야 합니다: ${options.value}`);
  }
  if (args.length < 3) throw new UsageError('더할 낱말이 없습니다.');
  const entries = args.slice(2);
  const fresh = (await addWords(store, { name, set, words: entries }, DEFAULT_LIMITS, { number })).length;
  const known = entries.length - fresh;
  process.stdout.write(
    `${name} 사전의 ${csvName(set)}에 ${fresh}개를 더했습니다${known > 0 ? ` (${known}개는 이미 있습니다)` : ''}.\n`,
  );
  return 0;
}

export async function remove(store: Store, args: string[], options: DictOptions): Promise<number> {
  if (options.set !== undefined) return removeEntries(store, args, requiredSet(options.set));
  if (!options.all && args.length === 0) throw new UsageError('지울 사전 이름이 없습니다.');
  if (options.all && args.length > 0) throw new UsageError('--all에는 이름을 함께 쓰지 않습니다.');
  const names = args.map(checkedName);
  const removed = await store.removeDictionaries(options.all ? { owner: '' } : names);
  for (const name of removed) process.stdout.write(`${name} 사전을 지웠습니다.\n`);
  const absent = names.filter((name) => !removed.includes(name));
  for (const name of absent) process.stderr.write(`${name} 사전은 없습니다.\n`);
  return absent.length > 0 ? 1 : 0;
}

async function removeEntries(store: Store, args: string[], set: SetName): Promise<number> {
  const name = checkedName(required(args[0], '사전 이름'));
  if (args.length < 2) throw new UsageError('뺄 낱말이 없습니다.');
  const words = new Set(args.slice(1));
  const removed = (await removeWords(store, { name, set, words: [...words] }))?.length;
  if (removed === undefined) throw missing(name);
  process.stdout.write(`${name} 사전의 ${csvName(set)}에서 ${removed}개를 뺐습니다.\n`);
  return removed === words.size ? 0 : 1;
}

export async function check(
  store: StoredDictionaries,
  args: string[],
  options: DictOptions,
): Promise<number> {
  const names = options.all
    ? (await store.listDictionaries())
        .map(({ domainName }) => domainName)
        .filter((name) => ownerOf(name) === '')
    : args.map(checkedName);
  if (names.length === 0 && !options.all) throw new UsageError('살펴볼 사전 이름이 없습니다.');
  const stored = await store.readDictionaries(names);
  const dictionaries = [...new Set(names)].map((name) => {
    const dictionary = stored.find(({ domainName }) => domainName === name);
    if (dictionary === undefined) throw missing(name);
    return dictionary;
  });
  const found = findConflicts(dictionaries);
  if (options.json) process.stdout.write(`${JSON.stringify(found)}\n`);
  else {
    for (const { conflict, message } of found) {
      process.stdout.write(`${conflict ? '부딪침' : '겹침'}: ${message}\n`);
    }
    if (found.length === 0) process.stdout.write('겹치거나 부딪치는 낱말이 없습니다.\n');
  }
  return found.some(({ conflict }) => conflict) ? 1 : 0;
}

function readFiles(paths: readonly string[], options: DictOptions): Partial<DictionarySets> {
  const sets = emptySets();
  let any = false;
  for (const set of SET_NAMES) {
    for (const path of (options[csvName(set) as keyof DictOptions] as string[] | undefined) ?? []) {
      any = true;
      Object.assign(sets[set], readTextEntries(readInput(path)));
    }
  }
  for (const path of paths) {
    any = true;
    const format = formatOf(options.format) ?? formatOfPath(path);
    const read = format === 'json' ? readJsonSets : format === 'csv' ? readCsvSets : undefined;
    if (read === undefined) {
      throw new UsageError(
        `${path}: 낱말 파일은 어느 묶음인지 함께 알려 주세요. 예: --np ${path}. JSON이나 CSV라면 --format을 주세요.`,
      );
    }
    try {
      for (const [set, items] of Object.entries(read(readInput(path))))
        Object.assign(sets[set as SetName], items);
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`);
    }
  }
  if (!any) throw new UsageError('읽을 파일이 없습니다. 예: malgyeol dict put 우리 사전.json');
  return sets;
}

function readInput(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'ENOENT' ? `파일이 없습니다: ${path}` : `${path}을(를) 읽을 수 없습니다: ${code}`,
    );
  }
}

function formatOfPath(path: string): DictionaryFormat {
  if (path.toLowerCase().endsWith('.json')) return 'json';
  return path.toLowerCase().endsWith('.csv') ? 'csv' : 'text';
}

function formatOf(value: string | undefined): DictionaryFormat | undefined {
  if (value === undefined || value === 'text' || value === 'json' || value === 'csv') return value;
  throw new UsageError(`--format은 text, json, csv 가운데 하나여야 합니다: ${value}`);
}

async function confirmed(name: string): Promise<boolean> {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question(`${name} 사전을 이렇게 바꿀까요? [y/N] `);
  prompt.close();
  return /^(y|yes|네|예)$/i.test(answer.trim());
}

function onlyName(args: readonly string[]): string {
  if (args.length > 1) throw new UsageError(`알 수 없는 인수입니다: ${args[1]}`);
  return checkedName(required(args[0], '사전 이름'));
}

function requiredSet(name: string): SetName {
  const set = setOf(name);
  if (set !== undefined) return set;
  throw new UsageError(`모르는 묶음입니다: ${name}. ${SET_NAMES.map(csvName).join(', ')} 가운데서 고르세요.`);
}

function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what}이 없습니다.`);
  return value;
}

function missing(name: string): Error {
  return new Error(`${name} 사전이 없습니다. \`malgyeol dict list\`로 이름을 확인해 주세요.`);
}
