import type { Morpheme } from '../../analysis/types.js';
import { SEEN, SELDOM, USED, WELL_KNOWN } from '../korean/commonness.js';
import { isTried } from '../korean/tried-verbs.js';
import type { LineView, WordView } from '../line/line-view.js';
import { isModified } from './derived-verbs.js';
import type { Gap } from './gap.js';
import { isMeantItself } from './literal-nouns.js';
import { isUnknown } from './place.js';
import { isPronounFirst } from './pronoun-first.js';

/** 모임을 가져 왔다, 책을 가져왔다: the object tells (one-word-nouns). */
const BY_OBJECT = /^(?:가져|데려)$/;
/** 전 장, 수 명: of one syllable before a noun that they only happen to make a word with. */
const DETERMINERS = /^[전각매현본당동총수이그저]$/;
/** 제 거: mine, and nothing is taken away. */
const WHOSE = /^[내네니제]$/;
/** 금 서 돈: a count of its own. */
const COUNTS = /^[한두세네서너석넉]$/;
/** 사 대 임금, 두 달, 석 대 */
const NUMBER =
  /^(?:[영공일이삼사오육칠팔구십백천만억한두세네서석너넉닷엿]|[일이삼사오육칠팔구]?[십백천만억][일이삼사오육칠팔구십백천만억]*)$/;

/** 지난 겨울, 내려 가다: the dictionary has both together as one word. */
export function isOneWord(gap: Gap, tag = gap.first.tag): boolean {
  const { line, left, right, first } = gap;
  const { surface } = left;
  if (!/^[가-힣]+$/.test(surface) || BY_OBJECT.test(surface) || isCounted(gap) || isOnItsOwn(gap))
    return false;
  // 시 기지급: the noun must end where the dictionary's does
  if (/^[NM]/.test(right.morphemes[1]?.tag ?? '')) return false;
  if (first.tag === 'NNG') {
    if (DETERMINERS.test(surface) || isStemOfVerb(gap)) return false;
    return line.lexicon.headwordFrequency(surface + first.form, tag) >= 0;
  }
  // 나 가 볼게: no verb is made with what is read as a pronoun
  if (gap.last.tag === 'NP' || isPronounFirst(gap) || isMeantItself(gap) || isDoneToSee(gap)) return false;
  // 더 부르다, 내리 지다: an adverb goes with any verb, so that one nobody writes is no evidence; 깜빡하다 is hardly ever counted whole
  const isAdverb = mayBeAdverb(gap) && !/^[하되]$/.test(first.form);
  return commonnessOfVerb(gap, tag) > (isAdverb ? SEEN : NOT_LISTED);
}

/** 내리 read as a stem, of whose ending nothing is written, may be the adverb. */
function mayBeAdverb({ line, left, last }: Gap): boolean {
  if (last.tag === 'MAG') return true;
  const [stem] = left.morphemes;
  return (
    stem!.tag === 'VV' &&
    stem!.form === left.surface &&
    line.lexicon.headwordFrequency(left.surface, 'MAG') > SEEN
  );
}

/** 앞치마를 둘러 보다: something is done to see how it goes, and nothing is looked at. */
function isDoneToSee({ line, left, first }: Gap): boolean {
  return first.form === '보' && isTried(line, left);
}

/** 목 축이고: what is read as a noun with its copula may be a verb. */
function isStemOfVerb({ line, right, first }: Gap): boolean {
  return right.morphemes[1]?.tag === 'VCP' && line.lexicon.isHeadword(`${first.form}이`, 'VV');
}

/** 걷어 올리다: listed together, but not known to be one word in the standard language. */
const DOUBTFULLY_ONE = /^걷어올리$/;
const NOT_LISTED = -1;

/** How common the verb is that the two make. */
function commonnessOfVerb({ line, left, first }: Gap, tag: Morpheme['tag']): number {
  const verb = left.surface + first.form;
  return DOUBTFULLY_ONE.test(verb) ? NOT_LISTED : line.lexicon.headwordFrequency(verb, tag);
}

