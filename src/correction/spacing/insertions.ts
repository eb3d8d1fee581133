import type { Morpheme } from '../../analysis/types.js';
import { GLOSS } from '../korean/gloss.js';
import type { LineView, WordView } from '../line/line-view.js';

import { auxiliarySpace, makesAuxiliary, mayStayJoined } from './auxiliaries.js';
import {
  BOUND_NOUNS,
  behindAdnominal,
  dependentNoun,
  isClauseGoingOn,
  LISTING,
  leastSure,
  UNIT_BEFORE,
} from './dependent-nouns.js';
import { isGoverned, isMeasured } from './fixed-phrases.js';
import { isInsideHeadword, isOneWord, LONGEST } from './headwords.js';
import { hidesNoun, isBody, isBornIn, isInsideName, isKnownName, isQuotedName } from './names-in-words.js';
import { isNeverOne, NEGATED, NEVER_ONE, negation } from './negation.js';
import { betweenNouns, isRelation, NOUN_PHRASE, TITLES } from './noun-compounds.js';
import { insertSpace, type SpaceFinding } from './space-finding.js';
import { BOUND, DEMANDED, WORDS } from './sureness.js';

/**
 * How sure the model must be that a space belongs between two morphemes, by what they are. What the norm demands needs
 * less; what usage allows both ways needs nearly certainty.
 */
const ADNOMINAL = 0.5;
/** 의 is as often a syllable of a name or a Chinese word. */
const GENITIVE = 0.85;
const WEAK_GENITIVE = 0.1;
const ADVERB = 0.09;
const CERTAIN = 0.98;
/** 온허브: a name may begin like a determiner. */
const DETERMINED = 0.85;

/** Names of laws are written as their makers wrote them. */
const LAW = /에(?:관|대)한[가-힣]*(?:법|법률|령|규칙|조례|협정|규정)/;

/** After an adnominal these are nouns, whatever the model thinks. */
const TIMES = new Set(['후', '뒤', '곳', '동안', '순간', '사람', '경우', '이유']);

const PRIZE = /^[가-힣]{3,}상(?:[은이을의과도]|에|으로)?(?![가-힣])/;

const GLOSSED = new RegExp(`^([가-힣]+)(?=${GLOSS})`, 'u');

/** 군인이올시다: an old form of the copula. */
const OLD_COPULA = /^올(?:시다|습니다)/;

const FINAL_GEOL = /^[걸껄](?:요)?[.?!…~]*\s*$/;

/** Endings that look as if a bound noun stood in them. */
const ENDING =
  /^(?:쏘냐|뿐더러|망정|지언정|지라도|진대|걸 그랬|지(?:도|는|를|가)? (?:모르|모른|모를|몰|알|안다|궁금))/;

const COUNT =
  /^(?:한|두|세|네|서|너|석|넉|닷|엿|다섯|여섯|일곱|여덟|아홉|열.?|스무|몇|여러|[일이삼사오육칠팔구십백천만억]+)$/;

/** A verb and another after -아/어 (구워 먹다): two words unless the dictionary has them as one. */
const TWO_VERBS = 0.04;
/** 사진 찍기: a noun and what is done with it, as the name of a doing. */
const DOING = 0.002;
/** 쓸모 있다, 의미 있다: only 맛있다, 재미있다 and the like are one word. */
const BEING = 0.2;

const DETERMINER = /^MM/;
const PREDICATE = /^V[VA]$/;
const NOUN = /^N(?:NG|NP|P|R)$/;

export function insertions(line: LineView): SpaceFinding[] {
  const out: SpaceFinding[] = [];
  for (const word of line.words) if (mayBePhrase(word)) out.push(...inWord(line, word));
  return out;
}

/** Nearly every word is a stem with its particles or endings, of which nothing more needs to be asked. */
function mayBePhrase({ morphemes }: WordView): boolean {
  for (let i = 1; i < morphemes.length; i++)
    if (!belongsTo(morphemes[i - 1]!.tag, morphemes[i]!.tag)) return true;
  return false;
}

/** Is the second written to the first whatever they are? */
function belongsTo(a: string, b: string): boolean {
  if (a === 'EC') return false;
  if (b[0] === 'J' || b[0] === 'E' || b[0] === 'S' || b[0] === 'X' || b === 'VCP' || a === 'XPN') return true;
  // 50%정도
  return a[0] === 'S' && b !== 'NNG';
}

