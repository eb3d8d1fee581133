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
  const { openStoreToRead } = await import('../store/open-store.js');
  const { normalizeName } = await import('../dictionary/check-dictionary.js');
  const { compileDictionary } = await import('../dictionary/compile-dictionary.js');
  const store = await openStoreToRead(readStoreLocation({ data: dataDir }));
  if (store === undefined) return [];
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

/** Names of which no dictionary was found. */
export function unknownNames(names: readonly string[], found: readonly ExtraWords[]): string[] {
  return names.filter((name) => !found.some((words) => words.name === name.normalize('NFC').trim()));
}

/** Where the dictionaries are looked for, in words. */
export async function placeOfDictionaries(dataDir: string | undefined): Promise<string> {
  const { readStoreLocation } = await import('./read-config.js');
  const { dataDir: folder, databaseUrl } = readStoreLocation({ data: dataDir });
  return databaseUrl
    ? 'MALGYEOL_DATABASE_URL의 데이터베이스'
    : `데이터 폴더 ${folder}, 바꾸려면 --data(파이썬에서는 data=)나 환경 변수 MALGYEOL_DATA`;
}
