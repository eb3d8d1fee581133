import type { Morpheme } from '../../analysis/types.js';
import type { LineView, WordView } from '../line/line-view.js';
import type { Finding } from '../rule/rule.js';
import { removeSpace, type SpaceFinding } from './space-finding.js';

/** Below this the model is sure that the two belong together. */
const CERTAIN = 0.08;
const LIKELY = 0.3;
/** 영수 도: read as a particle with this probability, it belongs to the noun before it whatever the author thought of the space. */
const SURE_PARTICLE = 0.95;
/** 싸움을 벌여 지고: above this the two are verbs each for itself. */
const SURELY_APART = 0.95;

export function removals(line: LineView): SpaceFinding[] {
  const out: SpaceFinding[] = [];
  for (let i = 1; i < line.words.length; i++) {
    const left = line.words[i - 1]!;
    const right = line.words[i]!;
    const gap = line.text.slice(left.end, right.begin);
    // Tabs, several spaces and line breaks are layout.
    if (gap !== ' ') continue;
    const helpId = reason(line, left, right);
    if (helpId)
      out.push({
        ...removeSpace(left.end, right.begin, helpId, sureness(line, right, helpId)),
        ...ofTwoVerbs(helpId, left),
      });
    else if (isListedTogether(line, left, right))
      out.push({
        ...removeSpace(left.end, right.begin, 'spacing-one-word', USUAL_SCORE),
        ...ofTwoVerbs('spacing-one-word', left),
      });
  }
  return out;
}

/** 찍어야 겠다: nothing but an ending begins so, whatever the model thinks. */
function sureness(line: LineView, { surface, begin }: WordView, helpId: string): number {
  return helpId === 'spacing-ending' && surface.startsWith('겠')
    ? 0.99
    : Math.max(0.5, 1 - line.spaceBefore(begin));
}

/** 돌아 왔다: one word, and so no verb with its auxiliary. */
function ofTwoVerbs(helpId: string, { morphemes }: WordView): Pick<Finding, 'article'> {
  return helpId === 'spacing-one-word' && morphemes.at(-1)?.tag === 'EC'
    ? { article: '한글 맞춤법 제2항, 제47항' }
    : {};
}

