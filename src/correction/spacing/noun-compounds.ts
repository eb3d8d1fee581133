import { TITLES } from '../korean/titles.js';
import type { LineView } from '../line/line-view.js';
import { COUNT } from './counts.js';
import type { Pairing } from './pairing.js';
import { isUnknown, lengthOf, type Place } from './place.js';
import { AMBIGUOUS, ANY, COMPOUND, HARDLY_AGAINST, LIKELY_TWO, NEVER, TERM, WORDS } from './sureness.js';

/** 방학 동안, 사용 전: when it is. */
const TIMES = /^(?:동안|전|후|뒤|때)$/;
/** What lasts some time. */
const STRETCHES =
  /^(?:기간|방학|휴가|연휴|학기|세월|시간|평생|생애|겨울|여름|가을|수업|근무|재임|임기|회의|여행|체류|주말|명절|행사|공사|시즌|생활)$/;
/** 아래 번호, 위 내용: what a text points at above and below itself. */
const IN_TEXT =
  /^(?:번호|주소|링크|내용|사항|그림|예시|계좌|양식|메일|사진|문장|설명|항목|방법|순서|댓글|글|게시글|영상|목록|안내|문의처|연락처|전화번호)$/;
/** Times that nobody's name or term begins with. */
const POINTED_AT = /^(?:이번|저번|그날|이날|그때)$/;
/** 그날 일, 어제 일: what happened then. */
const DAYS = /^(?:그날|그때|이날|그해|어제|오늘|그제|지난번|저번|이번)$/;
/** 선반 위, 문 앞: where something is. */
export const PLACES = /^(?:위|아래|앞|뒤|옆|안|속|밖|때|전|후)$/;
/** 회의 결과, 사용 방법: nouns that make no term with the one before them. */
const RELATIONS: ReadonlySet<string> = new Set(['결과', '방법', '내용', '이유', '여부']);

/** So sure the model must be that saw no space: no compound has a pronoun in it, but many a name has such a syllable. */
const UNSEEN_PRONOUN = 0.9;
/** 결정전, 공모전: a noun in 전 that no dictionary has may be a match or a show. */
const UNSEEN_TIME = 0.95;

/** What somebody does who wants something done. */
const REQUESTS = /^(?:부탁|요청|당부|신청|문의)$/;

/**
 * Two nouns in one eojeol are one word where a dictionary says so, and by the author's choice where it is a term
 * (제50항) or a name (제49항); otherwise they are two (제2항).
 */
export const BETWEEN_NOUNS: readonly Pairing[] = [
  { when: isListed, rule: 'spacing-words', least: NEVER },
  // 아마존강, 히말라야산맥: older dictionaries parted them
  { when: isGeographic, rule: 'spacing-compound', least: NEVER },
  {
    when: (place) => isTerm(place) && !place.line.options.disableCaretSpacing,
    rule: 'spacing-compound',
    least: WORDS,
  },
  { when: isTerm, rule: 'spacing-compound', least: NEVER },
  { when: isLeftCompound, rule: 'spacing-compound', least: NEVER },
  // 콩나물값, 기름값: what something costs
  { form: /^값$/, when: isCommon, rule: 'spacing-words', least: NEVER },
  { when: ({ before, after }) => isUnknown(before) || isUnknown(after), rule: 'spacing-words', least: NEVER },
  // 성적통지서, 인적쇄신: 적 behind one syllable is as often part of a noun
  {
    when: ({ before, word }) => isManner(before) && before.begin - word.begin < 2,
    rule: 'spacing-words',
    least: WORDS,
    open: true,
  },
  // 이번 공모전, 그날 여행: a time that is pointed at goes with no noun as one word
  {
    when: ({ i, before, after }) => i === 1 && POINTED_AT.test(before.form) && lengthOf(after) > 1,
    rule: 'spacing-words',
    least: HARDLY_AGAINST,
  },
  // 주요 원인: of what kind it is; 주요사항보고서 is a term
  {
    when: ({ i, before, after, word }) =>
      i === 1 && before.form === '주요' && lengthOf(after) > 1 && !/^[NX]/.test(word.morphemes[2]?.tag ?? ''),
    rule: 'spacing-words',
    least: LIKELY_TWO,
  },
  // 선교적 지평, 이번 공모전: the first goes with no noun as one word
  {
    when: ({ before }) => isManner(before) || /^[이저]번$/.test(before.form),
    rule: 'spacing-words',
    least: WORDS,
  },
  { form: TITLES, when: ({ before }) => before.tag === 'NNP', rule: 'spacing-title', least: AMBIGUOUS },
  // 검토부탁드립니다: what is asked for, and the asking
  { form: REQUESTS, when: isAsked, rule: 'spacing-words', least: LIKELY_TWO },
  // 사장님여기, 엄마나: whom somebody calls, and what he says
  {
    after: /^NP$/,
    // 이거저거: this and that
    when: ({ before, after }) => before.tag !== 'NP' && !isUnknown(after),
    rule: 'spacing-words',
    least: COMPOUND,
    unseen: UNSEEN_PRONOUN,
  },
  { when: isNamed, rule: 'spacing-words', least: NEVER },
  // 기간동안: how long, which no term is made with
  {
    form: /^동안$/,
    when: (place) => isLastNoun(place) && STRETCHES.test(place.before.form),
    rule: 'spacing-words',
    least: ANY,
  },
  { when: isPointedOut, rule: 'spacing-words', least: ANY },
  { form: TIMES, when: isLastNoun, rule: 'spacing-words', least: WORDS, unseen: UNSEEN_TIME },
  // 선반위에, 건물안에서: with where it is told behind it, no end of a term
  {
    form: /^[위밑옆앞뒤안속]$/,
    when: (place) =>
      isLastNoun(place) &&
      /^(?:에|에서|에는|에도|으로|로)$/.test(place.word.morphemes[place.i + 1]?.form ?? ''),
    rule: 'spacing-words',
    least: LIKELY_TWO,
  },
  // 쥐꼬리선인장속: behind several nouns it is the last part of a term; 삼국시대 때 is none
  {
    form: PLACES,
    when: isLastNoun,
    rule: 'spacing-words',
    least: WORDS,
  },
  {
    when: ({ line, word, i, after }) => i === 1 && word.morphemes.length <= 4 && isRelation(line, after.form),
    rule: 'spacing-words',
    least: LIKELY_TWO,
  },
  {
    when: (place) => isCommon(place) && isOfManyNouns(place),
    rule: 'spacing-words',
    least: TERM,
    open: true,
  },
  // Edited text has as many compounds of common nouns joined.
  { when: isCommon, rule: 'spacing-words', least: COMPOUND, open: true },
  {
    after: /^NNG$/,
    when: ({ before }) => before.tag === 'NR' && COUNT.test(before.form),
    rule: 'spacing-unit',
    least: COMPOUND,
  },
  // 우리 음악, 둘 사이
  { after: /^N/, rule: 'spacing-words', least: COMPOUND },
];

