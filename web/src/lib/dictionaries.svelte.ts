import { listDictionaries } from './api';
import type { DictMeta } from './types';

/** The dictionaries of the installation, and those that are used, in their order. */
export const dictionaries = $state<{ list: DictMeta[]; chosen: string[]; error: string }>({
  list: [],
  chosen: [],
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
}
