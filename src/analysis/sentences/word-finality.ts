import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';
import { TAGS, type Tag } from '../tags.js';
import type { EvidenceMorpheme } from './evidence-morpheme.js';
import {
  AMBIGUOUS_FINALS,
  ASKING,
  CONNECTIVE_FINALITY,
  decomposeEnding,
  endsIn,
  FINAL_IF_TAGGED,
  FORMAL,
  HANGING,
  INDIRECT,
  isFinalSpelling,
  LINKING,
  mayBeFinalSpelling,
  PAST,
  QUOTABLE,
} from './final-ending-table.js';
import { GI, isNominalEnding, isNounForPredicate, nominalFinality } from './nominal-finality.js';
import { FINALITY, STEM } from './sentence-weights.js';

export interface WordFinality {
  /** Log-odds that a sentence ends here, without regard to marks and to what follows. */
  finality: number;
  /** An auxiliary may follow (해 주다, 하지 않다). */
  links: boolean;
  /** What follows may quote it (갈까 하다, 간다 싶다). */
  quotable: boolean;
  /** Ends a question where a question word stands before it (뭐 하니, 어디 가지). */
  asks: boolean;
  /** 지, which 않다, 못하다 and 말다 follow. */
  negatable: boolean;
  /** 갔다: 갔다 오다 is one predicate. */
  past: boolean;
  /** 자: a proposal, but after a subject rather “as soon as”. */
  proposes: boolean;
  /** The tagger took the ending for a connecting one. */
  connecting: boolean;
  /** Ends or connects (어, 지, 나): with a face or a tilde after it, it ends. */
  open: boolean;
  /** Connecting, but it may be left hanging (했는데ㅋㅋ). */
  hangs: boolean;
  /** 음, 기. */
  nominal: 'none' | 'noun' | 'gerund';
}

const PLAIN = {
  links: false,
  quotable: false,
  asks: false,
  negatable: false,
  past: false,
  proposes: false,
  connecting: false,
  open: false,
  hangs: false,
  nominal: 'none' as const,
};
export const UNKNOWN_WORD: WordFinality = { finality: FINALITY.other, ...PLAIN };
/** 오늘 뭔가 허전해: spelt like a question, but it only leaves open what it is. */
const LEFT_OPEN = /^(?:뭔가|무언가|무엇인가|누군가|어딘가|언젠가|왠지|어쩐지)$/;

/**
 * How final the word is that ends in `morphemes[last]`. `word` is its surface up to there, back to the
 * white space.
 */
export function wordFinality(
  word: string,
  morphemes: readonly EvidenceMorpheme[],
  last: number,
): WordFinality {
  if (LEFT_OPEN.test(word)) return UNKNOWN_WORD;
  const surface = mayBeFinalSpelling(word) ? decomposeEnding(word.slice(-8)) : '';
  const spelledFinal = surface !== '' && isFinalSpelling(surface);
  if (last < 0) return spelledFinal ? plain(FINALITY.spelling) : UNKNOWN_WORD;
  const morpheme = morphemes[last]!;
  const before = morphemes[last - 1];
  const attached = before !== undefined && before.end > morpheme.end - word.length ? before : undefined;
  if (attached && isPoliteParticle(morpheme, attached))
    return plain(attached.tag === 'EF' || attached.tag === 'EC' ? FINALITY.sure : FINALITY.final);
  // 집밥이다 read as 집밥이 and the adverb 다: no adverb is written onto a noun.
  if (morpheme.form === '다' && morpheme.tag === 'MAG' && word.length > 1) {
    return plain(FINALITY.spelling, surface);
  }
  const tagged = morpheme.tag.startsWith('E');
  if (spelledFinal) {
    return {
      ...plain(spelledFinality(morpheme, attached), surface),
      connecting: morpheme.tag === 'EC',
    };
  }
  if (attached && isUnknownEnding(morpheme, attached)) return plain(FINALITY.unknownEnding);
  if (morpheme.tag === 'NNG' && !attached && isNounForPredicate(morpheme, before)) return NOUN_FOR_PREDICATE;
  const predicate = mistakenPredicate(morpheme, before, attached);
  if (predicate) return predicate;
  // A tag from outside the scheme is nothing to build on.
  if (!tagged || morpheme.tag === 'ETM' || morpheme.tag === 'EP') return BY_TAG[morpheme.tag] ?? UNKNOWN_WORD;
  return endingFinality(morpheme, before, morphemes[last - 2]);
}

