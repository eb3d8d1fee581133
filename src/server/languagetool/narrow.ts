import type { AnnotatedText, Stretch } from './annotated-text.js';

/** A stretch of text and the ways of writing it. */
export interface Proposal extends Stretch {
  replacements: string[];
}

/**
 * Corrections take whole words with their punctuation. A reader wants the word alone; and where markup stands inside,
 * only what really changes is replaced, so that as little of it as possible is lost.
 */
export function narrowed(proposal: Proposal, text: AnnotatedText): Proposal {
  const word = trimmed(proposal, text.plain, (letter) => !/[\p{L}\p{M}\p{N}\s]/u.test(letter));
  if (!text.holdsMarkup(word)) return word;
  const core = trimmed(word, text.plain, () => true);
  return core.begin < core.end ? core : withNeighbour(core, word, text);
}

/** Without what all ways of writing begin and end with alike, as far as it may go; whole characters only. */
function trimmed(
  { begin, end, replacements }: Proposal,
  plain: string,
  mayGo: (letter: string) => boolean,
): Proposal {
  const origin = plain.slice(begin, end);
  const all = [origin, ...replacements];
  const shortest = Math.min(...all.map((text) => text.length));
  let front = 0;
  while (front < shortest) {
    const letter = String.fromCodePoint(origin.codePointAt(front)!);
    if (!mayGo(letter) || !all.every((text) => text.startsWith(letter, front))) break;
    front += letter.length;
  }
  let back = 0;
  while (back < shortest - front) {
    const letter = lastLetter(origin.slice(front, origin.length - back));
    if (!mayGo(letter) || back + letter.length > shortest - front) break;
    if (!all.every((text) => text.endsWith(letter, text.length - back))) break;
    back += letter.length;
  }
  return {
    begin: begin + front,
    end: end - back,
    replacements: replacements.map((text) => text.slice(front, text.length - back)),
  };
}

function lastLetter(text: string): string {
  return /[\ud800-\udbff][\udc00-\udfff]$/.test(text) ? text.slice(-2) : text.slice(-1);
}

/** An insertion needs a letter to stand at: the one before it, or else the one behind it. */
function withNeighbour(
  { begin, end, replacements }: Proposal,
  within: Stretch,
  text: AnnotatedText,
): Proposal {
  const before = lastLetter(text.plain.slice(within.begin, begin));
  if (before !== '') {
    return { begin: begin - before.length, end, replacements: replacements.map((r) => before + r) };
  }
  const behind = String.fromCodePoint(text.plain.codePointAt(end)!);
  return { begin, end: end + behind.length, replacements: replacements.map((r) => r + behind) };
}