function reason(line: LineView, left: WordView, right: WordView): string | undefined {
  const p = line.spaceBefore(right.begin);
  const last = left.morphemes.at(-1);
  const first = right.morphemes[0];
  if (!last || !first) return undefined;
  if (last.tag[0] === 'S' && last.tag !== 'SN' && last.tag !== 'SL' && last.tag !== 'SH') return undefined;
  // 어디 가?, 거기 서!: a subject or a place wants a predicate
  if (/^[가서]$/.test(right.surface.replace(/[^가-힣]/g, '')) && isLast(line, right)) return undefined;
  // 구름에 달 가 듯이: a verb, whose ending stands apart
  if (right.surface === '가' && /^듯이?$/.test(line.words[right.index + 1]?.surface ?? '')) return undefined;
  // 미리 가 있었다: no adverb has a case
  if (/^JK[SOC]$/.test(first.tag) && last.tag.startsWith('MA')) return undefined;
  if (
    first.tag[0] === 'J' &&
    last.tag !== 'JKG' &&
    p < (isNounOf(last.tag) && first.probability > SURE_PARTICLE ? SURELY_APART : LIKELY)
  )
    return isAll(right, /^(?:[JSE]|VCP)/) ? 'spacing-particle' : undefined;
  if (isStrayParticle(left, right)) return 'spacing-particle';
  // 달 가 듯이: a bare stem wants its ending
  if (/^V[VA]$/.test(last.tag) && first.tag === 'EC' && /^듯이?[.,]?$/.test(right.surface))
    return 'spacing-ending';
  if (first.tag[0] === 'E' && p < LIKELY)
    return isDetachedEnding(right) && isSpeltOut(right) ? 'spacing-ending' : undefined;
  // 님 behind a name is a noun of its own (제48항)
  if (first.tag === 'XSN' && p < LIKELY)
    return first.form === '님' && last.tag === 'NNP' ? undefined : 'spacing-derived';
  // 정당화 되다: what is made so with 화 is no word before another
  if (
    last.tag === 'XSN' &&
    last.form === '화' &&
    /^(?:XSV|VV)$/.test(first.tag) &&
    /^(?:하|되|시키)$/.test(first.form)
  )
    return isModified(line, left) ? undefined : 'spacing-derived';
  if ((first.tag === 'XSV' || first.tag === 'XSA') && /^(?:NNG|XR)$/.test(last.tag))
    return !isFree(left, right) && !isPhraseOfNouns(left) && (p < LIKELY || isDerived(line, left, right))
      ? 'spacing-derived'
      : undefined;
  // 해야 겠다: nothing begins with it
  if (first.tag === 'EP' && right.surface.startsWith('겠') && last.tag === 'EC') return 'spacing-ending';
  if (
    last.tag === 'EC' &&
    /[아어여]$/.test(last.form) &&
    first.tag === 'VX' &&
    first.form === '지' &&
    isDetachedEnding(right) &&
    // 괜찮아 지다: an adjective has no other use of it
    (p < SURELY_APART || left.morphemes.at(-2)?.tag === 'VA')
  )
    return 'spacing-auxiliary-join';
  if (first.tag === 'VX' && first.form === '하' && isFeeling(left))
    return isPhrase(line, left) ? undefined : 'spacing-auxiliary-join';
  if (
    last.tag === 'NNG' &&
    /^(?:하|되|시키|당하)$/.test(first.form) &&
    (first.tag === 'VV' || first.tag === 'XSV') &&
    (p < CERTAIN || isDone(line, left, right))
  )
    return 'spacing-derived';
  // 모임을 가져 왔다, 책을 가져왔다: the object tells (one-word-nouns)
  if (/^(?:가져|데려)$/.test(left.surface)) return undefined;
  if (p >= LIKELY || !isOneWord(line, left, right)) return undefined;
  return last.tag === 'EC' && first.form === '하' ? 'spacing-auxiliary-join' : 'spacing-one-word';
}

/** 점심 시간, 마음 먹다: above this the model has seen them apart so often that they may be meant so. */
const OFTEN_APART = 0.93;
const USUAL_SCORE = 0.7;
/** ln of the count of a word that is well known. */
const COMMON = 4;

/**
 * Two bare nouns, or a bare noun and its verb, that the dictionary has as one word which everybody knows. Edited text
 * sets them apart as well: a question, but in a short sentence.
 */
function isListedTogether(line: LineView, left: WordView, right: WordView): boolean {
  const { words } = line;
  const first = right.morphemes[0];
  const [only, more] = left.morphemes;
  if (!first || !only || !/^[가-힣]+$/.test(left.surface)) return false;
  if (line.spaceBefore(right.begin) > OFTEN_APART) return false;
  // 살아 남다, 알아 내다; what is done in turn (찾아 가다, 나와 보다) is two words as well
  if (/^(?:가져|데려)$/.test(left.surface)) return false;
  // 약초를 찾아 온 산을: all of it
  if (right.surface === '온') return false;
  if (only.tag === 'VV' && more?.tag === 'EC' && /^[아어]$/.test(more.form) && left.morphemes.length === 2)
    return (
      /^V[VX]$/.test(first.tag) &&
      /^(?:내|남|나가|나오|가|오)$/.test(first.form) &&
      isWellKnown(line, left, first, 'VV')
    );
  if (more || only.tag !== 'NNG') return false;
  // 이 점심 시간, 큰 마음 먹고, 학교 점심 시간: part of a larger phrase
  const before = words[left.index - 1]?.morphemes.at(-1)?.tag ?? '';
  if (/^(?:ETM|MM|JKG|NN|XSN|NR|SN|JKO|JC)/.test(before)) return false;
  const tag = first.tag === 'NNG' ? 'NNG' : /^V[VA]$/.test(first.tag) ? first.tag : undefined;
  if (!tag || /^[NMX]/.test(right.morphemes[1]?.tag ?? '')) return false;
  // 일 년, 눈 뜨다: single syllables mean too many things
  if (tag === 'NNG' && first.end - first.begin < 2) return false;
  if (tag !== 'NNG' && left.surface.length < 2) return false;
  return isWellKnown(line, left, first, tag);
}