function inWord(line: LineView, word: WordView): SpaceFinding[] {
  const out: SpaceFinding[] = [];
  if (LAW.test(word.surface)) return out;
  const { morphemes } = word;
  // 휘휘, 곧은길: what the dictionary has as it stands is one word, whatever the analysis makes of it.
  if (!isNegated(word) && isHeadword(line, word.surface.replace(/[^가-힣]+$/u, ''))) return out;
  // 학이편(學而篇), 퍼진염색질(euchromatin): one term, as what is in the brackets shows
  const glossed = GLOSSED.exec(word.surface)?.[1]?.length ?? 0;
  const whole = listedWhole(line, word);
  if (isQuotedName(line, word) || isBornIn(line, word)) return out;
  const body = isBody(word);
  // No eojeol begins with a particle or an ending: a name read wrongly, which is better left whole.
  if (/^(?:[JE]|XS|VCP)/.test(morphemes[0]?.tag ?? 'E')) return out;
  for (let i = 1; i < morphemes.length; i++) {
    const before = morphemes[i - 1]!;
    const after = morphemes[i]!;
    // Contracted syllables hold the end of one and the start of the other: no place for a space.
    if (!isBoundary(morphemes, i) || after.begin <= word.begin + glossed) continue;
    const found = reason(line, word, i, before, after);
    if (!found || after.begin < word.begin + whole) continue;
    const helpId = found === 'spacing-words' || found === NOUN_PHRASE ? article(word, i) : found;
    const least = isNeverOne(line, found, before, after) ? NEVER_ONE : leastSure(helpId, before, after);
    const sure = Math.max(least, line.spaceBefore(after.begin));
    const edit = insertSpace(after.begin, helpId, sure);
    if (body && /^(?:J|XSN|ETM)/.test(before.tag)) edit.certainty = 'author';
    out.push(edit);
  }
  return out;
}

/** 정리해줘 may be read as 정리하 + 아주어: then the ending is told of the second syllable. */
function isBoundary(morphemes: readonly Morpheme[], i: number): boolean {
  const before = morphemes[i - 1]!;
  const { begin } = morphemes[i]!;
  return (
    before.end === begin || (before.tag === 'EC' && before.begin === begin && morphemes[i - 2]?.end === begin)
  );
}

