import type { Morpheme } from '../../analysis/types.js';
import { isSyllable, nucleusOf, onsetOf } from '../../hangul/syllable.js';
import { makesAuxiliary } from './auxiliaries.js';
import { COUNTING } from './counts.js';
import { isOneWord } from './headwords.js';
import { isIntensified } from './intensifiers.js';
import type { Pairing } from './pairing.js';
import { isUnknown, lengthOf, type Place } from './place.js';
import { AMBIGUOUS, ANY, DEMANDED, LIKELY_TWO, NEVER, NOT_AGAINST, PLAIN, WORDS } from './sureness.js';

/** No ending looks like these: behind an adnominal the model need not be asked at all. */
const PLAIN_NOUNS = /^(?:것|거|수|리|줄|때|때문|채)$/;
const BY_GRAMMAR = 0.9;
/** 갈때: in five of a hundred places of edited text. */
const BY_USAGE = 0.95;

/** -는데, -ㄴ바, -ㄴ지: endings and bound nouns alike, which only the sentence tells apart. */
const TWO_USES = /^(?:데|바|지|만큼)$/;
/** Bound nouns that make auxiliaries with 하다 and 싶다: 아는 체를 하다. */
const AUXILIARY_NOUNS = /^(?:체|척|양|뻔|법|성)$/;
/** Nouns that after an adnominal hardly mean anything by themselves. */
const NEARLY_BOUND = /^(?:통|이|맛|턱|겸|김|바람|나름|셈|터|마당|판|길|사이)$/;
/** After an adnominal these are nouns, whatever the model thinks. */
const TIMES_AND_PLACES = /^(?:후|뒤|곳|동안|순간|사람|경우|이유)$/;
const LISTING = /^(?:등|등등|등지|겸|및|내지)$/;

/** 갈수 있다, 아는척했다, 먹을사람 */
export const BEHIND_ADNOMINAL: readonly Pairing[] = [
  // 큰술, 작은술: units of their own
  { when: isOneUnit, rule: 'spacing-dependent-noun', least: NEVER },
  // 찐팬: by nobody steamed
  { when: isIntensified, rule: 'spacing-words', least: NEVER },
  // 볼만하다; 읽어볼 만하다 has another verb before it, and 할만 is a noun that nobody means here
  {
    after: /^NNB$/,
    when: (place) => makesAuxiliary(place.word, place.i) && isListedPredicate(place),
    rule: 'spacing-auxiliary',
    least: NEVER,
  },
  {
    after: /^NNB$/,
    when: ({ word, i }) => makesAuxiliary(word, i),
    rule: 'spacing-auxiliary',
    least: ANY,
    leastJoined: NEVER,
    overWords: true,
  },
  // 나한채는: of the bound noun there is only 채, 채로 and 채이다
  { form: /^채$/, when: hasCase, rule: 'spacing-dependent-noun', least: NEVER },
  { when: isClauseGoingOn, rule: 'spacing-dependent-noun', least: AMBIGUOUS, overWords: true },
  {
    after: /^NNG$/,
    form: /^때$/,
    rule: 'spacing-words',
    least: PLAIN,
    sure: BY_USAGE,
  },
  {
    after: /^NNB$/,
    form: PLAIN_NOUNS,
    rule: 'spacing-dependent-noun',
    least: PLAIN,
    sure: BY_GRAMMAR,
    overWords: true,
  },
  // The ending (물 쓰듯) goes with the bare stem.
  { after: /^NNB$/, form: /^듯$/, rule: 'spacing-auxiliary-noun', least: LIKELY_TWO, overWords: true },
  { after: /^NNB$/, form: /^듯이$/, rule: 'spacing-dependent-noun', least: LIKELY_TWO, overWords: true },
  // 들은 대로: no ending, but 되는대로 and some others are words
  { after: /^NNB$/, form: /^대로$/, rule: 'spacing-dependent-noun', least: DEMANDED },
  { after: /^NNB$/, form: TWO_USES, rule: 'spacing-dependent-noun', least: WORDS, overWords: true },
  { after: /^NNB$/, form: /^만$/, rule: 'spacing-auxiliary-noun', least: WORDS, overWords: true },
  {
    after: /^NNB$/,
    form: AUXILIARY_NOUNS,
    rule: 'spacing-auxiliary-noun',
    least: NOT_AGAINST,
    overWords: true,
  },
  { after: /^NNB$/, rule: 'spacing-dependent-noun', least: NOT_AGAINST, overWords: true },
  { after: /^N/, form: NEARLY_BOUND, rule: 'spacing-dependent-noun', least: WORDS },
  // 늦어진점: what is to be said of it; a word that begins within the verb (진점) is none
  { form: /^점$/, when: isBehindVerb, rule: 'spacing-words', least: DEMANDED, overWords: true },
  { form: TIMES_AND_PLACES, rule: 'spacing-words', least: NOT_AGAINST, sure: BY_USAGE },
  { rule: 'spacing-words', least: DEMANDED },
];

