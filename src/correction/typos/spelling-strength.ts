import { CODAS, codaOf } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';

/** The longest word that is looked up. */
const LONGEST = 6;
/** What a syllable costs that is part of nothing known, and what every further syllable of a known word is worth. */
const UNKNOWN = -4;
const LENGTH = 6;
/** A word of one syllable is nearly anything. */
const SINGLE = -8;
/** 갔, 본, 할, 봄, 합: a stem and the beginning of its ending in one syllable, which no list has. */
const FUSED = new Set(['ㅆ', 'ㄴ', 'ㄹ', 'ㅁ', 'ㅂ'].map((coda) => CODAS.indexOf(coda)));
const FUSED_COST = -1;

/**
 * How much of a word is made of what the lexicon has, at first sight: of the many ways to undo a slip of the finger only
 * those that score well are worth reading.
 */
export function spellingStrength(text: string, lexicon: Lexicon): number {
  const best = [0];
  for (let end = 1; end <= text.length; end++) {
    const fused = FUSED.has(codaOf(text.charCodeAt(end - 1)));
    let most = best[end - 1]! + (fused ? FUSED_COST : UNKNOWN);
    for (let begin = Math.max(0, end - LONGEST); begin < end; begin++) {
      const frequency = lexicon.frequencyOf(text.slice(begin, end));
      if (frequency < 0) continue;
      const length = end - begin;
      const worth = frequency + (length === 1 ? SINGLE : LENGTH * (length - 1));
      most = Math.max(most, best[begin]! + worth);
    }
    best.push(most);
  }
  return best[text.length]! / text.length;
}
