import { TAG_NAMES } from '../lexicon/tag-names.js';
import { type Hint, hintOf, TAGS, type Tag } from '../lexicon/tags.js';

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
  name: TAG_NAMES[code],
  class: CLASSES[hintOf(code)],
})).sort((a, b) => order(a.code) - order(b.code));

function order(code: Tag): number {
  return Object.keys(TAG_NAMES).indexOf(code);
}

export function posTagsText(): string {
  return ['표지\t이름\t갈래', ...POS_TAGS.map((tag) => `${tag.code}\t${tag.name}\t${tag.class}`)].join('\n');
}
