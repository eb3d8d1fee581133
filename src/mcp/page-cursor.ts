import { createHash } from 'node:crypto';
import { invalidArgument } from '../errors/service-error.js';

/** A model reads answers as tokens: a page is what it can take in at a time. */
export const MAX_PAGE_CHARACTERS = 100_000;

/** Where the page that the cursor names begins. The text comes again with every page, so nothing is kept between them. */
export function pageBegin(text: string, cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0;
  const [offset, mark] = cursor.split('.');
  const begin = Number(offset);
  if (!Number.isSafeInteger(begin) || begin <= 0 || begin >= text.length || mark !== markOf(text)) {
    throw invalidArgument(
      'cursor가 이 글의 것이 아닙니다. 앞 답의 next_cursor를 처음과 똑같은 text와 함께 보내 주세요.',
    );
  }
  return begin;
}

/** The cursor of the page that begins here; none where the text has ended. */
export function cursorAt(text: string, begin: number): string | undefined {
  return begin < text.length ? `${begin}.${markOf(text)}` : undefined;
}

function markOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
