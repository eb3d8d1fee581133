import {
  AMBIGUOUS_FINALS,
  CONNECTIVE_FINALITY,
  decomposeEnding,
  endsIn,
  FINAL_IF_TAGGED,
  FINAL_SPELLINGS,
  LINKING,
  QUOTABLE,
} from './final-ending-table.js';
import { FINALITY, STEM } from './sentence-weights.js';
import type { Tag } from './tags.js';

export interface EvidenceMorpheme {
  form: string;
  tag: Tag;
  begin: number;
  end: number;
}

export interface WordFinality {
  /** Log-odds that a sentence ends here, without regard to marks and to what follows. */
  finality: number;
  /** An auxiliary may follow (해 주다, 하지 않다). */
  links: boolean;
  /** What follows may quote it (갈까 하다, 간다 싶다). */
  quotable: boolean;
}

/** Where more than one clue is there the best counts; nothing is better than a sure ending. */
const NONE: WordFinality = { finality: FINALITY.other, links: false, quotable: false };

/**
 * How final the word is that ends in `morphemes[last]`. `word` is its surface up to there, back to the
 * white space.
 */
export function wordFinality(
  word: string,
  morphemes: readonly EvidenceMorpheme[],
  last: number,
): WordFinality {
  const surface = decomposeEnding(word.slice(-8));
  if (last < 0) return endsIn(FINAL_SPELLINGS, surface) ? plain(FINALITY.spelling) : NONE;
  const morpheme = morphemes[last]!;
  const before = morphemes[last - 1];
  // 네/EF+요/JX, 는데/EC+요/JX: the politeness marker makes any ending final.
  if (morpheme.tag === 'JX' && /^(?:요|용|여|염|욤|유)$/.test(morpheme.form) && before?.tag.startsWith('E')) {
    return before.tag === 'EF' || before.tag === 'EC' ? plain(FINALITY.sure) : plain(FINALITY.final);
  }
  const tagged = morpheme.tag.startsWith('E');
  if (endsIn(FINAL_SPELLINGS, surface)) return plain(tagged ? FINALITY.sure : FINALITY.spelling, surface);
  if (!tagged) return plain(finalityOfTag(morpheme.tag));
  const form = decomposeEnding(morpheme.form);
  if (morpheme.tag === 'ETN' || form === decomposeEnding('ㅁ') || form === decomposeEnding('음')) {
    return plain(nominalFinality(form, before));
  }
  if (morpheme.tag === 'ETM') return plain(FINALITY.adnominal);
  if (morpheme.tag === 'EP') return plain(FINALITY.connecting);
  const ambiguous = AMBIGUOUS_FINALS.has(form);
  if (morpheme.tag === 'EF' && !ambiguous) return plain(FINALITY.sure, form);
  const bare = `\u0000${form}`;
  if (endsIn(FINAL_IF_TAGGED, bare)) return plain(FINALITY.sure, form);
  const stem = stemAdjustment(form, before);
  const base =
    morpheme.tag === 'EF' ? FINALITY.final : (CONNECTIVE_FINALITY.get(form) ?? FINALITY.connecting);
  return {
    finality: Math.min(FINALITY.sure, base + (morpheme.tag === 'EF' ? Math.max(0, stem) : stem)),
    links: endsIn(LINKING, bare),
    quotable: endsIn(QUOTABLE, bare),
  };
}

function plain(finality: number, ending?: string): WordFinality {
  return { finality, links: false, quotable: ending !== undefined && endsIn(QUOTABLE, `\u0000${ending}`) };
}

/** 했음 ends a sentence, 웃음 rarely; 하기 hardly ever. */
function nominalFinality(form: string, before: EvidenceMorpheme | undefined): number {
  if (form === decomposeEnding('기')) return FINALITY.gerund;
  if (!before) return FINALITY.noun;
  if (before.tag === 'EP') return FINALITY.nominalSure;
  if (/^(?:VCP|VCN|VX)$/.test(before.tag) || /^(?:있|없|같|하|되|모르|맞|싶)$/.test(before.form)) {
    return FINALITY.nominalPredicate;
  }
  return FINALITY.nominal;
}

/** 어, 지 and 나 connect or end; what they are attached to tells more than their form. */
function stemAdjustment(form: string, before: EvidenceMorpheme | undefined): number {
  if (!before) return 0;
  if (before.tag === 'EP')
    return /^[았었였겠ㅆ]|[었겠]$/.test(before.form) && isOpenEnding(form) ? STEM.afterTense : 0;
  if (!isOpenEnding(form)) return 0;
  if (before.tag === 'VCP' || before.tag === 'VCN') return STEM.afterCopula;
  if (before.tag === 'VX' && /^(?:주|말|보|드리|다오)$/.test(before.form)) return STEM.afterRequest;
  if (/^(?:같|않|싶|있|없|모르)$/.test(before.form)) return STEM.afterStative;
  if (before.tag === 'VA' || before.tag === 'XSA') return STEM.afterAdjective;
  return STEM.afterVerb;
}

const OPEN_ENDINGS = new Set(['어', '아', '여', '애', '지', '나'].map(decomposeEnding));
function isOpenEnding(form: string): boolean {
  return OPEN_ENDINGS.has(form);
}

function finalityOfTag(tag: Tag): number {
  switch (tag) {
    case 'IC':
      return FINALITY.interjection;
    case 'NNG':
    case 'NNP':
    case 'XSN':
    case 'SL':
    case 'SH':
    case 'SN':
    case 'NNB':
    case 'NR':
    case 'XR':
      return FINALITY.noun;
    case 'JKV':
      return FINALITY.vocative;
    default:
      return tag.startsWith('J') ? FINALITY.particle : FINALITY.other;
  }
}