/** Second verbs that help another one, or that people do after something else: 사 먹다, 찾아 가다, 받아 쓰다. */
const DONE_AFTERWARDS = /^(?:먹|쓰|입|신|타|가|오|나가|나오|주|드리|보|놓|두|내|버리|대|지|하|있|다니)$/;

/** 받아 들이다, 내려 앉다; a bare stem (들이 받다) is no word by itself. */
export function isOneVerb(gap: Gap): boolean {
  const { left, last, first } = gap;
  if (!/^[가-힣]+$/.test(left.surface) || DONE_AFTERWARDS.test(first.form)) return false;
  if (isPronounFirst(gap) || isMeantItself(gap)) return false;
  const isBare = last.tag === 'VV';
  if (left.morphemes.length !== (isBare ? 1 : 2) || (!isBare && !/^[아어]$/.test(last.form))) return false;
  return commonnessOfVerb(gap, 'VV') > SELDOM;
}

/** What helps a verb; where somebody goes (물을 따라 왔다) he often does one thing after the other. */
const HELPING = /^(?:보|주|내|나가|나오)$/;
/** 짐을 들어 주다, 그네를 밀어 주다: somebody does just this for another; 부탁을 들어주다, 뒤를 밀어주다 are other verbs. */
const JUST_DONE = /^(?:들어|봐|보아|밀어|쳐|받아|돌려)주$/;

/** 알아 보다, 물어 보다, 빌려 주다: a verb and what helps it, which everybody knows as one verb. */
export function isFamiliarVerb(gap: Gap): boolean {
  const { left, right, last, first } = gap;
  if (last.tag !== 'EC' || !/^V[VX]$/.test(first.tag) || !/^[아어]$/.test(last.form)) return false;
  // 약초를 찾아 온 산을: all of it; 해 보다: to see how it goes
  if (right.surface === '온' || left.surface === '해' || BY_OBJECT.test(left.surface)) return false;
  if (left.morphemes.length !== 2 || !HELPING.test(first.form)) return false;
  if (JUST_DONE.test(left.surface + first.form) || isDoneToSee(gap)) return false;
  return commonnessOfVerb(gap, 'VV') > USED;
}

/** What takes any noun before it: 일 하다, 때 가다. */
const ANY_NOUN = /^(?:하|되|가|오|지|있|없|보|들|듣|들이|같)$/;

/** 뜻 깊다, 뿌리 내리다; 좋은 뿌리 내리다 speaks of the noun. */
export function isNounInVerb(gap: Gap): boolean {
  const { line, left, first } = gap;
  return (
    left.morphemes.length === 1 &&
    /^[가-힣]+$/.test(left.surface) &&
    !ANY_NOUN.test(first.form) &&
    !isModified(line, left) &&
    !isMeantItself(gap) &&
    commonnessOfVerb(gap, first.tag) > SELDOM
  );
}

function isCounted({ left, right, last }: Gap): boolean {
  return NUMBER.test(left.surface) || COUNTS.test(right.surface) || last.tag === 'NNB';
}

/** Is the first part of a name, of spread letters, or a word between two others? */
function isOnItsOwn(gap: Gap): boolean {
  const { line, left, right } = gap;
  const { words, lexicon } = line;
  if (WHOSE.test(left.surface) && right.surface.startsWith('거')) return true;
  if (isBetween(words, left) || isEaten(gap) || isLetterSpaced(words, left)) return true;
  if (left.surface.length > 1) return false;
  // 아톰스 포 피스: a word of a name; 투 고: what is no word by itself is part of something foreign
  return (
    isUnknownName(words[left.index - 1]) ||
    (left.morphemes[0]!.tag === 'NNG' && lexicon.headwordFrequency(left.surface, 'NNG') < 0)
  );
}

