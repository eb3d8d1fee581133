import { DERIVED_JOININGS } from './derived-joinings.js';
import { ANY, type Joining, LIKELY, TOGETHER } from './joining.js';
import {
  isFamiliarVerb,
  isListedBeing,
  isListedTogether,
  isNounInVerb,
  isOneVerb,
  isOneWord,
} from './one-word.js';
import {
  isAll,
  isAsking,
  isBecoming,
  isCopula,
  isDetachedEnding,
  isFeeling,
  isLongCopula,
  isPlaceName,
  isSpeltOut,
  isStemAlone,
  isStillToCome,
  isStopping,
  isStrayParticle,
  mayBeCopula,
} from './parted-words.js';

/** 필요한 지: below this the ending is meant, of which the bound noun is but a syllable. */
const SURELY_ASKED = 0.02;
/** 점심 시간, 마음 먹다: above this the model has seen them apart so often that they may be meant so. */
const OFTEN_APART = 0.93;
/** 싸움을 벌여 지고: above this the two are verbs each for itself. */
const SURELY_APART = 0.95;
/** 영수 도: read as a particle with this probability, it belongs to the noun before it whatever the author thought of the space. */
const SURE_PARTICLE = 0.9;

const TWO_VERBS = '한글 맞춤법 제2항';

