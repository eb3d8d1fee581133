import { addWords, removeWords, type Words } from '../../dictionary/change-words.js';
import type { Store } from '../../store/types.js';
import type { Limits } from '../limits.js';
import type { DictionaryRegistry } from './dictionary-registry.js';
import { noSuchDictionary } from './dictionary-tasks.js';
import { limitsOf, tooManyDictionaries } from './dictionary-update.js';

/** Single words of a dictionary, where the operations of the specification only know whole dictionaries. */
export interface DictionaryWords {
  /** The entries that were not there before. */
  add(words: Words): Promise<string[]>;
  /** The entries that were there. */
  remove(words: Words): Promise<string[]>;
}

export function createDictionaryWords(
  store: Store,
  registry: DictionaryRegistry,
  limits: Limits,
): DictionaryWords {
  return {
    async add(words) {
      const owner = words.owner ?? '';
      const own = limitsOf(owner, limits);
      const fresh = await addWords(store, words, own, {
        admit(current) {
          if (current === undefined && registry.list(owner).length >= own.dictionaries) {
            throw tooManyDictionaries(own);
          }
        },
      });
      await registry.refresh();
      return fresh;
    },
    async remove(words) {
      const removed = await removeWords(store, words);
      if (removed === undefined) throw noSuchDictionary(words.name);
      await registry.refresh();
      return removed;
    },
  };
}
