import type { LineView, WordView } from '../line/line-view.js';
import type { Certainty } from '../types.js';

/** ㅋㅋ, ㅠㅠ, ^^, …, ~ and small pictures: chat, which has its own ways to write. */
export const INFORMAL = /[ㄱ-ㅎㅏ-ㅣ…♡♥★☆~]|\.\.|\^\^|;;|\p{Extended_Pictographic}/u;

/** How sentences end that are written rather than spoken to somebody. */
const WRITTEN = /다[.!?]?["”’']?$/;

/**
 * How sure it is that a form of speech is not meant where it stands: in writing it is a slip, in talk its author may want
 * it, and what is quoted or chatted stays.
 */
export function spokenCertainty(line: LineView, word: WordView): Certainty | undefined {
  if (INFORMAL.test(line.text) || isQuoted(line.text, word.begin)) return undefined;
  return WRITTEN.test(sentenceAt(line, word)) ? 'likely' : 'author';
}

function sentenceAt({ text, sentences }: LineView, { begin }: WordView): string {
  const own = sentences.find((sentence) => sentence.begin <= begin && begin < sentence.end);
  return own ? text.slice(own.begin, own.end).trimEnd() : text;
}

/** Does it stand between quotation marks? */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const opened = (mark: RegExp) => (before.match(mark) ?? []).length;
  return opened(/[“‘「『]/g) > opened(/[”’」』]/g) || opened(/"/g) % 2 === 1;
}