/** The article under which a space belongs between the two, or nothing. */
function reason(
  line: LineView,
  word: WordView,
  i: number,
  before: Morpheme,
  after: Morpheme,
): string | undefined {
  const a = before.tag;
  const b = after.tag;
  if (belongsTo(a, b)) return undefined;
  // 소문으로만 들었다 read as 만들었다 over the space: no verb ends without its ending
  if (/^V[VAX]$/.test(b) && i === word.morphemes.length - 1) return undefined;
  const p = line.spaceBefore(after.begin);
  // At the end of a sentence -(으)ㄹ걸 is an ending; 것을 would want a verb behind it.
  const rest = line.text.slice(after.begin, after.begin + 12);
  if (a === 'ETM' && (FINAL_GEOL.test(line.text.slice(after.begin)) || ENDING.test(rest))) return undefined;
  // 가고말고: an ending
  if (a === 'EC' && before.form.endsWith('고') && /^말고요?(?![가-힣])/.test(rest)) return undefined;
  if (a[0] === 'J' && OLD_COPULA.test(rest)) return undefined;
  // 현재로썬: 로써는
  if (a === 'JKB' && before.form.endsWith('로') && /^썬(?![가-힣])/.test(rest)) return undefined;
  // 투르가우주의: a name that goes on behind what looks like a particle
  if (a[0] === 'J' && p < CERTAIN && isInsideName(line, word, i)) return undefined;
  // 해당하여도 망자의, 강의로만 들었다: one syllable at the end is a particle, whatever it would be with the next word
  if ((a === 'EC' || a[0] === 'J') && after.end === word.end && /^[도만]$/.test(after.form)) return undefined;
  if (
    b === 'VX' ||
    (a === 'EC' && b === 'VV' && after.form === '달') ||
    // 제안해야된다
    (a === 'EC' && b === 'VV' && /[아어]야$/.test(before.form) && /^[하되]$/.test(after.form)) ||
    (a === 'EC' && /^(?:있|않|못하|말|싶)$/.test(after.form))
  )
    return auxiliarySpace(line, word, i, p);
  if (b[0] === 'J' || b[0] === 'E' || b[0] === 'S' || b[0] === 'X' || b === 'VCP' || a === 'XPN')
    return undefined;
  if (isMeasured(word, i)) return NOUN_PHRASE;
  if (a[0] === 'S') return undefined;
  // 칸카나에이어: behind a word that nobody knows, particles are guesses
  if (
    p < CERTAIN &&
    word.morphemes
      .slice(0, i)
      .some(({ tag, outOfVocab }) => tag[0] === 'N' && outOfVocab === 'OUT_OF_VOCAB') &&
    (a[0] === 'J' || a[0] === 'E')
  )
    return undefined;
  // 치체와어: nor does a particle that only a syllable follows stand behind a name
  if (a[0] === 'J' && b === 'NNG' && after.form.length === 1 && word.morphemes[i - 2]?.tag === 'NNP')
    return undefined;
  if (before.form === '거시기' && after.form === '하') return undefined;
  // 가장납입하다: feigned; “most” goes with no verb
  if (before.form === '가장' && b === 'NNG' && word.morphemes[i + 1]?.tag === 'XSV') return undefined;
  if (a === 'ETM') {
    // 젊은과학자상: the name of a prize, written as its givers do (제49항)
    if (PRIZE.test(line.text.slice(after.begin, word.end))) return undefined;
    if (p < CERTAIN && b !== 'NNB' && isInsideHeadword(line, word, i)) return undefined;
    // 잔도메니코: one syllable before a name is part of it
    if (p < CERTAIN && b === 'NNP' && after.begin - word.begin === 1) return undefined;
    if (b === 'NNB' && makesAuxiliary(word, i) && !line.options.disableVxSpacing)
      return isInsideHeadword(line, word, i) ? undefined : 'spacing-auxiliary';
    if (b === 'NNB' && mayStayJoined(line, word, i)) return undefined;
    if (b === 'NNB')
      return isClauseGoingOn(line, word, after, p) ? undefined : behindAdnominal(after.form, p);
    if (after.form === '때') return behindAdnominal('때', p) && 'spacing-words';
    return p > (TIMES.has(after.form) ? BOUND : ADNOMINAL) ? 'spacing-words' : undefined;
  }
  if (a === 'MAG' && PREDICATE.test(b) && (before.form === '안' || before.form === '못'))
    // 멀지안나요: -지 않다
    return word.morphemes[i - 2]?.form === '지' ? undefined : negation(line, before, after, p);
  // 일년이다: the copula, and not that all of it is
  if (a === 'JKS' && before.form === '이' && after.form === '다' && after.end === word.end) return undefined;
  // 두시: the hour, though a book is called so
  const isUnit = b === 'NNB' && UNIT_BEFORE.test(a);
  if (p < CERTAIN && !isUnit && isInsideHeadword(line, word, i)) return undefined;
  if (b === 'NNB') return dependentNoun(line, before, after, p);
  if ((a === 'JKS' || a === 'JKO') && b === 'MAG' && after.end - after.begin > 1) return 'spacing-words';
  if (a === 'JKG') {
    // 쾌락의지론: 의지 is more common than what would be left of it
    if (p < CERTAIN && hidesNoun(line, before, after)) return undefined;
    // 회의결과 may be read as 회 and 의
    const noun = line.text.slice(word.begin, after.begin);
    const least = isRelation(line, after.form) && isOneWord(line, noun) ? WEAK_GENITIVE : GENITIVE;
    return p > least ? 'spacing-words' : undefined;
  }
  // 놀러가다: where one goes for it
  if (a === 'EC' && b === 'VV' && /^(?:으)?러$/.test(before.form)) return 'spacing-words';
  if (a === 'EC' && b === 'VV' && /^[아어여]$/.test(before.form) && !isKnownVerb(line, word, i))
    // who lets auxiliaries stand joined writes such verbs together as well
    return p > (line.options.disableVxSpacing ? WORDS : TWO_VERBS) ? 'spacing-two-verbs' : undefined;
  if (isGoverned(before, after)) return p > BOUND ? 'spacing-words' : undefined;
  // 상이등급: what looks like a particle ends a noun
  if (a[0] === 'J' && isOneWord(line, line.text.slice(word.begin, after.begin)))
    return p > CERTAIN ? NOUN_PHRASE : undefined;
  // 친구에게의: one particle more
  if (a[0] === 'J' && after.form === '의') return undefined;
  if (a[0] === 'J' || a === 'EC' || a === 'EF' || a === 'ETN') return p > WORDS ? 'spacing-words' : undefined;
  if (a === 'NNG' && b === 'VV' && isDoing(line, word, i)) return p > DOING ? 'spacing-words' : NOUN_PHRASE;
  if (a === 'NNG' && /^V[VA]$/.test(b) && /^[있없]$/.test(after.form) && before.end - before.begin > 1)
    return being(line, before, after, p);
  // 문의드리다
  if (a === 'NNG' && b === 'VV' && after.form === '드리') return undefined;
  // 다이어트하다: what is done makes a verb, whether or not a dictionary has it
  if (a === 'NNG' && b === 'VV' && after.form === '하') return undefined;
  if (a.startsWith('MA') || a === 'IC') {
    // 어선수: no cry before a noun
    if (a === 'IC' && before.form.length === 1 && b[0] === 'N') return undefined;
    // 파이팅하다
    if (a === 'IC' && /^[하해했]/.test(rest)) return undefined;
    // 더필드, 홀로락토페린: an adverb says nothing about a bare noun; 더 이상, 바로 옆 the model knows better
    if (b[0] === 'N' && (after.outOfVocab === 'OUT_OF_VOCAB' || (p < CERTAIN && isKnownName(line, word))))
      return undefined;
    // 페렌츠바로시: behind a name, nor an adverb before one syllable
    if (b === 'NNG' && after.form.length === 1 && word.morphemes[i - 2]?.tag === 'NNP') return undefined;
    // 액슬박스: single syllables in a row are no words
    if (p < CERTAIN && i > 1 && before.form.length === 1 && morphemesOfOne(word, i)) return undefined;
    // 진정국화군: a bare noun may be part of a term
    const isBare = b === 'NNG' && before.form.length > 1 && before.form !== '바로' && !isDone(word, i);
    // 언제왔지: what asks is part of no word
    if (/^(?:언제|왜|어떻게|얼마나)$/.test(before.form) && b[0] === 'V' && i === 1)
      return p > NEGATED ? 'spacing-words' : undefined;
    return p > (isOneVerb(line, word, i) ? CERTAIN : b[0] === 'N' || a === 'IC' ? WORDS : ADVERB)
      ? isBare
        ? NOUN_PHRASE
        : 'spacing-words'
      : undefined;
  }
  if (DETERMINER.test(a))
    return p >
      (/^(?:어느|무슨|모든|여러|어떤|온갖|다른)$/.test(before.form) && after.outOfVocab !== 'OUT_OF_VOCAB'
        ? BOUND
        : DETERMINED)
      ? 'spacing-words'
      : undefined;
  // 두 번 다시
  if (a === 'NNB' && b === 'MAG') return p > WORDS ? 'spacing-words' : undefined;
  // 수있다, 것같다
  if (a === 'NNB' && (PREDICATE.test(b) || b === 'VCN')) return p > DEMANDED ? 'spacing-words' : undefined;
  // 페렌츠바로시: behind a name nearly anything is part of it
  if (a === 'NNP' && b.startsWith('MA')) return p > CERTAIN ? 'spacing-words' : undefined;
  // 한잔하러: a verb of the dictionary
  if (a === 'NNG' && after.form === '하' && isListedVerb(line, before.form)) return undefined;
  if (NOUN.test(a) && (PREDICATE.test(b) || b.startsWith('MA') || DETERMINER.test(b) || b === 'VCN'))
    return p > WORDS ? 'spacing-words' : undefined;
  if ((NOUN.test(a) || a === 'XSN') && NOUN.test(b)) return betweenNouns(line, word, i, p);
  return undefined;
}

