import type { ExtraWord } from '../types.js';

/**
 * The layout of a word table: a trie over UTF-16 units (spaces left out) in one block of shared memory, so that one
 * copy serves every thread. Eight int32 (magic, slot bits, nodes, items, then the offset of the blob and its length),
 * then int32 arrays (slots, nodes, items), then the blob in uint16.
 *
 * A node is found by hashing its parent and its unit; the slot holds the node, whose own parent and unit tell
 * whether it is the right one. They and its first item lie side by side: most of the time of a search goes into
 * waiting for memory.
 */
export const MAGIC = 0x5457474d; // "MGWT"
export const HEADER = 8;
export const ITEM_FIELDS = 6;
export const ROOT = 0;

/** Places in a node. */
export const NODE_FIELDS = 3;
export const PARENT = 0;
export const UNIT = 1;
export const FIRST = 2;

/** Places in an item. */
export const NEXT = 0;
/** tag | ending << 8 | except << 16 */
export const KIND = 1;
export const ONSETS_ALLOWED = 2;
/** Where the form lies in the blob; −1 when it is the matched text itself. */
export const FORM = 3;
export const FORM_LENGTH = 4;
/** Where the places of spaces and carets lie in the blob; −1 when there are none. */
export const MARKS = 5;

export const WORD_TAGS: readonly ExtraWord['tag'][] = [
  'NNP', 'NNG', 'VV', 'VA', 'MMA', 'MMD', 'MMN', 'MAG', 'IC',
]; // biome-ignore format: one table

/** The beginnings of endings that a stem's last syllable may already spell; see StemAlternant. */
export const ENDINGS = ['', 'ㄴ', 'ㄹ', 'ㅁ', 'ㅂ', '아', '어', '았', '었', '으', '오', '옵'] as const;

/** Syllables that may not follow a stem although their onset is allowed; see StemAlternant. */
export const EXCEPTS = ['', '시', '습소', '오옵'] as const;

export function slotOf(parent: number, unit: number, mask: number): number {
  let h = Math.imul(parent, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return (h ^ (h >>> 13)) & mask;
}
