import { isSurelyThing, isThingAlone } from './counted-things.js';
import { COUNT } from './counts.js';
import { isIntensified } from './intensifiers.js';
import { isListedNegation, isOneVerb, isSlipOfVerb } from './listed-verbs.js';
import { BETWEEN_NOUNS, PLACES } from './noun-compounds.js';
import type { Pairing } from './pairing.js';
import { isUnknown, lengthOf, type Place } from './place.js';
import {
  AMBIGUOUS,
  ANY,
  CERTAIN,
  DEMANDED,
  HARDLY_AGAINST,
  LIKELY_TWO,
  NEVER,
  NOT_AGAINST,
  WORDS,
} from './sureness.js';

const PREDICATE = /^V[VA]$/;
const NEGATION = /^[안못]$/;
/** 안 걸리다: no such verb is one word, so the grammar decides alone. */
const NEVER_ONE = 0.95;
/** Determiners of which no name begins, as 온허브 does. */
const PLAIN_DETERMINERS = /^(?:어느|무슨|모든|여러|어떤|온갖|다른)$/;

/** So sure of 이 제품 the model must be that saw no space. */
const UNSEEN_DETERMINER = 0.96;
const DAYS_AND_TIMES =
  /^(?:오늘|내일|모레|어제|그제|지금|아까|이번|다음|저번|요즘|올해|작년|내년|아침|점심|저녁|주말)$/;
const ELECTRONIC = /^(?:스포츠|북|메일|커머스|러닝|뱅킹)$/;

export const BEHIND_ADVERB: readonly Pairing[] = [
  // 단짠단짠: what nobody knows is no adverb
  { when: ({ before }) => isUnknown(before), rule: 'spacing-words', least: NEVER },
  { when: isIntensified, rule: 'spacing-words', least: NEVER },
  // 안되다, 못하다, 못되다, 안쓰럽다 are words too; the model knows which is meant only when it is sure.
  {
    after: PREDICATE,
    when: (place) => NEGATION.test(place.before.form) && isListedNegation(place),
    rule: 'spacing-negation',
    least: AMBIGUOUS,
    overWords: true,
  },
  {
    after: PREDICATE,
    when: ({ before }) => NEGATION.test(before.form),
    rule: 'spacing-negation',
    least: HARDLY_AGAINST,
    sure: NEVER_ONE,
    overWords: true,
  },
  // 언제왔지: what asks is part of no word
  {
    after: /^V/,
    when: ({ before, i }) => i === 1 && /^(?:언제|왜|어떻게|얼마나)$/.test(before.form),
    rule: 'spacing-words',
    least: HARDLY_AGAINST,
  },
  { when: isOneVerb, rule: 'spacing-words', least: CERTAIN },
  // 덜익은: how much less, of which no name is made
  {
    after: PREDICATE,
    when: ({ before, i }) => i === 1 && before.form === '덜',
    rule: 'spacing-words',
    least: HARDLY_AGAINST,
    sure: NEVER_ONE,
  },
  // 혹시오늘: when it is makes no term with how it is done
  { after: /^NNG$/, form: DAYS_AND_TIMES, when: isPlainAdverb, rule: 'spacing-words', least: WORDS },
  // 진정국화군: a bare noun may be part of a term; 적극전개하다 is what somebody does, 바로옆 a place
  {
    after: /^NNG$/,
    when: (place) => place.before.form.length > 1 && !PLACES.test(place.after.form) && !isDone(place),
    rule: 'spacing-words',
    least: WORDS,
    open: true,
  },
  { after: /^N/, rule: 'spacing-words', least: WORDS },
  // 다시오세요
  { after: PREDICATE, when: isPlainAdverb, rule: 'spacing-words', least: NOT_AGAINST, sure: NEVER_ONE },
  { rule: 'spacing-words', least: NOT_AGAINST },
];

/** 더필드, 잔도메니코: an adverb of one syllable is as often part of a name; of these no name is made, least of all of sounds and gestures. */
const SHORT_ADVERBS = /^[잘꼭늘곧또좀쭉푹꽉꾹쏙쫙휙홱콱툭쓱]$/;

