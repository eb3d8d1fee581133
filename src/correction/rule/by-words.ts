import type { LineView, WordView } from '../line/line-view.js';
import type { Finding } from './rule.js';

/** Asks about every word that holds something: `holds` is seen quickly, and most words do not. */
export function byWords(
  holds: RegExp,
  find: (line: LineView, word: WordView) => Finding | undefined,
): (line: LineView) => Finding[] {
  return (line) => {
    const out: Finding[] = [];
    for (const word of line.words) {
      const found = holds.test(word.surface) ? find(line, word) : undefined;
      if (found) out.push(found);
    }
    return out;
  };
}
