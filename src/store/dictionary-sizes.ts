import { type DictionaryMeta, type DictionarySets, SET_NAMES } from './types.js';

/** The columns that tell the size of a dictionary. */
export function sizesOf(sets: Partial<DictionarySets>, written: string): { counts: string; bytes: number } {
  const counts = SET_NAMES.map((set) => [set, countOf(sets[set] ?? {})] as const);
  return {
    counts: JSON.stringify(Object.fromEntries(counts.filter(([, count]) => count > 0))),
    bytes: Buffer.byteLength(written),
  };
}

export function countsOf(column: string): DictionaryMeta['counts'] {
  const counts = JSON.parse(column) as Partial<DictionaryMeta['counts']>;
  return Object.fromEntries(SET_NAMES.map((set) => [set, counts[set] ?? 0])) as DictionaryMeta['counts'];
}

/** Without a list of all keys. */
function countOf(items: Record<string, number>): number {
  let count = 0;
  for (const _ in items) count++;
  return count;
}
