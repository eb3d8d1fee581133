import type { ExtraWords } from '../analysis/types.js';

/** The dictionaries of a data directory by name, in the order asked for. */
export type OpenDictionaries = (
  dataDir: string | undefined,
  names: readonly string[],
) => Promise<ExtraWords[]>;

/** Unknown names are ignored, as the specification wants it. */
export const openDictionaries: OpenDictionaries = async (dataDir, names) => {
  if (names.length === 0) return [];
  // Loaded only when a dictionary is asked for: most commands need no database.
  const { readStoreLocation } = await import('./read-config.js');
  const { openStore } = await import('../store/open-store.js');
  const { normalizeName } = await import('../dictionary/check-dictionary.js');
  const { compileDictionary } = await import('../dictionary/compile-dictionary.js');
  const store = await openStore(readStoreLocation({ data: dataDir }));
  try {
    const found = new Map(
      (await store.readDictionaries(names.map(normalizeName))).map((dictionary) => [
        dictionary.domainName,
        dictionary,
      ]),
    );
    return names.flatMap((name) => found.get(normalizeName(name)) ?? []).map(compileDictionary);
  } finally {
    await store.close();
  }
};