/** The article that says it more exactly than that words are written apart. */
function article({ morphemes }: WordView, i: number): string {
  const before = morphemes[i - 1]!;
  const { form, tag } = morphemes[i]!;
  if (before.tag === 'ETM' && (tag === 'NNB' || (tag[0] === 'N' && BOUND_NOUNS.has(form))))
    return 'spacing-dependent-noun';
  if (tag === 'VX') return 'spacing-second-verb';
  if (COUNT.test(before.form) && UNIT_BEFORE.test(before.tag) && /^NN[BG]$/.test(tag)) return 'spacing-unit';
  if (before.tag === 'NNP' && TITLES.test(form)) return 'spacing-title';
  if (before.tag === 'JX' && morphemes[i - 2]?.tag === 'EC' && tag[0] === 'V') return 'spacing-auxiliary';
  if (tag === 'NNB' && form === '중') return 'spacing-dependent-noun';
  return LISTING.has(form) ? 'spacing-listing' : 'spacing-words';
}

/** 한잔하다: in the dictionary, though not in every lexicon. */
function isListedVerb({ lexicon }: LineView, noun: string): boolean {
  return noun === '한잔' || lexicon.headwordFrequency(`${noun}하`, 'VV') >= 0;
}

/** 적극전개하다: is the noun what somebody does? */
function isDone({ morphemes }: WordView, i: number): boolean {
  return /^XS[VA]/.test(morphemes[i + 1]?.tag ?? '');
}

