import type { PageLimits } from '../cuts/cut-text.js';

/** The part of a long text that a call wants answered; the rest only tells what that part means. */
export interface TextPage extends PageLimits {
  /** Where it ends, in UTF-16 code units; the operation says so. */
  end: number;
  onProgress(done: number, total: number): void;
}

/** How many characters of a text a call wants to have worked on. */
export function wantedCharacters(text: string, page: TextPage | undefined): number {
  return page === undefined ? text.length : Math.min(page.characters, text.length - page.begin);
}

/** Tells whoever waits for a page of several cuts about every cut that is done. */
export function pageProgress(
  cuts: ReadonlyArray<{ text: string }>,
  page: TextPage | undefined,
): (cut: { text: string }) => void {
  if (page === undefined || cuts.length < 2) return () => {};
  const total = cuts.reduce((sum, { text }) => sum + text.length, 0);
  let done = 0;
  return ({ text }) => {
    done += text.length;
    page.onProgress(done, total);
  };
}