function isWellKnown({ lexicon }: LineView, left: WordView, first: Morpheme, tag: Morpheme['tag']): boolean {
  return lexicon.headwordFrequency(left.surface + first.form, tag) > COMMON;
}

/** Does nothing but a final mark follow in its sentence? */
function isLast({ text }: LineView, { surface, end }: WordView): boolean {
  return /[.?!]$/.test(surface) || /^\s*(?:[.?!]|$)/.test(text.slice(end));
}

function isNounOf(tag: string): boolean {
  return /^(?:NN[GP]|NP|NR|XSN)$/.test(tag);
}

/** 겠다, 졌다; not 줘, which the analysis may begin with the ending of the word before it. */
function isDetachedEnding({ morphemes }: WordView): boolean {
  return morphemes.every(({ tag, form }) => /^[EJS]/.test(tag) || (tag === 'VX' && form === '지'));
}

/** 하 고, 가 야, 하 여; not 도 왔다, where the syllable holds a verb of its own. */
function isSpeltOut({ surface, morphemes }: WordView): boolean {
  const { form } = morphemes[0]!;
  return surface.startsWith(form) || /^[아어여]/.test(surface) || /^[겠졌습]/.test(surface);
}

/** 영수 도 왔다: read as 도왔다 over the space, so that 도 has no ending of its own, and is none but a particle. */
function isStrayParticle(left: WordView, right: WordView): boolean {
  const [only, more] = right.morphemes;
  if (!/^[은는이가을를도만의]$/.test(right.surface) || more || !/^V[VA]$/.test(only?.tag ?? '')) return false;
  return /^N(?:NG|NP|P)$/.test(left.morphemes.at(-1)?.tag ?? '');
}

/** 의원 after 원고, 자한바니 after 하고: a word that only begins with the letters of a particle or an ending. */
function isAll({ morphemes }: WordView, tags: RegExp): boolean {
  return morphemes.every(({ tag }) => tags.test(tag));
}

/** 예뻐 하다, 무서워 하다; what follows a phrase stays apart (먹고 싶어 하다, 마음에 들어 하다). */
function isFeeling({ morphemes }: WordView): boolean {
  const ending = morphemes.at(-1)!;
  return (
    ending.tag === 'EC' &&
    /^[아어]$/.test(ending.form) &&
    morphemes.length === 2 &&
    morphemes[0]!.tag === 'VA'
  );
}

/** 기분 나빠 하다: -어 하다 goes with the phrase, not with its adjective. */
export function isPhrase({ words }: LineView, { index }: WordView): boolean {
  const before = words[index - 1];
  return before?.morphemes.at(-1)?.tag === 'NNG' && before.morphemes.length === 1;
}

/** 자식 된 도리, 문제 된 사건: what somebody or something becomes is a noun of its own. */
function isFree(left: WordView, right: WordView): boolean {
  return (
    right.morphemes[0]!.form === '되' &&
    /^(?:문제|자식|부모|어른|사람|주인|스승|제자|친구|부부|가족|남편|아내|학생)$/.test(left.surface)
  );
}

/** 최다실점 한, 입국심사 하는: a phrase of its own takes 하다 as a word. */
function isPhraseOfNouns({ morphemes }: WordView): boolean {
  return morphemes.filter(({ tag }) => tag === 'NNG').length > 1;
}

/** 방지 하기: a bare noun that nothing modifies; after 이런, 무슨, 어려운 it is the noun that is spoken of. */
function isDerived(line: LineView, left: WordView, right: WordView): boolean {
  // 하나 is a number first, and 보고 한 처분 has a verb
  if (right.surface.startsWith('하나') || left.surface === '보고') return false;
  if (left.morphemes.length !== 1 || left.surface.length < 2) return false;
  return !isModified(line, left);
}

