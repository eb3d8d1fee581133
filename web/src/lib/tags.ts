export type Kind = 'noun' | 'verb' | 'modifier' | 'particle' | 'ending' | 'affix' | 'sign';

const NAMES: Record<string, [name: string, kind: Kind]> = {
  NNG: ['일반 명사', 'noun'],
  NNP: ['고유 명사', 'noun'],
  NNB: ['의존 명사', 'noun'],
  NP: ['대명사', 'noun'],
  NR: ['수사', 'noun'],
  NF: ['명사 추정', 'noun'],
  NA: ['분석 불가', 'sign'],
  NV: ['용언 추정', 'verb'],
  VV: ['동사', 'verb'],
  VA: ['형용사', 'verb'],
  VX: ['보조 용언', 'verb'],
  VCP: ['긍정 지정사', 'verb'],
  VCN: ['부정 지정사', 'verb'],
  MMA: ['성상 관형사', 'modifier'],
  MMD: ['지시 관형사', 'modifier'],
  MMN: ['수 관형사', 'modifier'],
  MAG: ['일반 부사', 'modifier'],
  MAJ: ['접속 부사', 'modifier'],
  IC: ['감탄사', 'modifier'],
  JKS: ['주격 조사', 'particle'],
  JKC: ['보격 조사', 'particle'],
  JKG: ['관형격 조사', 'particle'],
  JKO: ['목적격 조사', 'particle'],
  JKB: ['부사격 조사', 'particle'],
  JKV: ['호격 조사', 'particle'],
  JKQ: ['인용격 조사', 'particle'],
  JX: ['보조사', 'particle'],
  JC: ['접속 조사', 'particle'],
  EP: ['선어말 어미', 'ending'],
  EF: ['종결 어미', 'ending'],
  EC: ['연결 어미', 'ending'],
  ETN: ['명사형 어미', 'ending'],
  ETM: ['관형형 어미', 'ending'],
  XPN: ['체언 접두사', 'affix'],
  XSN: ['명사 접미사', 'affix'],
  XSV: ['동사 접미사', 'affix'],
  XSA: ['형용사 접미사', 'affix'],
  XR: ['어근', 'affix'],
  SF: ['문장 부호', 'sign'],
  SP: ['쉼표류', 'sign'],
  SS: ['묶음표', 'sign'],
  SE: ['줄임표', 'sign'],
  SO: ['붙임표', 'sign'],
  SW: ['기타 기호', 'sign'],
  SL: ['외국어', 'sign'],
  SH: ['한자', 'sign'],
  SN: ['숫자', 'sign'],
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

export const tagName = (tag: string): string => NAMES[tag]?.[0] ?? tag;
export const kindOf = (tag: string): Kind => NAMES[tag]?.[1] ?? 'sign';

const ORIGINS: Record<string, string> = {
  IN_WORD_EMBEDDING: '학습에서 본 낱말',
  OUT_OF_VOCAB: '처음 보는 낱말(짐작)',
  IN_CUSTOM_DICT: '사용자 사전의 낱말',
  IN_BUILTIN_DICT: '내장 사전의 낱말',
};

export const originName = (outOfVocab: string): string => ORIGINS[outOfVocab] ?? '사전의 낱말';

export const CATEGORIES: Record<string, string> = {
  GRAMMER: '문법',
  WORD: '낱말',
  SPACING: '띄어쓰기',
  STANDARD: '표준어',
  TYPO: '오타',
  FOREIGN_WORD: '외래어 표기',
  CONFUSABLE_WORDS: '헷갈리는 말',
  SENTENCE: '문장',
  CONFIRM: '확인 필요',
};

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
