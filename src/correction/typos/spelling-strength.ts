import { lettersAt, syllableOf } from '../../hangul/letters.js';
import { CODAS, codaOf, SYLLABLES } from '../../hangul/syllable.js';
import { BoundedMemory } from '../../lexicon/bounded-memory.js';
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

/** 맺혔, 와: the vowel of a stem and that of its ending have become one. */
const MELTED: Readonly<Record<string, string>> = { ㅕ: 'ㅣ', ㅘ: 'ㅗ', ㅝ: 'ㅜ', ㅙ: 'ㅚ' };

const endsOf = new BoundedMemory<readonly string[]>(SYLLABLES, 1);

/** How the stem may end of which this syllable is the end, fused with the beginning of an ending: 혔 of 맺히, 할 of 하. */
function stemEnds(syllable: string): readonly string[] {
  return endsOf.get(syllable, () => fusedStemEnds(syllable));
}

function fusedStemEnds(syllable: string): string[] {
  const letters = lettersAt(syllable, 0);
  if (!letters) return [];
  const { onset, nucleus, coda } = letters;
  const melted = MELTED[nucleus];
  const isFused = coda === '' ? melted !== undefined : FUSED.has(CODAS.indexOf(coda));
  if (!isFused) return [];
  const vowels = melted !== undefined && (coda === '' || coda === 'ㅆ') ? [melted] : [nucleus];
  if (onset === 'ㅎ' && nucleus === 'ㅐ' && coda === 'ㅆ') vowels.push('ㅏ');
  return vowels.map((vowel) => syllableOf({ onset, nucleus: vowel, coda: '' }));
}

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
    for (const stemEnd of stemEnds(text[end - 1]!)) {
      for (let begin = Math.max(0, end - LONGEST); begin < end - 1; begin++) {
        const stem = text.slice(begin, end - 1) + stemEnd;
        const frequency = Math.max(lexicon.frequencyOf(stem, 'VV'), lexicon.frequencyOf(stem, 'VA'));
        if (frequency >= 0)
          most = Math.max(most, best[begin]! + frequency + LENGTH * (end - begin - 1) + FUSED_COST);
      }
    }
    best.push(most);
  }
  return best[text.length]! / text.length;
}