function isPlainAdverb({ before }: Place): boolean {
  return lengthOf(before) > 1 || SHORT_ADVERBS.test(before.form);
}

/** Does a noun follow that is what somebody does? */
function isDone({ word, i }: Place): boolean {
  return /^XS[VA]/.test(word.morphemes[i + 1]?.tag ?? '');
}

export const BEHIND_INTERJECTION: readonly Pairing[] = [
  // 파이팅하다
  { when: ({ rest }) => /^[하해했]/.test(rest), rule: 'spacing-words', least: NEVER },
  { rule: 'spacing-words', least: WORDS },
];

export const BEHIND_DETERMINER: readonly Pairing[] = [
  // 이스포츠: played with electronics
  { form: ELECTRONIC, when: ({ before }) => before.form === '이', rule: 'spacing-words', least: NEVER },
  {
    after: /^NNG$/,
    when: (place) => isPlainDeterminer(place) && isCount(place),
    rule: 'spacing-unit',
    least: NOT_AGAINST,
  },
  // 한줄한줄: one by one
  { when: isCountedTwice, rule: 'spacing-unit', least: ANY, overWords: true },
  // 한해동안: for as long as that
  { after: /^NNG$/, form: /^해$/, when: isHowLong, rule: 'spacing-unit', least: ANY, overWords: true },
  { after: /^NNG$/, when: isCount, rule: 'spacing-unit', least: AMBIGUOUS },
  { when: isPlainDeterminer, rule: 'spacing-words', least: NOT_AGAINST },
  { after: /^NNG$/, when: isPointedAt, rule: 'spacing-words', least: AMBIGUOUS, unseen: UNSEEN_DETERMINER },
  { rule: 'spacing-words', least: AMBIGUOUS },
];

/** 이제품: the model half sees it by itself; 이도교 is a name. */
function isPointedAt({ before, after, p }: Place): boolean {
  return (
    /^[이그저]$/.test(before.form) &&
    before.tag === 'MMD' &&
    lengthOf(after) > 1 &&
    !isUnknown(after) &&
    p > DEMANDED
  );
}

function isPlainDeterminer({ before, after }: Place): boolean {
  return PLAIN_DETERMINERS.test(before.form) && !isUnknown(after);
}

function isCount({ before }: Place): boolean {
  return before.tag === 'MMN' && COUNT.test(before.form);
}

function isCountedTwice(place: Place): boolean {
  const half = /^([가-힣]{2,})\1(?![가-힣])/.exec(place.word.surface)?.[1];
  return half !== undefined && isCount(place);
}

function isHowLong(place: Place): boolean {
  return isCount(place) && place.word.morphemes[place.i + 1]?.form === '동안';
}

/** 한장한장, 한줄한줄 */
const ONE_BY_ONE: Pairing = {
  after: /^MMN$/,
  when: isSaidTwice,
  rule: 'spacing-unit',
  least: ANY,
  overWords: true,
};

/** 수있다, 것같다; 두 번 다시 */
export const BEHIND_BOUND_NOUN: readonly Pairing[] = [
  ONE_BY_ONE,
  { after: /^V(?:V|A|CN)$/, rule: 'spacing-words', least: DEMANDED },
  { after: /^MAG$/, rule: 'spacing-words', least: WORDS },
];

function isSaidTwice({ line: { text }, word: { begin }, after }: Place): boolean {
  const first = text.slice(begin, after.begin);
  return text.startsWith(first, after.begin);
}

/** 환불받다, 공격당하다, 문의드리다, 다이어트하다: what is done makes a verb, whether or not a dictionary has it. */
const MAKES_VERBS = /^(?:하|드리)$/;
const LIGHT_VERBS = /^(?:받|당하|드리|하|되)$/;

