import { randomUUID } from 'node:crypto';
import type { ExtraWords } from '../analysis/types.js';
import type { DictionaryWords } from '../client/types.js';
import { checkedName, checkedSets, normalizeName } from '../dictionary/check-dictionary.js';
import { compileDictionary } from '../dictionary/compile-dictionary.js';
import { DEFAULT_LIMITS } from '../service/limits.js';
import { SET_NAMES } from '../store/types.js';

/** Custom dictionaries that live as long as the program. */
export interface MemoryDictionaries {
  set(name: string, words: DictionaryWords): void;
  remove(name: string): boolean;
  names(): string[];
  /** In the order asked for; names that are not there are ignored, as the service does. */
  compiled(names: readonly string[]): Promise<readonly ExtraWords[] | undefined>;
}

export function memoryDictionaries(): MemoryDictionaries {
  const known = new Map<string, ExtraWords>();
  return {
    set(given, words) {
      const domainName = checkedName(given);
      const lists = SET_NAMES.map((set) => [
        set,
        Object.fromEntries((words[set] ?? []).map((word) => [word, 1])),
      ]);
      const sets = checkedSets(Object.fromEntries(lists), DEFAULT_LIMITS);
      known.set(domainName, compileDictionary({ domainName, sets, version: randomUUID() }));
    },
    remove: (name) => known.delete(normalizeName(name)),
    names: () => [...known.keys()].sort(),
    async compiled(names) {
      const found = [...new Set(names.map(normalizeName))].flatMap((name) => known.get(name) ?? []);
      return found.length === 0 ? undefined : found;
    },
  };
}