/** 볼만하다, 그럴듯하다: does the dictionary list the verb with its auxiliary as one predicate? */
function isListedPredicate({ line: { lexicon, text }, word: { morphemes }, i }: Place): boolean {
  const stem = morphemes.slice(0, i).findLast(({ tag }) => tag[0] === 'V');
  const { begin: end, form } = morphemes[i + 1]!;
  return (
    stem !== undefined &&
    stem.tag !== 'VX' &&
    lexicon.isHeadword(text.slice(stem.begin, end) + form, /^V[VA]$/)
  );
}

/** Is it a verb of several syllables from the first of them on, and no name (강남본점)? */
function isBehindVerb({ word, i, after }: Place): boolean {
  const { begin, morphemes } = word;
  return (
    after.begin - begin > 1 && morphemes.slice(0, i).every(({ tag }) => /^(?:V|E|XS|XR|NNG|MAG)/.test(tag))
  );
}

/** 한개, 국장겸, 공사중, 감기때문에: a bound noun behind anything but an adnominal form. */
export const BEFORE_BOUND_NOUN: readonly Pairing[] = [
  // 이뿐이다, 그만큼: particles
  { form: /^(?:뿐|만큼|대로)$/, rule: 'spacing-dependent-noun', least: NEVER },
  // 다섯 개 중에: of so many
  {
    form: /^중$/,
    when: ({ before }) => before.tag === 'NNB',
    rule: 'spacing-dependent-noun',
    least: NOT_AGAINST,
  },
  // 둘 중에: of what is counted in words of our own; 이중, 십중팔구 are none of them
  {
    form: /^중$/,
    when: ({ before }) =>
      before.tag === 'NR' && /^(?:둘|셋|넷|다섯|여섯|일곱|여덟|아홉|열)$/.test(before.form),
    rule: 'spacing-dependent-noun',
    least: NOT_AGAINST,
  },
  // 10여 명: what is about so many is no figure any more
  {
    when: ({ word, i, before }) =>
      before.form === '여' && before.tag === 'XSN' && isNumber(word.morphemes[i - 2]),
    rule: 'spacing-unit',
    least: ANY,
    overWords: true,
  },
  // Units may follow a figure without a space; and figures may be read one by one (이이팔일).
  { when: isBehindFigure, rule: 'spacing-unit', least: NEVER },
  // 부재중, 은연중 are words
  { form: /^[중시]$/, when: isOneTime, rule: 'spacing-dependent-noun', least: NEVER },
  // 사용중이다
  {
    form: /^[중시]$/,
    when: (place) => isTime(place) && isState(place),
    rule: 'spacing-dependent-noun',
    least: ANY,
    leastJoined: LIKELY_TWO,
  },
  { form: /^[중시]$/, when: isTime, rule: 'spacing-dependent-noun', least: LIKELY_TWO },
  // 두시: the hour, though a book is called so; 여러븐 is mistyped, and no count
  {
    when: ({ line, before, after }) => COUNTING.test(before.tag) && isSpelt(line.text, after),
    rule: 'spacing-unit',
    least: DEMANDED,
    overWords: true,
  },
  { when: ({ before }) => COUNTING.test(before.tag), rule: 'spacing-unit', least: NEVER },
  { form: /^채$/, when: hasCase, rule: 'spacing-dependent-noun', least: NEVER },
  // 환자분, 고객분들: behind whoever it honours, and whatever it is part of (감소분), a suffix
  { form: /^분$/, when: isBehindNoun, rule: 'spacing-dependent-noun', least: NEVER },
  // 주식등변동상황명세서: the title of a form or a law, written as its makers wrote it
  { form: LISTING, when: isInsideTitle, rule: 'spacing-listing', least: NEVER },
  { form: LISTING, rule: 'spacing-listing', least: DEMANDED },
  // 명령조, 행진곡조: in what tone
  { form: /^조$/, when: isBehindNoun, rule: 'spacing-dependent-noun', least: NEVER },
  { form: /^[씨님]$/, when: ({ before }) => before.tag === 'NNP', rule: 'spacing-title', least: WORDS },
  { form: /^[씨님]$/, rule: 'spacing-title', least: NEVER },
  { form: /^때문$/, rule: 'spacing-dependent-noun', least: PLAIN, sure: BY_GRAMMAR },
  { form: PLAIN_NOUNS, rule: 'spacing-dependent-noun', least: DEMANDED, sure: BY_GRAMMAR },
  { rule: 'spacing-dependent-noun', least: DEMANDED },
];

