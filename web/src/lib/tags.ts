import { TAG_NAMES, TAG_NAMES_ENGLISH } from '../../../src/lexicon/tag-names';
import { type Hint, hintOf, type Tag } from '../../../src/lexicon/tags';
import { say } from './language.svelte';

export type Kind = 'noun' | 'verb' | 'modifier' | 'particle' | 'ending' | 'affix' | 'sign';

const KIND_OF_CLASS: Record<Hint, Kind> = {
  N: 'noun',
  V: 'verb',
  M: 'modifier',
  A: 'modifier',
  I: 'modifier',
  J: 'particle',
  E: 'ending',
  X: 'affix',
  S: 'sign',
};

const KIND_NAMES: Record<Kind, readonly [korean: string, english: string]> = {
  noun: ['체언', 'nouns'],
  verb: ['용언', 'predicates'],
  modifier: ['수식언·감탄사', 'modifiers, interjections'],
  particle: ['조사', 'particles'],
  ending: ['어미', 'endings'],
  affix: ['접사·어근', 'affixes, roots'],
  sign: ['기호·외국어·숫자', 'signs, foreign words, numbers'],
};
export const KINDS = Object.keys(KIND_NAMES) as Kind[];
export const kindName = (kind: Kind): string => say(...KIND_NAMES[kind]);

export const tagName = (tag: Tag): string => say(TAG_NAMES[tag], TAG_NAMES_ENGLISH[tag]);

/** NA is what could not be read at all, NV what is taken for a verb. */
export function kindOf(tag: Tag): Kind {
  if (tag === 'NA') return 'sign';
  return tag === 'NV' ? 'verb' : KIND_OF_CLASS[hintOf(tag)];
}

const ORIGINS: Record<string, readonly [korean: string, english: string]> = {
  IN_WORD_EMBEDDING: ['학습에서 본 낱말', 'word seen in training'],
  OUT_OF_VOCAB: ['처음 보는 낱말(짐작)', 'new word (a guess)'],
  IN_CUSTOM_DICT: ['사용자 사전의 낱말', 'word of a dictionary of yours'],
  IN_BUILTIN_DICT: ['내장 사전의 낱말', 'word of the built-in dictionary'],
};

export const originName = (outOfVocab: string): string =>
  say(...(ORIGINS[outOfVocab] ?? ['사전의 낱말', 'word of the dictionary']));

/** A set of words in a dictionary. */
export interface WordSet {
  field: string;
  korean: string;
  english: string;
  /** Words that belong there. */
  examples: string;
}

export const SETS: readonly WordSet[] = [
  { field: 'npSet', korean: '고유 명사', english: 'Proper nouns', examples: '오마이걸, LG 트윈스' },
  { field: 'cpSet', korean: '복합 명사', english: 'Compound nouns', examples: '자유여행' },
  {
    field: 'cpCaretSet',
    korean: '나눌 수 있는 복합 명사',
    english: 'Compounds that may be split (^)',
    examples: '해외^여행',
  },
  { field: 'vvSet', korean: '동사', english: 'Verbs', examples: '카톡하다' },
  { field: 'vaSet', korean: '형용사', english: 'Adjectives', examples: '혜자스럽다' },
  { field: 'mmSet', korean: '관형사', english: 'Determiners', examples: '뭔놈의' },
  { field: 'magSet', korean: '부사', english: 'Adverbs', examples: '찐으로' },
  { field: 'icSet', korean: '감탄사', english: 'Interjections', examples: '헐랭' },
];

export const setName = ({ korean, english }: WordSet): string => say(korean, english);

/** Where the part of speech of a correction goes. */
export const SET_OF_POS: Record<string, string> = {
  POS_NNG: 'cpSet',
  POS_NNP: 'npSet',
  POS_NNG_CARET: 'cpCaretSet',
  POS_VV: 'vvSet',
  POS_VA: 'vaSet',
  POS_MM: 'mmSet',
  POS_MAG: 'magSet',
  POS_IC: 'icSet',
};
