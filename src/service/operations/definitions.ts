import type { SenseEntry, Store } from '../../store/types.js';

/** Definitions of headwords from the dictionaries that were imported. */
export type Definitions = (words: readonly { word: string; pos: string }[]) => Promise<string[]>;

/** One text a word: the definitions of its homographs in their order, numbered where there are several. */
export function definitionsIn(store: Store): Definitions {
  return async (words) => {
    const letters = words.map(({ word }) => word.replace(/[-\s]/gu, ''));
    const found = new Map<string, Array<SenseEntry & { source: string }>>();
    for (const entry of await store.senses.about([...new Set(letters)])) {
      const list = found.get(entry.word);
      if (list === undefined) found.set(entry.word, [entry]);
      else list.push(entry);
    }
    return words.map(({ pos }, i) => {
      const entries = (found.get(letters[i]!) ?? []).filter((entry) => samePart(entry.pos, pos));
      // One dictionary at a time: two of them say the same thing in other words.
      const texts = entries.filter(({ source }) => source === entries[0]!.source).map((e) => e.definition);
      return texts.length < 2 ? (texts[0] ?? '') : texts.map((text, k) => `${k + 1}. ${text}`).join(' ');
    });
  };
}

/** Phrases have no part of speech in a dump. */
function samePart(entry: string, headword: string): boolean {
  if (headword === '구') return entry === '구' || entry === '품사 없음';
  return headword.split('·').some((part) => entry.split('·').includes(part));
}
