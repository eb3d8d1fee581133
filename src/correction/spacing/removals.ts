import type { LineView, WordView } from '../line/line-view.js';
import {
  isAdverbial,
  isDerivedVerb,
  isModified,
  isNounPhrase,
  isPhrase,
  isSomeoneBecoming,
} from './derived-verbs.js';
import { type Gap, gapBefore } from './gap.js';
import { isListedBeing, isListedTogether, isOneWord } from './one-word.js';
import { removeSpace, type SpaceFinding } from './space-finding.js';
import { certaintyOfSpace } from './sureness.js';

/** What two neighbours make, and why they are written together. */
interface Joining {
  rule: string;
  /** Tags of the morphemes before and behind the space. */
  last?: RegExp;
  first: RegExp;
  /** The space goes if the model finds it less probable than this. */
  most: number;
  when: (gap: Gap) => boolean;
  /** How sure it is at the least. */
  sure?: number;
  /** Cited instead of the rule's own. */
  article?: string;
  /** The dictionary decides, whatever the model thinks. */
  listed?: true;
}

/** Below this the model is sure that the two belong together. */
const TOGETHER = 0.08;
const LIKELY = 0.3;
/** 점심 시간, 마음 먹다: above this the model has seen them apart so often that they may be meant so. */
const OFTEN_APART = 0.93;
/** 싸움을 벌여 지고: above this the two are verbs each for itself. */
const SURELY_APART = 0.95;
const ANY = 2;
/** 영수 도: read as a particle with this probability, it belongs to the noun before it whatever the author thought of the space. */
const SURE_PARTICLE = 0.95;
const LEAST_SURE = 0.5;

const TWO_VERBS = '한글 맞춤법 제2항, 제47항';

