import { getDictionary, listDictionaries, putDictionary } from './api';
import { say } from './language.svelte';
import { readStored, writeStored } from './stored';
import type { Dictionary, DictMeta, DictSet } from './types';

/** The dictionaries of the installation, and those that are used, in their order. */
export const dictionaries = $state<{ list: DictMeta[]; chosen: string[]; error: string }>({
  list: [],
  chosen: readStored<string[]>('dictionaries', []),
  error: '',
});

export async function refreshDictionaries(): Promise<void> {
  try {
    dictionaries.list = await listDictionaries();
    dictionaries.error = '';
    const names = new Set(dictionaries.list.map(({ domainName }) => domainName));
    dictionaries.chosen = dictionaries.chosen.filter((name) => names.has(name));
  } catch (error) {
    dictionaries.error = (error as Error).message;
  }
}

export function toggleDictionary(name: string): void {
  const { chosen } = dictionaries;
  dictionaries.chosen = chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name];
  writeStored('dictionaries', dictionaries.chosen);
}

/** Into the dictionary that is used, or a first one of the writer's own. */
export async function addWord(word: string, set: string): Promise<void> {
  const name = dictionaries.chosen[0] ?? dictionaries.list[0]?.domainName ?? say('내 사전', 'My dictionary');
  const isNew = !dictionaries.list.some(({ domainName }) => domainName === name);
  const dict: Dictionary = isNew ? { domainName: name } : await getDictionary(name);
  const items = { ...(dict[set] as DictSet | undefined)?.items, [word]: 1 };
  await putDictionary(name, { ...dict, [set]: { items } });
  if (isNew) await refreshDictionaries();
  if (!dictionaries.chosen.includes(name)) toggleDictionary(name);
}
