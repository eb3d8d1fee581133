/**
 * The evidence for a sentence end, in log-odds that are added up; a boundary stands where the sum is
 * positive. The figures follow counts over sentences joined without their final marks; they are meant to be
 * tuned together with the model that gives the probabilities.
 */

/** How much the model's log-odds count where a final mark stands: it has learnt these well. */
export const MODEL_WEIGHT_MARKED = 0.7;
/** How much they count where nothing but a space follows the last word: it has hardly seen these. */
export const MODEL_WEIGHT_BARE = 0.5;
/** The model's log-odds are cut off here, so that it can outvote rules but not the language. */
export const MODEL_LIMIT = 3.5;

/** 어, 지, 나 and 니 before a face or a tilde end the sentence; before an ellipsis they may trail off. */
export const OPEN_ENDING_WITH: Partial<Record<keyof typeof MARK, number>> = {
  tilde: 1,
  emoticon: 1,
  ellipsis: -0.5,
};

/** 는데, 냐고 and the like before a face. */
export const HANGING_WITH_EMOTICON = -0.9;
/** 오늘도 지각 ㅋㅋ, 드디어 성공 ㅠㅠ: a face hardly ever stands between a noun and its predicate. */
export const NOUN_WITH_EMOTICON = -1.6;

/** What a mark after the last word adds to the finality of that word. */
export const MARK = {
  none: 0,
  stop: 6.2,
  question: 6.5,
  ellipsis: 2.2,
  tilde: 2.5,
  emoticon: 2.8,
} as const;
/** No white space after the mark: it may stand inside a word (3.1운동, 예뻐?보여). */
export const MARK_WITHOUT_SPACE = -3;
/** Nothing at all between two words: only a sure ending and a sure model split here. */
export const NO_SPACE = -4.5;

/** The finality of the last word, by what it is. */
export const FINALITY = {
  /** Polite and formal endings, and others that nothing but the end of a sentence can follow. */
  sure: 4,
  /** The same, where the tagger did not see an ending: judged by spelling alone. */
  spelling: 2.8,
  /** Likewise, where the whole word is a noun to the tagger. */
  spelledNoun: 1.5,
  /** Tagged as a final ending, with a form that also connects clauses. */
  final: 2.4,
  /** The tagger found a stem and then something that cannot follow one. */
  unknownEnding: 2,
  /** 친구야, 학생이야, read as a noun with a particle. */
  copulaLike: 0.2,
  /** 같은 팀이야: 이야 is seldom the particle of 돈이야 있지. */
  copulaRead: 1.4,
  /** 그래 behind 고, 라고, 어서. */
  saysSo: 0.4,
  /** 고, 며, 면, 서 … */
  connecting: -4.5,
  /** 죽음, 싸움 where a predicate is expected. */
  nounForPredicate: -0.6,
  /** 먹음, 웃음 */
  nominal: 0.2,
  /** 임, 있음, 같음, 함, 됨 */
  nominalPredicate: 2,
  /** 았음, 겠음 and the like. */
  nominalSure: 3.2,
  /** 하기, 보기 */
  gerund: -2.4,
  adnominal: -3.6,
  interjection: -4,
  noun: -4.2,
  particle: -5.5,
  /** 저는요, 두 개씩요 */
  politeParticle: -1.2,
  vocative: -4,
  other: -5.5,
} as const;

/** Adjustments for 어, 지, 나, 니 and 다, which end and connect, by what stands before them. */
export const STEM = {
  /** 었어, 겠지: the connecting ending never follows these. */
  afterTense: 5,
  /** 이야, 아니야, 거지 */
  afterCopula: 3.6,
  /** 알려 줘, 해 봐, 하지 마 */
  afterRequest: 3,
  /** 같아, 않아, 싶어, 있어, 없어 */
  afterStative: 1.4,
  afterAdjective: 1.4,
  afterVerb: -0.8,
  /** 있니, 좋나 */
  afterConsonant: 3.6,
  /** 왔는가 */
  askedInPast: 1.2,
  /** 뜨겁다, 책이다, 갔다 */
  declarative: 1.6,
  /** 가다 (말고) */
  afterVerbDa: -1.5,
} as const;

/** What the first word after the boundary says. */
export const OPENING = {
  /** 그래서, 그런데, 하지만 */
  conjunction: 2.4,
  /** The same behind 고, 는데: 무릎도 까지고 근데 안 아파 */
  turning: 5.6,
  interjection: 1.6,
  pronoun: 1.3,
  mention: 1.5,
  /** 1. ① */
  listItem: 2,
  /** A quotation or bracket. */
  enclosed: 1,
  /** 안, 왜, 진짜, 너무 */
  adverb: 0.5,
  /** Nothing known. */
  plain: 0,
  /** A word that depends on the one before: 것, 수, 때문. */
  dependent: -5,
  auxiliary: -7,
  /** A verb right after 어/아 is mostly a part of the same predicate: 걸어 다니다. */
  verbAfterLink: -1.6,
  /** 라고, 하며, 는: the sentence so far is quoted. */
  quoting: -14,
  /** Hashtags and links up to the end of the line belong to what they follow. */
  trailingLinks: -8,
} as const;

/** Where other sentence ends of the line carry marks, a bare one is less likely; where they do not, more. */
export const LINE_MARKED = -1.8;
export const LINE_BARE = 0.6;
/** Words at least this final do not need the comparison with the rest of the line. */
export const HABIT_BELOW = 2.5;

/** Among friends 어 and 지 end most sentences: 배고파 밥 먹자. */
export const FAMILIAR = 1.2;

/** 해가 지자 바람이 불었다: with a subject, 자 hardly proposes anything. */
export const SUBJECT_BEFORE_PROPOSAL = -3;

/** Bonus for 음 and 기 in a line that itself ends in such a form. */
export const NOMINAL_STYLE = { noun: 2.2, gerund: 4.2 } as const;

/** 뭐 하니, 어디 갔지: a question word makes an ending that also connects a final one. */
export const QUESTION_WORD = 2.8;

/** A quotation or bracket that is the whole sentence so far. */
export const ENCLOSED = {
  /** “…다.” */
  withMark: 2.6,
  /** (…다) — round brackets only; a quotation without a mark is usually a part of what follows. */
  bracketWithEnding: 2.2,
  quotationWithEnding: -0.6,
  /** (출처 …) after a finished sentence. */
  bracketRemark: 0,
  otherwise: -4,
  /** A quotation in the middle of a sentence that ends in a mark: he said: “….” */
  insideWithMark: -1.6,
} as const;

/** A bullet (▶ ■ ※) starts something new whatever stands before it. */
export const BULLET = 3;
/** The next number of a list that this line has begun. */
export const NEXT_LIST_NUMBER = 7;

/** 늦을까 봐: a reason, unless the tagger sees an end there or the speaker thinks of doing it himself. */
export const FEAR = { reason: -2, taggedFinal: -0.6, planned: 2.5 } as const;

/** 혹시 만나거든, 만나거든 전해 주세요; before a command among friends by what 거든 follows: 만나거든, 힘들거든. */
export const CONDITION = { sure: -4, verb: -2.6, other: -0.6 } as const;

/** 아님 for 아니면. */
export const ALTERNATIVE = -4;