/** 레벨리오, 보라카이: a whole word that the tagger takes for a noun only happens to end like a predicate. */
function spelledFinality({ tag }: EvidenceMorpheme, attached: EvidenceMorpheme | undefined): number {
  if (tag[0] === 'E') return FINALITY.sure;
  return !attached && (tag === 'NNG' || tag === 'NNP') ? FINALITY.spelledNoun : FINALITY.spelling;
}

/** 네/EF+요/JX, 는데/EC+요/JX: the politeness marker makes any ending final. */
function isPoliteParticle({ form, tag }: EvidenceMorpheme, before: EvidenceMorpheme): boolean {
  return /^(?:요|용|여|염|욤|유)$/.test(form) && before.tag.startsWith('E') && tag !== 'EC';
}

/** What the tagger takes for a particle or a cry, though it may be what a sentence ends in. */
function mistakenPredicate(
  { form, tag }: EvidenceMorpheme,
  before: EvidenceMorpheme | undefined,
  attached: EvidenceMorpheme | undefined,
): WordFinality | undefined {
  if (tag === 'IC') return form === '그래' && before?.tag === 'EC' ? SAYS_SO : undefined;
  if (tag !== 'JX' || !attached) return undefined;
  if (form === '요') return POLITE_PARTICLE;
  if (!isCopulaLike(form, attached)) return undefined;
  return form === '이야' ? COPULA_READ : COPULA_LIKE;
}

/** 누구야, 내 친구야: the tagger often takes it for the particle of 나야 좋지, 이제야. */
function isCopulaLike(form: string, noun: EvidenceMorpheme): boolean {
  return /^이?야$/.test(form) && noun.tag[0] === 'N' && !/^(?:이제|그제|인제|때)$/.test(noun.form);
}

/** How final an ending is whose spelling alone does not tell. */
function endingFinality(
  ending: EvidenceMorpheme,
  before: EvidenceMorpheme | undefined,
  governed: EvidenceMorpheme | undefined,
): WordFinality {
  const form = decomposeEnding(ending.form);
  if (ending.tag === 'ETN' || isNominalEnding(form)) {
    const nominal = form === GI ? 'gerund' : 'noun';
    return { ...plain(nominalFinality(form, before, governed)), nominal };
  }
  const tagged = ending.tag === 'EF';
  if (tagged && !AMBIGUOUS_FINALS.has(form)) return plain(FINALITY.sure, form);
  const bare = `\u0000${form}`;
  if (!CONNECTIVE_FINALITY.has(form) && endsIn(FINAL_IF_TAGGED, bare)) return plain(FINALITY.sure, form);
  // 배우이자 감독인: two things that somebody is.
  if (form === JA && before?.tag === 'VCP') return plain(FINALITY.connecting);
  const stem = stemAdjustment(form, before, governed);
  const base = tagged ? FINALITY.final : (CONNECTIVE_FINALITY.get(form) ?? FINALITY.connecting);
  return {
    finality: Math.min(FINALITY.sure, base + (tagged ? Math.max(0, stem) : stem)),
    // 했어, 이야 and 해 줘 are followed by no auxiliary.
    links: stem < STEM.afterRequest && LINKING.has(form),
    quotable: endsIn(QUOTABLE, bare),
    asks: endsIn(ASKING, bare) && !endsIn(INDIRECT, bare),
    negatable: form === JI,
    past: form === DA && before?.tag === 'EP',
    proposes: form === JA,
    connecting: ending.tag === 'EC',
    open: OPEN_ENDINGS.has(form) || form === NA || form === NI,
    hangs: HANGING.has(form),
    nominal: 'none',
  };
}

/** A word without the doubts of the open endings; `ending` is what can be quoted. */
function plain(finality: number, ending?: string): WordFinality {
  if (ending === undefined) return { finality, ...PLAIN };
  const quotable = endsIn(QUOTABLE, `\u0000${ending}`) && !endsIn(FORMAL, `\u0000${ending}`);
  return { finality, ...PLAIN, quotable, past: endsIn(PAST, ending) };
}

/**
 * 먹어+유, 먹+수다, 먹더라+야: no noun or adverb is written onto a stem or an ending, so what the tagger took
 * for one is the rest of an ending that it does not know.
 */
function isUnknownEnding(last: EvidenceMorpheme, before: EvidenceMorpheme): boolean {
  if (!/^(?:N|M|IC|XPN|XR)/.test(last.tag)) return false;
  if (/^(?:VV|VA|VX|EP)$/.test(before.tag)) return last.form.length <= 3;
  return /^(?:EF|EC)$/.test(before.tag) && last.form.length === 1;
}