function morphemesOfOne({ morphemes }: WordView, i: number): boolean {
  return morphemes.slice(0, i).every(({ begin, end }) => end - begin === 1);
}

/** 알아차리다, 집어넣다: listed as one, in whatever shape it stands here. */
function isKnownVerb({ lexicon, text }: LineView, { begin, morphemes }: WordView, i: number): boolean {
  const { begin: at, form } = morphemes[i]!;
  // 귀담아들었다: 들 may stand for 듣
  for (const stem of form === '들' ? ['들', '듣'] : [form]) {
    const payload = lexicon.lookup(text.slice(begin, at) + stem, 'VV');
    if (payload >= 0 && (lexicon.isHeadword(payload) || lexicon.frequency(payload) > 2)) return true;
  }
  const verb = morphemes.findIndex(({ tag }) => tag === 'VV');
  return verb < 0 || verb >= i;
}

/**
 * 책임감 있다: two words, where 맛있다 and the like are one. Edited text has 의미있는 in every second place, so that what
 * the model does not see apart is only asked about; who lets auxiliaries stand joined joins these as well.
 */
function being(line: LineView, noun: Morpheme, verb: Morpheme, p: number): string | undefined {
  if (isBeing(line, noun, verb)) return undefined;
  if (line.options.disableVxSpacing) return p > WORDS ? 'spacing-words' : undefined;
  return p > BEING ? 'spacing-words' : NOUN_PHRASE;
}

/** 관계있다, 쓸모없다 */
function isBeing({ lexicon }: LineView, { form }: Morpheme, after: Morpheme): boolean {
  return (['VA', 'VV'] as const).some((tag) => lexicon.headwordFrequency(form + after.form, tag) >= 0);
}

/** 사진찍기: no word of its own. */
function isDoing({ lexicon }: LineView, { morphemes }: WordView, i: number): boolean {
  const noun = morphemes[i - 1]!.form;
  const verb = morphemes[i]!.form;
  return (
    i === 1 &&
    noun.length > 1 &&
    // 환불받다, 공격당하다
    !/^(?:받|당하|드리|하|되)$/.test(verb) &&
    morphemes[i + 1]?.tag === 'ETN' &&
    lexicon.lookup(noun + verb, 'VV') < 0 &&
    lexicon.tagsOf(`${noun}${verb}기`).length === 0
  );
}

/** 이해가 안가: read as going, though a safe house is called so. */
function isNegated({ morphemes: [first, second] }: WordView): boolean {
  return first?.tag === 'MAG' && first.form === '안' && PREDICATE.test(second?.tag ?? '');
}

/** 너무하다, 잘하다, 안절부절못하다: the stem from the start of the eojeol on is a word of its own. */
function isOneVerb({ lexicon }: LineView, { morphemes }: WordView, i: number): boolean {
  let end = i;
  while (end < morphemes.length && end <= LONGEST && !/^[EJS]/.test(morphemes[end]!.tag)) end++;
  // A morpheme is a syllable at the least.
  if (end > LONGEST) return false;
  const stem = morphemes
    .slice(0, end)
    .map(({ form }) => form)
    .join('');
  return lexicon.lookup(stem, 'VV') >= 0 || lexicon.lookup(stem, 'VA') >= 0;
}

/** 얕은꾀에, 붉으락푸르락하다: of three syllables or more, with particles behind it; its length. */
function listedWhole(line: LineView, { begin, morphemes }: WordView): number {
  for (let i = morphemes.length - 1; i > 1; i--) {
    if (!/^(?:[JES]|VCP|XS)/.test(morphemes[i]!.tag)) return 0;
    const length = morphemes[i]!.begin - begin;
    if (length > 2 && isHeadword(line, line.text.slice(begin, begin + length))) return length;
  }
  return 0;
}

function isHeadword({ lexicon }: LineView, surface: string): boolean {
  return surface.length > 1 && lexicon.tagsOf(surface).some(({ payload }) => lexicon.isHeadword(payload));
}
