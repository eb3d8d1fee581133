import type { Lexicon } from '../../lexicon/lexicon.js';

/** Words whose answer is kept; beyond it all are forgotten, which is seldom and costs little. */
const MOST_WORDS = 8192;
/** A longer word comes once, and a part of a text so long would keep all of the text in memory. */
const LONGEST = 12;

/**
 * What is found out about a word from its letters and the lexicon alone, found out once: texts repeat their words, and
 * a line is looked at again after every change.
 */
export function oncePerWord<T>(
  find: (word: string, lexicon: Lexicon) => T,
): (word: string, lexicon: Lexicon) => T {
  const known = new Map<string, T>();
  let source: Lexicon | undefined;
  return (word, lexicon) => {
    if (word.length > LONGEST) return find(word, lexicon);
    if (lexicon !== source || known.size >= MOST_WORDS) {
      known.clear();
      source = lexicon;
    }
    let found = known.get(word);
    if (found === undefined) {
      found = find(word, lexicon);
      known.set(word, found);
    }
    return found;
  };
}
