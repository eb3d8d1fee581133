import { isSyllable } from '../../hangul/syllable.js';

const ORDER = '가나다라마바사아자차카타파하';

/** Everything that can stand before an item of a list; `1.` and `가.` are no sentences. */
const MARKER =
  /^(?:\(?(?:\d{1,3}|[가나다라마바사아자차카타파하]|[A-Za-z]|[ivxIVX]{1,4})[.)]|[①-⑳㉠-㉭ⓐ-ⓩ⑴-⒇❶-❿]|제?\d{1,3}[장절조항]\.?|[-*+·–—>]+|[#]{1,6}|Q\d*[.:]|A\d*[.:])$/u;

/** With the white space around it. */
export const LONGEST_MARKER = 8;

/** Whether a sentence that would end here is nothing but the marker of a list item. */
export function opensListItem(sentence: string): boolean {
  const trimmed = sentence.trim();
  return MARKER.test(trimmed);
}

const NUMBERED =
  /(\d{1,2})[.)](?=\s+[^\d\s]|[^\d\s.])|([가나다라마바사아자차카타파하])[.)](?=\s)|([①-⑳])|\((\d{1,2})\)(?=\s)/uy;
/** The styles are kept apart, so that “1.” is not continued by “나.” */
const STYLE = 1000;

/** A number that identifies the marker at this position within its series; consecutive markers differ by 1. */
export function listNumber(text: string, at: number): number | undefined {
  // A marker is short, and Hangul words are not: their second character is no stop.
  if (isSyllable(text.charCodeAt(at)) && isSyllable(text.charCodeAt(at + 1))) return undefined;
  NUMBERED.lastIndex = at;
  const match = NUMBERED.exec(text);
  if (!match) return undefined;
  if (match[1]) return Number(match[1]);
  if (match[2]) return STYLE + ORDER.indexOf(match[2]);
  if (match[3]) return 2 * STYLE + match[3].charCodeAt(0);
  return 3 * STYLE + Number(match[4]);
}
