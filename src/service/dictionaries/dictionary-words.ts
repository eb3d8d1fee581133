import { addWords, removeWords, type Words } from '../../dictionary/change-words.js';
import type { Store } from '../../store/types.js';
import type { Limits } from '../limits.js';
import type { DictionaryRegistry } from './dictionary-registry.js';
import { noSuchDictionary } from './dictionary-tasks.js';
import { tooManyDictionaries } from './dictionary-update.js';

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
      const fresh = await addWords(store, words, limits, {
        admit(current) {
          if (current === undefined && registry.names().length >= limits.dictionaries) {
            throw tooManyDictionaries(limits);
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