/** 갑 대 주 정부, 돌아오는 중 병에: what stands between two others is a word of its own. */
function isBetween(words: readonly WordView[], { index, surface }: WordView): boolean {
  return /^[대중]$/.test(surface) && /^(?:N|XSN|ETM)/.test(words[index - 1]?.morphemes.at(-1)?.tag ?? '');
}

/** 고둥을 빼 먹다: taken out and eaten; 숙제를 빼먹다 is another thing, but the object does not tell. */
function isEaten({ line: { words }, left: { index, surface }, first }: Gap): boolean {
  return (
    first.form === '먹' &&
    /^[빼까떼따캐파]$/.test(surface) &&
    words[index - 1]?.morphemes.at(-1)?.tag === 'JKO'
  );
}

function isUnknownName(word: WordView | undefined): boolean {
  const last = word?.morphemes.at(-1);
  return last?.tag === 'NNP' && isUnknown(last);
}

/** 재 직 증 명 서: a title whose syllables are set apart. */
function isLetterSpaced(words: readonly WordView[], { index }: WordView): boolean {
  let first = index;
  let last = index + 1;
  while (isSyllableAlone(words[first - 1])) first--;
  while (isSyllableAlone(words[last + 1])) last++;
  return last - first > 1 && isSyllableAlone(words[index]) && isSyllableAlone(words[index + 1]);
}

function isSyllableAlone(word: WordView | undefined): boolean {
  return word !== undefined && /^[가-힣]$/.test(word.surface);
}

/**
 * Two bare nouns, a bare noun and its verb, or two verbs that the dictionary has as one word which everybody knows.
 * Edited text sets them apart as well.
 */
export function isListedTogether(gap: Gap): boolean {
  const { line, left, right, first } = gap;
  if (!/^[가-힣]+$/.test(left.surface) || BY_OBJECT.test(left.surface)) return false;
  return left.morphemes[0]!.tag === 'VV'
    ? areTwoVerbs(gap) && isWellKnown(line, left, first, 'VV')
    : areNounAndHead(left, right, first) &&
        !isInPhrase(line, left) &&
        !isMeantItself(gap) &&
        isWellKnown(line, left, first, first.tag);
}

/** 살아 남다, 알아 내다; what is done in turn (찾아 가다, 나와 보다) is two words as well. */
function areTwoVerbs({ left, right, last, first }: Gap): boolean {
  // 약초를 찾아 온 산을: all of it
  if (right.surface === '온') return false;
  return (
    left.morphemes.length === 2 &&
    /^[아어]$/.test(last.form) &&
    /^(?:내|남|나가|나오|가|오)$/.test(first.form)
  );
}

/** 점심 시간, 마음 먹다; single syllables (일 년, 눈 뜨다) mean too many things. */
function areNounAndHead({ surface, morphemes }: WordView, right: WordView, first: Morpheme): boolean {
  if (morphemes.length > 1 || /^[NMX]/.test(right.morphemes[1]?.tag ?? '')) return false;
  return first.tag === 'NNG' ? first.end - first.begin > 1 : surface.length > 1;
}

/** 맛있다, 재미없다, 관계없다; 아무 관계 없다 speaks of the noun. */
export function isListedBeing({ line, left, first }: Gap): boolean {
  return (
    /^[있없]$/.test(first.form) &&
    left.morphemes.length === 1 &&
    left.surface.length > 1 &&
    !isInPhrase(line, left) &&
    line.lexicon.headwordFrequency(left.surface + first.form, 'VA') >= 0
  );
}

/** 이 점심 시간, 큰 마음 먹고, 학교 점심 시간: part of a larger phrase. */
function isInPhrase({ words }: LineView, { index }: WordView): boolean {
  const before = words[index - 1]?.morphemes.at(-1)?.tag ?? '';
  return /^(?:ETM|MM|JKG|NN|XSN|NR|SN|JKO|JC)/.test(before);
}

function isWellKnown({ lexicon }: LineView, left: WordView, first: Morpheme, tag: Morpheme['tag']): boolean {
  return lexicon.headwordFrequency(left.surface + first.form, tag) > WELL_KNOWN;
}
