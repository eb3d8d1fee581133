import { createHash } from 'node:crypto';
import { invalidArgument } from '../errors/service-error.js';

export interface Cut {
  text: string;
  /** Where it begins in the whole text, in UTF-16 code units. */
  begin: number;
}

export interface Page extends Cut {
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** A model reads answers as tokens: a page is what it can take in at a time. */
export const MAX_PAGE_CHARACTERS = 100_000;
/** What is worked on at a time within a page: between two cuts progress is told and a cancelled call stops. */
const CUT_CHARACTERS = 2000;

const TO_LAST_SENTENCE_END = /^[\s\S]*[.!?…]["'”’」』)\]]*\s+/;
const TO_LAST_SPACE = /^[\s\S]*\s/;

/** The page that the cursor names. The text comes again with every page, so nothing is kept between them. */
export function pageOf(text: string, cursor: string | undefined, size: number): Page {
  const begin = cursor === undefined || cursor === '' ? 0 : beginOf(text, cursor);
  const end = cutEnd(text, begin, size);
  const page = { text: text.slice(begin, end), begin };
  return end < text.length ? { ...page, next: `${end}.${markOf(text)}` } : page;
}

/** The pieces of a page, each no longer than is done in about a second. */
export function cutsOf(page: Cut): Cut[] {
  const cuts: Cut[] = [];
  for (let begin = 0; begin < page.text.length; ) {
    const end = cutEnd(page.text, begin, CUT_CHARACTERS);
    cuts.push({ text: page.text.slice(begin, end), begin: page.begin + begin });
    begin = end;
  }
  return cuts;
}

/** Behind a line if one ends within the size, else behind a sentence, else behind a word, else within it. */
function cutEnd(text: string, begin: number, size: number): number {
  if (text.length - begin <= size) return text.length;
  const line = text.lastIndexOf('\n', begin + size - 1);
  if (line >= begin) return line + 1;
  const window = text.slice(begin, begin + size);
  const found = TO_LAST_SENTENCE_END.exec(window) ?? TO_LAST_SPACE.exec(window);
  if (found !== null) return begin + found[0].length;
  const end = begin + size;
  const inPair = /[\ud800-\udbff]/.test(text[end - 1]!) && /[\udc00-\udfff]/.test(text[end]!);
  return inPair ? end - 1 : end;
}

function beginOf(text: string, cursor: string): number {
  const [offset, mark] = cursor.split('.');
  const begin = Number(offset);
  if (!Number.isSafeInteger(begin) || begin <= 0 || begin >= text.length || mark !== markOf(text)) {
    throw invalidArgument(
      'cursor가 이 글의 것이 아닙니다. 앞 답의 next_cursor를 처음과 똑같은 text와 함께 보내 주세요.',
    );
  }
  return begin;
}

function markOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