/** Is it the second of two nouns, with a particle at the most? */
function isLastNoun({ word, i, after }: Place): boolean {
  return (i === 1 || after.form === '때') && word.morphemes.length - i <= 2;
}

function isPointedOut({ i, before, after, word }: Place): boolean {
  if (i !== 1 || /^(?:N|XS)/.test(word.morphemes[2]?.tag ?? '')) return false;
  return /^(?:아래|위)$/.test(before.form)
    ? IN_TEXT.test(after.form)
    : DAYS.test(before.form) && after.form === '일';
}

function isListed({ line: { lexicon }, before, after }: Place): boolean {
  return lexicon.isHeadword(before.form + after.form, /^N/);
}

/** Does the dictionary list the two with a caret? */
function isTerm({ line: { lexicon }, before, after }: Place): boolean {
  return lexicon.tagsOf(before.form + after.form).some(({ payload }) => lexicon.isJoined(payload));
}

/** 대통령선거: no list has every compound, so who wants none parted keeps those of two common nouns, too. */
function isLeftCompound({ line: { options }, before, after }: Place): boolean {
  return options.disableCaretSpacing === true && before.tag === 'NNG' && after.tag === 'NNG';
}

/** What is written to the name before it, foreign or not, since 외래어 표기법 제4장 제3절 was mended in 2017; 사막 and 해협 are not. */
const GEOGRAPHY = /^(?:[강산섬해만호주곶성현]|산맥|고원|반도|평야)$/;

/** 아마존강, 안데스산맥; 해안 평야 is a term, not a name. */
function isGeographic(place: Place): boolean {
  const { before, after } = place;
  return GEOGRAPHY.test(after.form) && (before.tag === 'NNP' || (lengthOf(after) === 1 && isTerm(place)));
}

function isManner({ tag, form }: Place['before']): boolean {
  return tag === 'XSN' && form === '적';
}

/** Is it done there and then, and not the name of the doing (자료요청서)? */
function isAsked({ word, i, before }: Place): boolean {
  const next = word.morphemes[i + 1];
  return (
    before.tag === 'NNG' && lengthOf(before) > 1 && next !== undefined && /^(?:하|드리)$/.test(next.form)
  );
}

/** Names of people, places and firms are written as their owners do (제49항); short parts are often read wrongly. */
function isNamed({ line, before, after }: Place): boolean {
  return (
    before.tag === 'NNP' || after.tag === 'NNP' || lengthOf(before) < 2 || isRatherName(line, before.form)
  );
}

/** Only common nouns make compounds. */
function isCommon({ before }: Place): boolean {
  return before.tag === 'NNG';
}

function isOfManyNouns({ word }: Place): boolean {
  return word.morphemes.filter(({ tag }) => tag[0] === 'N').length > 2;
}

/** 브렌트크로스: more often a name than a noun. */
function isRatherName({ lexicon }: LineView, form: string): boolean {
  const noun = lexicon.frequencyOf(form, 'NNG');
  return noun >= 0 && lexicon.frequencyOf(form, 'NNP') > noun;
}

/** Does the noun say in what relation the one before it stands? Callers who leave terms joined leave these too. */
export function isRelation({ options }: LineView, form: string): boolean {
  return !options.disableCaretSpacing && RELATIONS.has(form);
}
