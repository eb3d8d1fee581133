import { codaOf, isSyllable } from './syllable.js';

/** The shapes of a particle after a consonant and after a vowel. */
const SHAPES = {
  '은/는': ['은', '는'],
  '이/가': ['이', '가'],
  '을/를': ['을', '를'],
  '과/와': ['과', '와'],
} as const;

/** The particle that fits behind the word, or both shapes where nobody knows how the word is read (LG은(는)). */
export function particleFor(word: string, particle: keyof typeof SHAPES): string {
  const [consonant, vowel] = SHAPES[particle];
  const last = word.charCodeAt(word.length - 1);
  if (!isSyllable(last)) return `${consonant}(${vowel})`;
  return codaOf(last) === 0 ? vowel : consonant;
}