const JOININGS: readonly Joining[] = [
  {
    rule: 'spacing-particle',
    last: /^(?:NN[GP]|NP|NR|XSN)$/,
    first: /^J/,
    most: SURELY_APART,
    when: ({ right, first }) => first.probability > SURE_PARTICLE && isAll(right, /^(?:[JSE]|VCP)/),
  },
  // 미리 가 있었다: no adverb has a case; 나의 는: nor has what is whose
  {
    rule: 'spacing-particle',
    last: /^(?!JKG|MA)/,
    first: /^J/,
    most: LIKELY,
    when: ({ right }) => isAll(right, /^(?:[JSE]|VCP)/),
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
    first: /^(?:V[VA]|JX)$/,
    most: ANY,
    when: isStrayParticle,
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
  // 영수 도 왔다: no ending goes with a particle.
  {
    rule: 'spacing-ending',
    last: /^(?!J)/,
    first: /^E/,
    most: LIKELY,
    when: ({ right }) => isDetachedEnding(right) && isSpeltOut(right),
  },
  // 달 가 듯이: a bare stem wants its ending
  {
    rule: 'spacing-ending',
    last: /^V[VA]$/,
    first: /^EC$/,
    most: ANY,
    when: ({ right }) => /^듯이?[.,]?$/.test(right.surface),
  },
  // 님 behind a name is a noun of its own (제48항)
  {
    rule: 'spacing-derived',
    first: /^XSN$/,
    most: LIKELY,
    when: ({ first, last }) => first.form !== '님' || last.tag !== 'NNP',
  },
  // 정당화 되다: what is made so with 화 is no word before another
  {
    rule: 'spacing-derived',
    last: /^XSN$/,
    first: /^(?:XSV|VV)$/,
    most: ANY,
    when: ({ line, left, last, first }) =>
      last.form === '화' && /^(?:하|되|시키)$/.test(first.form) && !isModified(line, left),
  },
  {
    rule: 'spacing-derived',
    last: /^(?:NNG|XR)$/,
    first: /^XS[VA]$/,
    most: LIKELY,
    when: (gap) => !isSomeoneBecoming(gap) && !isNounPhrase(gap.left),
  },
  {
    rule: 'spacing-derived',
    last: /^(?:NNG|XR)$/,
    first: /^XS[VA]$/,
    most: ANY,
    when: (gap) => !isSomeoneBecoming(gap) && isDerivedVerb(gap),
  },
  {
    rule: 'spacing-derived',
    last: /^NNG$/,
    first: /^VV$/,
    most: TOGETHER,
    when: ({ first }) => /^(?:하|되|시키|당하)$/.test(first.form),
  },
  {
    rule: 'spacing-derived',
    last: /^NNG$/,
    first: /^VV$/,
    most: ANY,
    when: (gap) => gap.first.form === '하' && isDerivedVerb(gap) && !isAdverbial(gap),
  },
  // 아기자기 하다, 울퉁불퉁 하다: how something is makes an adjective
  {
    rule: 'spacing-derived',
    last: /^(?:XR|MAG)$/,
    first: /^(?:XS[VA]|V[VAX])$/,
    most: ANY,
    when: isManner,
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

/** Every space that parts what belongs together. */
export function removals(line: LineView): SpaceFinding[] {
  const out: SpaceFinding[] = [];
  for (let i = 1; i < line.words.length; i++) {
    const gap = gapBefore(line, i);
    const joining = gap && joiningOf(gap);
    if (joining) out.push(findingAt(gap, joining));
  }
  return out;
}

function joiningOf(gap: Gap): Joining | undefined {
  const { last, first, p } = gap;
  if (/^S(?![NLH])/.test(last.tag)) return undefined;
  const found = joiningsOf(last.tag, first.tag).find(({ most, when }) => p < most && when(gap));
  return found && !isVerbAlone(gap) ? found : undefined;
}

const byTags = new Map<string, readonly Joining[]>();

/** Every line asks for the same few pairs of tags. */
function joiningsOf(lastTag: string, firstTag: string): readonly Joining[] {
  const key = `${lastTag} ${firstTag}`;
  const known = byTags.get(key);
  if (known) return known;
  const fitting = JOININGS.filter(({ last, first }) => first.test(firstTag) && (last?.test(lastTag) ?? true));
  byTags.set(key, fitting);
  return fitting;
}

function findingAt({ left, right, p }: Gap, { rule, sure, article, listed }: Joining): SpaceFinding {
  const score = listed ? (sure ?? LEAST_SURE) : Math.max(sure ?? LEAST_SURE, 1 - p);
  return {
    ...removeSpace(left.end, right.begin, rule, score),
    certainty: listed ? 'likely' : certaintyOfSpace(rule, score),
    ...(article && { article }),
  };
}

/** 어디 가?, 거기 서!, 달 가 듯이: a verb of one syllable, though it looks like a particle. */
function isVerbAlone({ line, right }: Gap): boolean {
  const { surface, end, index } = right;
  if (!/^[가서]$/.test(surface.replace(/[^가-힣]/g, ''))) return false;
  if (/^듯이?$/.test(line.words[index + 1]?.surface ?? '')) return true;
  return /[.?!]$/.test(surface) || /^\s*(?:[.?!]|$)/.test(line.text.slice(end));
}

/** 겠다, 졌다; not 줘, which the analysis may begin with the ending of the word before it. */
function isDetachedEnding({ morphemes }: WordView): boolean {
  return morphemes.every(({ tag, form }) => /^[EJS]/.test(tag) || (tag === 'VX' && form === '지'));
}

/** Every prefinal ending begins so. */
const PREFINAL = /^(?:[았었였겠시셨더]|으시|으셨)/;

/** 하 고, 가 야, 하 여; not 도 왔다, where the syllable holds a verb of its own. */
function isSpeltOut({ surface, morphemes }: WordView): boolean {
  const { form, tag } = morphemes[0]!;
  if (/^[아어여겠졌습]/.test(surface)) return true;
  return surface.startsWith(form) && (tag !== 'EP' || PREFINAL.test(form));
}

/** 영수 도 왔다: read as 도왔다 over the space, so that 도 has no ending of its own, and is none but a particle. */
function isStrayParticle({ right }: Gap): boolean {
  return right.morphemes.length === 1 && /^[은는이가을를도만의]$/.test(right.surface);
}

/** 의원 after 원고, 자한바니 after 하고: a word that only begins with the letters of a particle or an ending. */
function isAll({ morphemes }: WordView, tags: RegExp): boolean {
  return morphemes.every(({ tag }) => tags.test(tag));
}

/** 잘 하다, 함께 하다: short adverbs go with doing something as well. */
const LONG_MANNER = 3;

/** Does the dictionary have the adjective that the adverb or root makes with 하다? */
function isManner({ line: { lexicon }, left: { surface }, first }: Gap): boolean {
  return (
    first.form === '하' &&
    surface.length >= LONG_MANNER &&
    lexicon.headwordFrequency(`${surface}하`, 'VA') >= 0
  );
}

/** 따뜻해 지다 */
function isBecoming({ last, first, right }: Gap): boolean {
  return /[아어여]$/.test(last.form) && first.form === '지' && isDetachedEnding(right);
}

/** 예뻐 하다, 무서워 하다; what follows a phrase stays apart (먹고 싶어 하다, 마음에 들어 하다). */
function isFeeling({ line, left, last, first }: Gap): boolean {
  const { morphemes } = left;
  return (
    first.form === '하' &&
    /^[아어]$/.test(last.form) &&
    morphemes.length === 2 &&
    morphemes[0]!.tag === 'VA' &&
    !isPhrase(line, left)
  );
}
