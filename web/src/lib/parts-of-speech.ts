import { say } from './language.svelte';

/** What the dictionary calls the part of speech of a headword, in English. */
const ENGLISH: Record<string, string> = {
  명사: 'noun',
  '의존 명사': 'bound noun',
  대명사: 'pronoun',
  수사: 'numeral',
  동사: 'verb',
  형용사: 'adjective',
  '보조 동사': 'auxiliary verb',
  '보조 형용사': 'auxiliary adjective',
  관형사: 'determiner',
  부사: 'adverb',
  감탄사: 'interjection',
  조사: 'particle',
  어미: 'ending',
  접사: 'affix',
  구: 'phrase',
  '품사 없음': 'no part of speech',
};

/** Those that a search can be narrowed to. */
export const PARTS = Object.keys(ENGLISH).slice(0, -1);

/** A headword may have several, joined by a dot. */
export const partName = (name: string): string =>
  say(
    name,
    name
      .split('·')
      .map((part) => ENGLISH[part] ?? part)
      .join(', '),
  );
