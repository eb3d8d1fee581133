import { randomUUID } from 'node:crypto';
import { ownedName } from '../store/owned-name.js';
import type { DictionarySets, SetName, Store, StoredDictionary } from '../store/types.js';
import { checkedEntry, checkedName, checkedSets } from './check-dictionary.js';
import { emptySets } from './set-names.js';

export interface Words {
  /** An account; absent for the installation itself. */
  owner?: string;
  name: string;
  set: SetName;
  words: readonly string[];
}

/**
 * Adds words to one set of a dictionary, which is made where there is none, while nobody else can write it. Gives the
 * entries that were new; `admit` may refuse by throwing once it knows whether the dictionary is there.
 */
export async function addWords(
  store: Store,
  { owner, name, set, words }: Words,
  limits: { dictionaryEntries: number },
  { number = 1, admit = (_current: StoredDictionary | undefined) => {} } = {},
): Promise<string[]> {
  const entries = [...new Set(words.map((word) => checkedEntry(set, word, number)))];
  let fresh: string[] = [];
  const domainName = ownedName(owner ?? '', checkedName(name));
  await store.changeDictionary(domainName, (current) => {
    admit(current);
    const sets: DictionarySets = { ...emptySets(), ...current?.sets };
    fresh = entries.filter((entry) => !Object.hasOwn(sets[set], entry));
    const added = Object.fromEntries(entries.map((entry) => [entry, number]));
    const next = checkedSets({ ...sets, [set]: { ...sets[set], ...added } }, limits);
    return { domainName, sets: next, version: randomUUID() };
  });
  return fresh;
}

/** Takes words out of one set; gives the entries that were there, or undefined where there is no such dictionary. */
export async function removeWords(
  store: Store,
  { owner, name, set, words }: Words,
): Promise<string[] | undefined> {
  const entries = new Set(words.map((word) => checkedEntry(set, word, 1)));
  let removed: string[] = [];
  const domainName = ownedName(owner ?? '', checkedName(name));
  const written = await store.changeDictionary(domainName, (current) => {
    if (current === undefined) return undefined;
    const items = Object.entries(current.sets[set] ?? {});
    removed = items.map(([entry]) => entry).filter((entry) => entries.has(entry));
    const kept = Object.fromEntries(items.filter(([entry]) => !entries.has(entry)));
    return { domainName: current.domainName, sets: { ...current.sets, [set]: kept }, version: randomUUID() };
  });
  return written === undefined ? undefined : removed;
}
