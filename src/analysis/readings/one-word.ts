import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Tag } from '../tags.js';

/** ln of how often a compound must have been counted before it is taken for one word. */
export const COMMON = Math.log(10);

/** Is a compound one that the dictionaries list, and that people write as one? */
export function isOneWord(form: string, tag: Tag, lexicon: Lexicon): boolean {
  const payload = lexicon.lookup(form, tag);
  return payload >= 0 && lexicon.isHeadwordEntry(payload) && lexicon.frequency(payload) >= COMMON;
}
