import { CONSONANT, endOf, UNKNOWN, VOWEL } from './sound.js';
import type { Tag } from './tags.js';

/** Particles that have a shape after consonants and one after vowels; by tag, so that no key is built to ask. */
const SHAPES: Partial<Record<Tag, { consonant: string; vowel: string }>> = {
  JKS: { consonant: '이', vowel: '가' },
  JKC: { consonant: '이', vowel: '가' },
  JKO: { consonant: '을', vowel: '를 ㄹ' },
  JC: { consonant: '과 이랑 이나 이며 이라든가 이라든지', vowel: '와 랑 나 며' },
  JKB: { consonant: '과 이랑', vowel: '와 랑 ㄹ로 ㄹ루' },
  JKV: { consonant: '아 이여', vowel: '야 여' },
  JKQ: { consonant: '이라고', vowel: '' },
  JX: {
    consonant: '은 이나 이라도 이란 이야 이야말로 이든 이든지 이든가 이나마 은커녕 이라든가 이라든지 일랑',
    vowel: '는 라도 란 야 야말로 나마 는커녕 ㄴ ㄹ',
  },
};

const WANTS = new Map<Tag, Map<string, boolean>>();
for (const [tag, { consonant, vowel }] of Object.entries(SHAPES)) {
  const wants = new Map<string, boolean>();
  for (const form of consonant.split(' ')) wants.set(form, true);
  for (const form of vowel.split(' ')) wants.set(form, false);
  WANTS.set(tag as Tag, wants);
}

/** 게 is 거+이 (its vowel merges), 건 is 것+ㄴ: the restored noun does not show what was spoken. */
const MERGING = /(?:거|것|무엇|꺼)$/;
const MERGED = '이ㄴㄹ';

/**
 * Does the shape of the particle fit the form before it? Forms whose reading is not known fit both shapes.
 * The tag before it is any that a particle may follow.
 */
export function particleFits(prevForm: string, prevTag: Tag, form: string, tag: Tag): boolean {
  const first = form[0]!;
  if (tag === 'JKB' && (first === '로' || first === '으')) {
    const end = endOfWord(prevForm, prevTag);
    return end === UNKNOWN || (first === '으') === (end === CONSONANT);
  }
  const wantsConsonant = WANTS.get(tag)?.get(form);
  if (wantsConsonant === undefined) return true;
  const end = endOfWord(prevForm, prevTag);
  if (end === UNKNOWN || wantsConsonant === (end !== VOWEL)) return true;
  return MERGED.includes(first) && MERGING.test(prevForm);
}

/** As `endOf`; symbols and foreign letters are read in ways that the form does not tell. */
function endOfWord(form: string, tag: Tag): number {
  if (tag[0] === 'S') return UNKNOWN;
  if (tag === 'ETN' && form === 'ㅁ') return CONSONANT;
  return endOf(form);
}