/** 왕복 할 수 있다, 참여 하실 분: nobody does a thing called so, so that the two are one verb. */
function isDone(line: LineView, left: WordView, right: WordView): boolean {
  return (
    isDerived(line, left, right) &&
    !ADVERBIAL.test(left.surface) &&
    // 오빠, 누나 하며: what they are called
    !/,$/.test(line.words[left.index - 1]?.surface ?? '') &&
    /^(?:할 수|하[고여며면지는기]|하[시실]|하였|한다|했|합니|해[서야도요])/.test(line.text.slice(right.begin))
  );
}

/** 혼자 하다, 지금 하는: how or when it is done. */
const ADVERBIAL =
  /^(?:혼자|서로|모두|전부|지금|오늘|내일|어제|요즘|이제|조금|다음|처음|먼저|나중|평소|매일|아침|점심|저녁|하루|대신|자기|각자|당시|그때|평생|실제|보통|가끔|한마디|한잔|한판|한턱|한몫)$/;

/** 이런 생각, 어려운 공부, 나의 일: is the noun itself spoken of? */
function isModified({ words }: LineView, { index }: WordView): boolean {
  const tag = words[index - 1]?.morphemes.at(-1)?.tag ?? '';
  return /^(?:ETM|MM|JKG|N)/.test(tag);
}

/** 지난 겨울, 내려 가다: the dictionary has both together as one word. */
function isOneWord({ lexicon, text, words }: LineView, left: WordView, right: WordView): boolean {
  const first = right.morphemes[0]!;
  const before = text.slice(left.begin, left.end);
  // 아톰스 포 피스: a word of a name
  if (before.length === 1 && isUnknownName(words[left.index - 1])) return false;
  // 제 거: mine, and nothing is taken away
  if (/^[내네니제]$/.test(before) && right.surface.startsWith('거')) return false;
  if (isLetterSpaced(words, left)) return false;
  // 투 고: what is no word by itself is part of something foreign
  if (before.length === 1 && left.morphemes[0]!.tag === 'NNG' && lexicon.headwordFrequency(before, 'NNG') < 0)
    return false;
  // 금 서 돈: a count of its own
  if (/^[한두세네서너석넉]$/.test(right.surface)) return false;
  if (!/^[가-힣]+$/.test(before) || isNumber(before) || left.morphemes.at(-1)!.tag === 'NNB') return false;
  if (isBetween(words, left) || isEaten(words, left, first.form)) return false;
  // 시 기지급: the noun must end where the dictionary's does
  if (/^[NM]/.test(right.morphemes[1]?.tag ?? '')) return false;
  if (first.tag === 'VV' || first.tag === 'VA')
    return lexicon.headwordFrequency(before + first.form, first.tag) >= 0;
  // 전 장, 수 명: a determiner of one syllable before a noun that it only happens to make a word with
  if (first.tag !== 'NNG' || /^[전각매현본당동총수이그저]$/.test(before)) return false;
  return lexicon.headwordFrequency(before + first.form, 'NNG') >= 0;
}

/** 갑 대 주 정부, 돌아오는 중 병에: what stands between two others is a word of its own. */
function isBetween(words: readonly WordView[], { index, surface }: WordView): boolean {
  if (!/^[대중]$/.test(surface)) return false;
  return /^(?:N|XSN|ETM)/.test(words[index - 1]?.morphemes.at(-1)?.tag ?? '');
}

/** 고둥을 빼 먹다: taken out and eaten; 숙제를 빼먹다 is another thing, but the object does not tell. */
function isEaten(words: readonly WordView[], { index, surface }: WordView, verb: string): boolean {
  return (
    verb === '먹' && /^[빼까떼따캐파]$/.test(surface) && words[index - 1]?.morphemes.at(-1)?.tag === 'JKO'
  );
}

function isUnknownName(word: WordView | undefined): boolean {
  const last = word?.morphemes.at(-1);
  return last?.tag === 'NNP' && last.outOfVocab === 'OUT_OF_VOCAB';
}

/** 사 대 임금, 두 달: a count and what is counted. */
function isNumber(word: string): boolean {
  return /^(?:[영공일이삼사오육칠팔구십백천만억한두세네]|[일이삼사오육칠팔구]?[십백천만억][일이삼사오육칠팔구십백천만억]*)$/.test(
    word,
  );
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