export const JOININGS: readonly Joining[] = [
  {
    rule: 'spacing-particle',
    last: /^(?:NN[GP]|NP|NR|XSN)$/,
    first: /^J/,
    most: SURELY_APART,
    when: (gap) =>
      gap.first.probability > SURE_PARTICLE && isAll(gap.right, /^(?:[JSE]|VCP)/) && !mayBeCopula(gap),
  },
  // 미리 가 있었다: no adverb has a case; 나의 는: nor has what is whose; 두 는, 기관인 에서: there a word has dropped out
  {
    rule: 'spacing-particle',
    last: /^(?!JKG|MA|MM|ETM)/,
    first: /^J/,
    most: LIKELY,
    when: (gap) => isAll(gap.right, /^(?:[JSE]|VCP)/) && !mayBeCopula(gap),
  },
  {
    rule: 'spacing-particle',
    last: /^MA/,
    first: /^J(?!K[SOC])/,
    most: LIKELY,
    when: ({ right }) => isAll(right, /^(?:[JSE]|VCP)/),
  },
  {
    rule: 'spacing-particle',
    last: /^N(?:NG|NP|P)$/,
    first: /^(?:V[VA]|JX|NNG)$/,
    most: ANY,
    when: isStrayParticle,
  },
  // 예비신부 입니다, 0 이다: the copula is a particle; 인 and 일 look like nouns
  {
    rule: 'spacing-particle',
    last: /^(?:N|XSN|S[NLH]|ETN|EC|J)/,
    first: /^VCP$/,
    most: ANY,
    when: isLongCopula,
    sure: SURE_PARTICLE,
  },
  {
    rule: 'spacing-particle',
    last: /^(?:NN[GB]|XSN|S[NLH])/,
    first: /^VCP$/,
    most: SURELY_APART,
    when: isCopula,
  },
  // 찍어야 겠다: nothing but an ending begins so, whatever the model thinks.
  {
    rule: 'spacing-ending',
    last: /^EC$/,
    first: /^EP$/,
    most: ANY,
    when: ({ right }) => right.surface.startsWith('겠'),
    sure: 0.99,
  },
  // 포함 하 여, 할당 되 고: neither is a word without its ending
  { rule: 'spacing-ending', last: /^(?:V[VAX]|XS[VA])$/, first: /^E/, most: ANY, when: isStemAlone },
  // 영수 도 왔다: no ending goes with a particle, nor with -어야 (해 봐야 는다)
  {
    rule: 'spacing-ending',
    last: /^(?!J)/,
    first: /^E/,
    most: LIKELY,
    when: ({ right, last }) => isDetachedEnding(right) && isSpeltOut(right) && !/[아어여]야$/.test(last.form),
  },
  // 달 가 듯이: a bare stem wants its ending
  {
    rule: 'spacing-ending',
    last: /^V[VA]$/,
    first: /^EC$/,
    most: ANY,
    when: ({ right }) => /^듯이?[.,]?$/.test(right.surface),
  },
  // 얼마나 힘든 지 모르다; 떠난 지 오래되었다
  { rule: 'spacing-ending', last: /^ETM$/, first: /^NN[BG]$/, most: SURELY_ASKED, when: isAsking },
  // 어디로 갈 지: of what is still to come nobody tells how long ago it was
  {
    rule: 'spacing-ending',
    last: /^ETM$/,
    first: /^(?:NNB|EF|EC)$/,
    most: ANY,
    when: isStillToCome,
    sure: 0.9,
  },
  ...DERIVED_JOININGS,
  // 이제 그만 하자
  {
    rule: 'spacing-one-word',
    last: /^MAG$/,
    first: /^(?:V[VX]|XSV)$/,
    most: ANY,
    when: isStopping,
    sure: 0.9,
  },
  {
    rule: 'spacing-auxiliary-join',
    last: /^EC$/,
    first: /^VX$/,
    most: SURELY_APART,
    when: (gap) => isBecoming(gap),
  },
  // 괜찮아 지다: an adjective has no other use of it
  {
    rule: 'spacing-auxiliary-join',
    last: /^EC$/,
    first: /^VX$/,
    most: ANY,
    when: (gap) => isBecoming(gap) && gap.left.morphemes.at(-2)?.tag === 'VA',
  },
  { rule: 'spacing-auxiliary-join', last: /^EC$/, first: /^VX$/, most: ANY, when: isFeeling },
  {
    rule: 'spacing-auxiliary-join',
    last: /^EC$/,
    first: /^V[VA]$/,
    most: LIKELY,
    when: (gap) => gap.first.form === '하' && isOneWord(gap),
  },
  // 돌아 왔다: one word, and so no verb with its auxiliary
  {
    rule: 'spacing-one-word',
    last: /^EC$/,
    first: /^V[VA]$/,
    most: LIKELY,
    when: isOneWord,
    article: TWO_VERBS,
  },
  { rule: 'spacing-one-word', last: /^(?!EC)/, first: /^(?:V[VA]|NNG)$/, most: LIKELY, when: isOneWord },
  {
    rule: 'spacing-one-word',
    last: /^EC$/,
    first: /^V[VX]$/,
    most: OFTEN_APART,
    when: isListedTogether,
    sure: 0.7,
    article: TWO_VERBS,
    listed: true,
  },
  // 알아 보다, 물어 보다
  {
    rule: 'spacing-one-word',
    last: /^EC$/,
    first: /^V[VX]$/,
    most: TOGETHER,
    when: isFamiliarVerb,
    sure: 0.7,
    article: TWO_VERBS,
  },
  // 받아 들이다, 들이 받다: nobody does first the one and then the other
  {
    rule: 'spacing-one-word',
    last: /^(?:EC|VV)$/,
    first: /^VV$/,
    most: ANY,
    when: isOneVerb,
    sure: 0.9,
    article: TWO_VERBS,
    listed: true,
  },
  // 이루어 지다; 해 질 녘
  {
    rule: 'spacing-auxiliary-join',
    last: /^EC$/,
    first: /^V[VX]$/,
    most: ANY,
    when: (gap) =>
      gap.first.form === '지' && gap.left.surface.length > 1 && isBecoming(gap) && isOneWord(gap, 'VV'),
  },
  // 뜻 깊다, 뿌리 내리다
  {
    rule: 'spacing-one-word',
    last: /^NNG$/,
    first: /^V[VA]$/,
    most: ANY,
    when: isNounInVerb,
    sure: 0.9,
    listed: true,
  },
  // 플로리다 주
  {
    rule: 'spacing-one-word',
    last: /^NN[GP]$/,
    first: /^NNG$/,
    most: ANY,
    when: isPlaceName,
    sure: 0.9,
    listed: true,
  },
  // 재미 없다, 관계 있다: without a particle one word
  {
    rule: 'spacing-one-word',
    last: /^NNG$/,
    first: /^V[VA]$/,
    most: ANY,
    when: isListedBeing,
    sure: 0.7,
    listed: true,
  },
  {
    rule: 'spacing-one-word',
    last: /^NNG$/,
    first: /^(?:V[VA]|NNG)$/,
    most: OFTEN_APART,
    when: isListedTogether,
    sure: 0.7,
    listed: true,
  },
];