/** Is a noun written to it, with which it makes a longer one? */
function isInsideTitle({ word, i }: Place): boolean {
  return /^N/.test(word.morphemes[i + 1]?.tag ?? '');
}

function hasCase({ word, i }: Place): boolean {
  const next = word.morphemes[i + 1];
  return next?.tag[0] === 'J' && next.form !== '로';
}

function isNumber(morpheme: Morpheme | undefined): boolean {
  return morpheme !== undefined && /^(?:SN|NR)$/.test(morpheme.tag);
}

/** Is the adnominal with its noun a unit that the dictionary has? */
function isOneUnit({ line: { lexicon, text }, word, after }: Place): boolean {
  return lexicon.isHeadword(text.slice(word.begin, after.end), 'NNB');
}

function isBehindNoun({ before }: Place): boolean {
  return /^(?:NN[GP]|NP|XSN)$/.test(before.tag);
}

/** 15명, 이이팔일, and 100만원, where part of the number is written in figures; 공사 and 이사 are words. */
function isBehindFigure({ line, word, i, before }: Place): boolean {
  if (/^(?:SN|NNB)$/.test(before.tag)) return true;
  if (before.tag === 'NR' && word.morphemes.slice(0, i).some(({ tag }) => tag === 'SN')) return true;
  if (!/^[영공일이삼사오육칠팔구]{2,}$/.test(before.form)) return false;
  return line.lexicon.headwordFrequency(before.form, 'NNG') < 0;
}

/** 공사 중, 외출 시; 도시, 일시 are words. */
function isTime({ before }: Place): boolean {
  return before.tag === 'NNG' && lengthOf(before) > 1;
}

function isOneTime(place: Place): boolean {
  return isTime(place) && isOneWord(place.line, place.before.form + place.after.form);
}

function isState({ before, rest }: Place): boolean {
  return !isUnknown(before) && /^중(?:이다|이며|이고|이라|이었|인(?![가-힣])|입니다|이에요)/.test(rest);
}

/** What 데 without a particle goes with: what something is good for, or takes (고치는 데 도움이 되다, 가는 데 한 시간 걸리다). */
const PURPOSE =
  /^(?:도움|필요|쓰|쓸|쓴|썼|사용|이용|활용|걸[리렸린릴]|드는|들어|들었|든|성공|실패|기여|이바지|공헌|그치|그쳤|앞장|일조|집중|주력|힘|최선|중요|유용|좋|방해|역할|초점|소요|시간|돈|비용|며칠|얼마|한|두|\d|효과|지장|무리|적합|알맞|동의|합의|관심|투자|바치|보내|큰|많은|꼭|가장|더|매우|아주|결정적|영향|핵심|목적|의의|의미|급급|여념|한몫|어려|애|만족|익숙|탁월|능|뛰어)/;

/** 세 시간 걸리는데 비행기로는…: an ending, where nothing that 데 goes with follows. */
function isClauseGoingOn({ line, word, after }: Place): boolean {
  if (after.tag !== 'NNB' || after.form !== '데' || after.end !== word.end) return false;
  const next = line.words[word.index + 1];
  return next !== undefined && !PURPOSE.test(next.surface);
}

/** 모든 걸 is 것을, but 여러븐 no 번: a particle may be drawn into the noun, which keeps its vowel. */
function isSpelt(text: string, { begin, form }: Morpheme): boolean {
  const [written, meant] = [text.charCodeAt(begin), form.charCodeAt(0)];
  return (
    !isSyllable(written) || (onsetOf(written) === onsetOf(meant) && nucleusOf(written) === nucleusOf(meant))
  );
}
