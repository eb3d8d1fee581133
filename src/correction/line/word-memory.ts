import { BoundedMemory } from '../../lexicon/bounded-memory.js';
import type { Lexicon } from '../../lexicon/lexicon.js';

const MOST_WORDS = 8192;
/** A part of a text that is longer than this would keep all of the text in memory. */
const LONGEST = 12;

/**
 * What is found out about a word from its letters and the lexicon alone, found out once: texts repeat their words, and
 * a line is looked at again after every change.
 */
export function oncePerWord<T>(
  find: (word: string, lexicon: Lexicon) => T,
): (word: string, lexicon: Lexicon) => T {
  const known = new BoundedMemory<T>(MOST_WORDS, LONGEST);
  let source: Lexicon | undefined;
  return (word, lexicon) => {
    if (lexicon !== source) {
      known.clear();
      source = lexicon;
    }
    return known.get(word, () => find(word, lexicon));
  };
}