/** 어, 지, 나, 니 and 다 connect or end; what they are attached to tells more than their form. */
function stemAdjustment(
  form: string,
  before: EvidenceMorpheme | undefined,
  governed: EvidenceMorpheme | undefined,
): number {
  if (!before) return 0;
  const stem = before.form;
  const tense = before.tag === 'EP' && /[았었였겠ㅆ]$/.test(stem);
  const copula = before.tag === 'VCP' || before.tag === 'VCN';
  const adjective = before.tag === 'VA' || before.tag === 'XSA';
  // The connecting endings are 으니 and 으나 after a consonant: 있니, 좋나 can only ask.
  if (form === NI || form === NA) return hasCoda(stem) || tense ? STEM.afterConsonant : 0;
  // The connecting 다 (가다 말고) follows verbs only.
  if (form === DA) return tense || copula || adjective ? STEM.declarative : STEM.afterVerbDa;
  if (form === NEUNGA) return tense ? STEM.askedInPast : 0;
  if (form === YA) return copula ? STEM.afterCopula : 0;
  if (!OPEN_ENDINGS.has(form)) return 0;
  if (tense) return STEM.afterTense;
  if (copula) return STEM.afterCopula;
  if (/.주$/.test(stem) || (before.tag === 'VX' && /^(?:주|말|보|드리)$/.test(stem)))
    return STEM.afterRequest;
  if (/^(?:같|않|싶|있|없|모르)$/.test(stem) || isSaidOf(before, governed)) return STEM.afterStative;
  if (adjective) return STEM.afterAdjective;
  return form === JI ? 0 : STEM.afterVerb;
}

/** 안 돼, 안 해, 가면 돼, 가야 해: what may or must be, hardly ever a reason for something else. */
function isSaidOf({ form, tag }: EvidenceMorpheme, governed: EvidenceMorpheme | undefined): boolean {
  if (!/^[되하]$/.test(form) || !/^V[VX]$/.test(tag) || !governed) return false;
  return governed.tag === 'MAG'
    ? /^[안못]$/.test(governed.form)
    : governed.tag === 'EC' && /[면도야]$/.test(governed.form);
}

const NI = decomposeEnding('니');
const NA = decomposeEnding('나');
const DA = decomposeEnding('다');
const JI = decomposeEnding('지');
const JA = decomposeEnding('자');
const YA = decomposeEnding('야');
const NEUNGA = decomposeEnding('는가');
const OPEN_ENDINGS = new Set(['어', '아', '여', '애', '지'].map(decomposeEnding));

/** ㄹ is left out: it is dropped before 니 and 나. */
function hasCoda(stem: string): boolean {
  const code = stem.charCodeAt(stem.length - 1);
  if (!isSyllable(code)) return false;
  const coda = codaOf(code);
  return coda !== 0 && CODAS[coda] !== 'ㄹ';
}

const POLITE_PARTICLE: WordFinality = { ...PLAIN, finality: FINALITY.politeParticle };
const COPULA_LIKE: WordFinality = { ...PLAIN, finality: FINALITY.copulaLike, quotable: true };
const COPULA_READ: WordFinality = { ...COPULA_LIKE, finality: FINALITY.copulaRead, open: true };
/** 왜 이러고 그래: a predicate behind a connecting ending, no cry. */
const SAYS_SO: WordFinality = { ...PLAIN, finality: FINALITY.saysSo, open: true };
const NOUN_FOR_PREDICATE: WordFinality = { ...PLAIN, finality: FINALITY.nounForPredicate, nominal: 'noun' };

function finalityOfTag(tag: Tag): number {
  if (/^(?:NNG|NNP|NNB|NR|XSN|XR|SL|SH|SN)$/.test(tag)) return FINALITY.noun;
  if (tag === 'IC') return FINALITY.interjection;
  if (tag === 'JKV') return FINALITY.vocative;
  if (tag === 'ETM') return FINALITY.adnominal;
  if (tag === 'EP') return FINALITY.connecting;
  return tag.startsWith('J') ? FINALITY.particle : FINALITY.other;
}

/** What a word is worth whose last morpheme is no ending; made once, since most words are such. */
const BY_TAG = Object.fromEntries(
  TAGS.map((tag): [Tag, WordFinality] => [tag, { finality: finalityOfTag(tag), ...PLAIN }]),
) as Record<Tag, WordFinality>;
