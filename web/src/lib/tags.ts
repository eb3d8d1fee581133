import { TAG_NAMES } from '../../../src/lexicon/tag-names';
import { type Hint, hintOf, type Tag } from '../../../src/lexicon/tags';

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

export const KINDS: ReadonlyArray<[Kind, string]> = [
  ['noun', '체언'],
  ['verb', '용언'],
  ['modifier', '수식언·감탄사'],
  ['particle', '조사'],
  ['ending', '어미'],
  ['affix', '접사·어근'],
  ['sign', '기호·외국어·숫자'],
];

export const tagName = (tag: Tag): string => TAG_NAMES[tag];

/** NA is what could not be read at all, NV what is taken for a verb. */
export function kindOf(tag: Tag): Kind {
  if (tag === 'NA') return 'sign';
  return tag === 'NV' ? 'verb' : KIND_OF_CLASS[hintOf(tag)];
}

const ORIGINS: Record<string, string> = {
  IN_WORD_EMBEDDING: '학습에서 본 낱말',
  OUT_OF_VOCAB: '처음 보는 낱말(짐작)',
  IN_CUSTOM_DICT: '사용자 사전의 낱말',
  IN_BUILTIN_DICT: '내장 사전의 낱말',
};

export const originName = (outOfVocab: string): string => ORIGINS[outOfVocab] ?? '사전의 낱말';

export const SETS: ReadonlyArray<[field: string, name: string, hint: string]> = [
  ['npSet', '고유 명사', '오마이걸, LG 트윈스'],
  ['cpSet', '복합 명사', '자유여행'],
  ['cpCaretSet', '나눌 수 있는 복합 명사', '해외^여행 — 나눌 자리에 ^'],
  ['vvSet', '동사', '카톡하다'],
  ['vaSet', '형용사', '혜자스럽다'],
  ['mmSet', '관형사', '뭔놈의'],
  ['magSet', '부사', '찐으로'],
  ['icSet', '감탄사', '헐랭'],
];

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
