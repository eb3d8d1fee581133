import type { ExtraWords } from '../analysis/types.js';
import { normalizeName } from '../dictionary/check-dictionary.js';
import { compileInTurns } from '../dictionary/compile-dictionary.js';
import type { Store, StoredDictionary } from '../store/types.js';

/** All dictionaries in memory, renewed when the store says that one changed: requests never wait for the store. */
export interface DictionaryRegistry {
  names(): string[];
  get(domainName: string): StoredDictionary | undefined;
  /** For the analysis, in the given order; names that are not registered are ignored. */
  compiled(domainNames: readonly string[]): readonly ExtraWords[] | undefined;
  /** Returns when this process sees the store's present state. */
  refresh(): Promise<void>;
  close(): void;
}

export async function openDictionaryRegistry(
  store: Store,
  onError: (error: unknown) => void,
): Promise<DictionaryRegistry> {
  const known = new Map<string, { dictionary: StoredDictionary; words: ExtraWords }>();
  let refreshing: Promise<void> = Promise.resolve();

  async function load() {
    const versions = await store.dictionaryVersions();
    for (const name of known.keys()) if (!versions.has(name)) known.delete(name);
    const changed = [...versions].filter(
      ([name, version]) => known.get(name)?.dictionary.version !== version,
    );
    for (const dictionary of await store.readDictionaries(changed.map(([name]) => name))) {
      // Requests use the old one until the new one is whole.
      known.set(dictionary.domainName, { dictionary, words: await compileInTurns(dictionary) });
    }
  }

  /** One after the other: an older reading must not overwrite a newer one. */
  function refresh(): Promise<void> {
    refreshing = refreshing.catch(() => {}).then(load);
    return refreshing;
  }

  const stop = store.onChange((topic) => {
    if (topic === 'dictionaries') refresh().catch(onError);
  });
  await refresh();

  return {
    names: () => [...known.keys()].sort(),
    get: (name) => known.get(name)?.dictionary,
    compiled(names) {
      if (names.length === 0 || known.size === 0) return undefined;
      const words = [...new Set(names.map(normalizeName))].flatMap((name) => known.get(name)?.words ?? []);
      return words.length === 0 ? undefined : words;
    },
    refresh,
    close: stop,
  };
}