export const BEHIND_NOUN: readonly Pairing[] = [
  ONE_BY_ONE,
  { after: /^NR$/, when: isSurelyThing, rule: 'spacing-words', least: WORDS, sure: NEVER_ONE },
  { after: /^NR$/, when: isThingAlone, rule: 'spacing-words', least: AMBIGUOUS, sure: NEVER_ONE },
  { when: isIntensified, rule: 'spacing-words', least: NEVER },
  {
    after: /^VV$/,
    when: isNameOfDoing,
    rule: 'spacing-words',
    least: ANY,
  },
  // 관계있다, 쓸모없다, 맛있다
  { after: PREDICATE, form: /^[있없]$/, when: isListedBeing, rule: 'spacing-words', least: NEVER },
  // 의미있는: who lets auxiliaries stand joined joins these as well
  {
    after: PREDICATE,
    form: /^[있없]$/,
    when: ({ before }) => before.tag === 'NNG' && lengthOf(before) > 1,
    rule: 'spacing-words',
    least: ANY,
    leastJoined: WORDS,
  },
  // 지체없이; 끊임없이 is a word
  {
    after: /^MAG$/,
    form: /^없이$/,
    when: (place) => place.before.tag === 'NNG' && lengthOf(place.before) > 1 && !isListedWithout(place),
    rule: 'spacing-words',
    least: ANY,
    leastJoined: WORDS,
  },
  {
    after: /^VV$/,
    form: MAKES_VERBS,
    when: ({ before }) => before.tag === 'NNG',
    rule: 'spacing-words',
    least: NEVER,
  },
  { form: /^(?:및|내지)$/, rule: 'spacing-listing', least: WORDS },
  // 페렌츠바로시: behind a name nearly anything is part of it
  { after: /^MA/, when: ({ before }) => before.tag === 'NNP', rule: 'spacing-words', least: CERTAIN },
  { after: /^VV$/, when: isSlipOfVerb, rule: 'spacing-words', least: NEVER },
  // 참여바랍니다: a noun and a verb that no dictionary has as one word
  { after: /^VV$/, when: isPlainPredicate, rule: 'spacing-words', least: LIKELY_TWO },
  { after: /^(?:V[VA]|VCN|M)/, rule: 'spacing-words', least: WORDS },
  ...BETWEEN_NOUNS,
];

/** Common nouns and verbs of several syllables: what is shorter is often part of another word. */
function isPlainPredicate({ line: { lexicon }, i, before, after }: Place): boolean {
  return (
    i === 1 &&
    before.tag === 'NNG' &&
    before.form.length > 1 &&
    after.form.length > 1 &&
    !LIGHT_VERBS.test(after.form) &&
    lexicon.headwordFrequency(before.form, 'NNG') >= 0 &&
    lexicon.headwordFrequency(after.form, 'VV') >= 0 &&
    lexicon.lookup(before.form + after.form, 'VV') < 0
  );
}

/** 사진찍기: a noun and what is done with it, as the name of a doing which is no word of its own. */
function isNameOfDoing({ line: { lexicon }, word, i, before, after }: Place): boolean {
  return (
    i === 1 &&
    before.tag === 'NNG' &&
    before.form.length > 1 &&
    !LIGHT_VERBS.test(after.form) &&
    word.morphemes[2]?.tag === 'ETN' &&
    !/^[VX]/.test(word.morphemes[3]?.tag ?? '') &&
    lexicon.lookup(before.form + after.form, 'VV') < 0 &&
    lexicon.tagsOf(`${before.form}${after.form}기`).length === 0
  );
}

/** 끊임없이, 어이없이: the dictionary has it, or the adjective of which it is made. */
function isListedWithout({ line: { lexicon }, before }: Place): boolean {
  return lexicon.isHeadword(`${before.form}없이`) || lexicon.isHeadword(`${before.form}없`, 'VA');
}

function isListedBeing({ line: { lexicon }, before, after }: Place): boolean {
  return (['VA', 'VV'] as const).some((tag) => lexicon.headwordFrequency(before.form + after.form, tag) >= 0);
}
