import { isSyllable } from '../../hangul/syllable.js';

/**
 * What stands in brackets behind a word that was written with care: its hanja, or its original spelling, perhaps in quotation
 * marks. Part of a pattern, with the flag `u`.
 */
export const GLOSS = String.raw`\(["“'‘]?[\p{Script=Han}\p{Script=Latin}]`;

const ORIGINAL = /[\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}]/uy;

/** A word whose hanja or original spelling stands behind it was written with care, and is often a name: 애기(愛機). */
export function isGlossed(text: string, end: number): boolean {
  let at = end;
  while (at < end + 2 && isSyllable(text.charCodeAt(at))) at++;
  ORIGINAL.lastIndex = at + 1;
  return text[at] === '(' && ORIGINAL.test(text);
}
