import { type Hint, hintOf, TAGS, type Tag } from '../lexicon/tags.js';

const NAMES: Record<Tag, string> = {
  NNG: '일반 명사',
  NNP: '고유 명사',
  NNB: '의존 명사',
  NP: '대명사',
  NR: '수사',
  NF: '명사 추정 범주',
  NA: '분석 불능 범주',
  NV: '용언 추정 범주',
  VV: '동사',
  VA: '형용사',
  VX: '보조 용언',
  VCP: '긍정 지정사',
  VCN: '부정 지정사',
  MMA: '성상 관형사',
  MMD: '지시 관형사',
  MMN: '수 관형사',
  MAG: '일반 부사',
  MAJ: '접속 부사',
  IC: '감탄사',
  JKS: '주격 조사',
  JKC: '보격 조사',
  JKG: '관형격 조사',
  JKO: '목적격 조사',
  JKB: '부사격 조사',
  JKV: '호격 조사',
  JKQ: '인용격 조사',
  JX: '보조사',
  JC: '접속 조사',
  EP: '선어말 어미',
  EF: '종결 어미',
  EC: '연결 어미',
  ETN: '명사형 전성 어미',
  ETM: '관형사형 전성 어미',
  XPN: '체언 접두사',
  XSN: '명사 파생 접미사',
  XSV: '동사 파생 접미사',
  XSA: '형용사 파생 접미사',
  XR: '어근',
  SF: '마침표, 물음표, 느낌표',
  SP: '쉼표, 가운뎃점, 쌍점, 빗금',
  SS: '따옴표, 괄호, 줄표',
  SE: '줄임표',
  SO: '붙임표, 물결표, 숨김표, 빠짐표',
  SW: '기타 기호',
  SL: '외국어',
  SH: '한자',
  SN: '숫자',
};

const CLASSES: Record<Hint, string> = {
  N: '체언',
  V: '용언',
  M: '관형사',
  A: '부사',
  I: '감탄사',
  J: '조사',
  E: '어미',
  X: '접사·어근',
  S: '기호',
};

export interface PosTag {
  code: Tag;
  /** In Korean. */
  name: string;
  class: string;
}

/** All 47, class by class as grammars list them. */
export const POS_TAGS: readonly PosTag[] = TAGS.map((code) => ({
  code,
  name: NAMES[code],
  class: CLASSES[hintOf(code)],
})).sort((a, b) => order(a.code) - order(b.code));

function order(code: Tag): number {
  return Object.keys(NAMES).indexOf(code);
}

export function posTagsText(): string {
  return ['표지\t이름\t갈래', ...POS_TAGS.map((tag) => `${tag.code}\t${tag.name}\t${tag.class}`)].join('\n');
}
