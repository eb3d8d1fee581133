import { CODAS, codaOf } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { DERIVED } from './lexical-candidates.js';

/** Syllables on either side of one with which it may make a word. */
const FARTHEST = 5;
const STEMS = ['VV', 'VA', 'VX', 'VCN'] as const;
const PAST = CODAS.indexOf('ㅆ');
/** What may stand between a noun and its particle. */
const BEFORE_PARTICLE = /^[들이님]/;

/**
 * Are the syllables in which a candidate differs from what was written part of something that the lexicon has? Of the many
 * ways to spell a sound (하반깁으터) or to order syllables (반하기브터) few are, and the others need not be read to be
 * refused.
 */
export function isSpeltOut(candidate: string, written: string, lexicon: Lexicon): boolean {
  if (candidate.length < 3) return true;
  let from = 0;
  while (from < candidate.length && candidate[from] === written[from]) from++;
  let tail = 0;
  while (candidate.length - tail > from && candidate.at(-1 - tail) === written.at(-1 - tail)) tail++;
  for (let i = from; i < candidate.length - tail; i++) if (!isInWord(candidate, i, lexicon)) return false;
  return true;
}

function isInWord(text: string, i: number, lexicon: Lexicon): boolean {
  // 했, 갔: a stem and its tense, which no list has as they are written
  if (codaOf(text.charCodeAt(i)) === PAST) return true;
  if (i === 0 && STEMS.some((tag) => lexicon.lookup(text[0]!, tag) >= 0)) return true;
  if (i > 0 && mayFollow(text.slice(i), lexicon)) return true;
  for (let begin = Math.max(0, i - FARTHEST); begin <= i; begin++) {
    const last = Math.min(text.length, begin + FARTHEST + 2);
    for (let end = Math.max(i + 1, begin + 2); end <= last; end++)
      if (lexicon.frequencyOf(text.slice(begin, end)) > 0) return true;
  }
  return false;
}

/** A particle, an ending, a suffix, 하다: also behind 들, 이 and 님. */
function mayFollow(rest: string, lexicon: Lexicon): boolean {
  if (DERIVED.test(rest) || isEnding(rest, lexicon)) return true;
  return rest.length > 1 && BEFORE_PARTICLE.test(rest) && isEnding(rest.slice(1), lexicon);
}

function isEnding(form: string, lexicon: Lexicon): boolean {
  return lexicon.tagsOf(form).some(({ tag }) => /^(?:[JE]|XSN|VCP)/.test(tag));
}
