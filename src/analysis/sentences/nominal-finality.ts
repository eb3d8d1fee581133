import type { EvidenceMorpheme } from './evidence-morpheme.js';
import { decomposeEnding } from './final-ending-table.js';
import { FINALITY } from './sentence-weights.js';

const M = decomposeEnding('ㅁ');
const EUM = decomposeEnding('음');
export const GI = decomposeEnding('기');

export function isNominalEnding(form: string): boolean {
  return form === M || form === EUM;
}

/** Nominal forms that every dictionary lists as nouns; 다음, 사람 and the like are none. */
const NOUNS_FOR_PREDICATES = new Set([
  '죽음',
  '싸움',
  '다툼',
  '느낌',
  '놀림',
  '떨림',
  '울림',
  '깨달음',
  '뉘우침',
  '물음',
  '울음',
]);

/** 마지막에 죽음, 친구랑 싸움: a noun, where what stands before modifies a predicate. */
export function isNounForPredicate(last: EvidenceMorpheme, before: EvidenceMorpheme | undefined): boolean {
  return (
    NOUNS_FOR_PREDICATES.has(last.form) && before !== undefined && /^(?:JKS|JKB|JKO|JX|MAG)$/.test(before.tag)
  );
}

/** 했음 ends a sentence, 웃음 rarely; 하기 hardly ever. */
export function nominalFinality(
  form: string,
  before: EvidenceMorpheme | undefined,
  governed: EvidenceMorpheme | undefined,
): number {
  if (form === GI) return FINALITY.gerund;
  if (!before) return FINALITY.noun;
  if (before.tag === 'EP') return FINALITY.nominalSure;
  if (/^(?:VCP|VCN|VX)$/.test(before.tag) || /^(?:있|없|같|하|되|모르|맞|싶)$/.test(before.form)) {
    return FINALITY.nominalPredicate;
  }
  // 귀가 아픔, 문을 닫음, 잘 먹음
  if (governed && /^(?:JKS|JKO|JKC|JKB|JX|MAG)$/.test(governed.tag)) return FINALITY.nominalPredicate;
  return FINALITY.nominal;
}
