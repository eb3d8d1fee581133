import type { Span } from '../../analysis/text/split-lines.js';
import type { Morpheme } from '../../analysis/types.js';
import { isProtected } from '../keep/protect.js';
import { isAdnominal } from '../korean/adnominal.js';
import { USED } from '../korean/commonness.js';
import { isGlossed } from '../korean/gloss.js';
import { isQuotedCommand } from '../korean/quoted-command.js';
import { TITLES } from '../korean/titles.js';
import { type LineView, oncePerLine, type WordView } from '../line/line-view.js';
import { collidesWithAny } from '../line/ordered-spans.js';
import type { Proposal } from '../propose.js';
import { addNear, type Candidate, candidatesFor } from './candidates.js';
import { isWritten } from './common-syllables.js';
import { isListed, isPlausible } from './lexical-candidates.js';
import { isReadAsAnother } from './misspelt.js';
import { type NearWord, nearInflected, nearWords } from './near-words.js';
import { hasUnknown } from './readability.js';
import { isHardlyRead, strangeMorpheme } from './strange-words.js';
import { isVerbForm } from './verb-form.js';

/** A syllable that the model would rather see changed with this probability makes its word suspect. */
const SUSPECT = 0.3;
/** The same where the analysis, too, reads another word there. */
const READ_OTHERWISE = 0.15;
/** The same where every morpheme is a known word. */
const SURE_KNOWN = 0.95;
/** From here on a noun of the dictionary (문재, 결극) does not speak for itself, if the analysis reads another one there. */
const SURE_OF_ANOTHER = 0.9;

/** Endings of speech that is meant: regional, playful, clipped. */
const DIALECT =
  /(?:[었았였했겠어해네지거요합]|니까|는데)(?:슈|유|쥬|노|용|욤|염|셈|삼|넹|닷|잉|네다|당께|랑께|구만)$|(?:슈|쥬|욤|죵|[떻렇]노|는디)$|^(?:왤케|갓생|갓작|셤)/;
const REGIONAL = /(?:[갔왔았었했]수다|[옵갑]서예?|[당랑]께|는디|[가-힣]카이)$/;

const ROLE = /^(?:배우|작가|감독|선수|가수|시인|화가|화백|성우|아나운서|피디|캐릭터)/;

/** 이뉴 작가: who is called by what follows. */
function isBearer({ words }: LineView, { index, surface }: WordView): boolean {
  if (!/^[가-힣]{2,4}$/.test(surface)) return false;
  const next = /^[가-힣]*/.exec(words[index + 1]?.surface ?? '')![0];
  const called = [next, next.replace(/(?:님|[은는이가을를의과와도]|에게|께서)+$/, ''), next.slice(0, -1)];
  return ROLE.test(next) || called.some((title) => TITLES.test(title));
}

export interface Suspect {
  line: number;
  word: WordView;
  /** Where the Hangul of the word begins and ends. */
  begin: number;
  end: number;
  plausible: boolean;
  listed: boolean;
  /** The line has the very word twice. */
  repeated: boolean;
  /** A noun of the dictionary, but the analysis is certain of another one, or of something else. */
  readFor?: 'noun' | 'other';
  candidates: Candidate[];
}

const speaksDialect = oncePerLine(({ words }: LineView) =>
  words.some(({ surface }) => REGIONAL.test(surface.replace(/[^가-힣]/g, ''))),
);

/** Names are short; who writes 에플리케이션 twice has learnt it so. */
const LONGEST_NAME = 4;

export function isRepeated(line: LineView, { index, surface }: WordView, spans: readonly Span[]): boolean {
  if (surface.length > LONGEST_NAME) return false;
  return writtenAlike(line)
    .get(surface)!
    .some((other) => other.index !== index && !isProtected(spans, other.begin, other.end));
}

/** The words of a line by how they are written. */
const writtenAlike = oncePerLine(({ words }: LineView): ReadonlyMap<string, readonly WordView[]> => {
  const alike = new Map<string, WordView[]>();
  for (const word of words) {
    const others = alike.get(word.surface);
    if (others) others.push(word);
    else alike.set(word.surface, [word]);
  }
  return alike;
});

/** 채우질 못하다, 연연하진 마세요: 지를 and 지는, clipped. */
function isClipped({ words }: LineView, { index, surface }: WordView): boolean {
  return /[가-힣][질진]$/.test(surface) && /^(?:못|않|말|마[라세시십])/.test(words[index + 1]?.surface ?? '');
}

/** 겪어야 안다, 배워야 산다: readers of 해야 한다 expect 하다 there, but any verb may follow. */
function isOnCondition({ words, lexicon }: LineView, { index }: WordView, text: string): boolean {
  const before = words[index - 1]?.morphemes.at(-1);
  return before?.tag === 'EC' && /[아어여]야$/.test(before.form) && isVerbForm(text, lexicon, USED);
}

/** 저문 들: a verb before its noun that the analysis does not know. */
function isAdnominalForm(
  { words, lexicon }: LineView,
  { index, morphemes }: WordView,
  text: string,
): boolean {
  return (
    morphemes.length === 1 &&
    morphemes[0]!.outOfVocab === 'OUT_OF_VOCAB' &&
    /^(?:N|XSN)/.test(words[index + 1]?.morphemes[0]?.tag ?? '') &&
    isAdnominal(lexicon, text)
  );
}

function mostDoubt(view: LineView, begin: number, end: number): number {
  let most = 0;
  for (let at = begin; at < end; at++) most = Math.max(most, view.doubtAt(at));
  return most;
}

/** The words of a line that may be mistyped, with what they may be meant to be. */
export function suspectsIn(
  view: LineView,
  line: number,
  { edits }: Proposal,
  spans: readonly Span[],
): Suspect[] {
  const out: Suspect[] = [];
  for (const word of view.words) {
    const letters = lettersOf(view, word);
    if (!letters) continue;
    const { begin, end } = letters;
    const strange = strangeMorpheme(word, letters.doubt, view.lexicon);
    // Nearly every word: nothing is asked about it that takes longer.
    const hardly = !strange && isHardlyRead(word);
    if (letters.doubt < READ_OTHERWISE && !strange && !hardly && isWritten(letters.text)) continue;
    if (isProtected(spans, begin, end) || collidesWithAny(edits, letters)) continue;
    const another = isReadAsAnother(word);
    const unknown = another || hasUnknown(word);
    const doubted = isDoubtful(letters, another, unknown, view);
    if (!(doubted || strange || hardly) || isMeant(view, word, letters)) continue;
    if (hasUnknownName(word, strange)) continue;
    const near = nearTo(view, word, strange, hardly ? letters.text : '');
    const candidates = doubted ? candidatesFor(view, letters.text, begin, unknown) : [];
    addNear(candidates, near);
    if (candidates.length === 0) continue;
    const plausible = isPlausible(letters.text, view.lexicon);
    const inDictionary = isListed(letters.text, view.lexicon);
    const readFor = inDictionary && another ? otherReading(word, letters) : undefined;
    const listed = inDictionary && !readFor;
    const repeated = isRepeated(view, word, spans);
    out.push({ line, word, begin, end, plausible, listed, repeated, readFor, candidates });
  }
  return out;
}

/** The Hangul of a word, and how much the model would rather see one of its syllables changed. */
interface LettersOfWord extends Span {
  text: string;
  doubt: number;
}

const LONGEST_WORD = 12;

function lettersOf(view: LineView, word: WordView): LettersOfWord | undefined {
  const match = /[가-힣]{2,}|(?<![가-힣])[가-힣](?![가-힣])/.exec(word.surface);
  if (!match || match[0].length > LONGEST_WORD) return undefined;
  const begin = word.begin + match.index;
  const end = begin + match[0].length;
  return { text: match[0], begin, end, doubt: mostDoubt(view, begin, end) };
}

function isDoubtful(
  { text, doubt }: LettersOfWord,
  another: boolean,
  unknown: boolean,
  { lexicon }: LineView,
): boolean {
  const least = another ? READ_OTHERWISE : unknown ? SUSPECT : SURE_KNOWN;
  // 하얬다, 누렜다: forms of verbs have syllables that nothing else is written with
  if (!isWritten(text)) return !isVerbForm(text, lexicon);
  // One syllable that is a known word tells too little.
  return doubt >= least && (text.length > 1 || unknown);
}

/** Dialect and chat (갔슈, 있어유, 그랬노), clipped words, words with their original behind them, and names are no slips. */
export function isMeant(
  view: LineView,
  word: WordView,
  { text, end }: { text: string; end: number },
): boolean {
  // 혼저 옵서예: among words of a dialect the next one is not read rightly either.
  const another = isReadAsAnother(word);
  if ((another && speaksDialect(view)) || DIALECT.test(text)) return true;
  if (isQuotedCommand(view, word) || isOnCondition(view, word, text) || isAdnominalForm(view, word, text))
    return true;
  const unknown = another || hasUnknown(word);
  return isClipped(view, word) || isGlossed(view.text, end) || (unknown && isBearer(view, word));
}

/** Has it the name of somebody or something that nobody knows? */
function hasUnknownName(word: WordView, strange: Morpheme | undefined): boolean {
  return word.morphemes.some(
    (morpheme) => morpheme !== strange && morpheme.tag === 'NNP' && morpheme.outOfVocab === 'OUT_OF_VOCAB',
  );
}

/** What a strange word, or one that is hardly read, sounds like. */
function nearTo(view: LineView, word: WordView, strange: Morpheme | undefined, hardly: string): NearWord[] {
  if (strange) {
    const near = isSaidSo(view, word, strange) ? [] : nearWords(word, strange, view.lexicon);
    // 마운트 올리브, 한상 기업인: a bare noun before another one is often part of a name
    if (isPartOfName(view, word, strange)) return near.filter(({ alike }) => alike);
    return isTerm(strange, view) ? near.filter(({ alike, loose }) => alike || !loose) : near;
  }
  return hardly === '' || speaksDialect(view) ? [] : nearInflected(hardly, view.lexicon);
}

/** 레코더, 엔디언: a noun that people use, or that is spelt as only words from abroad are, is a term of some trade. */
function isTerm({ form, tag }: Morpheme, { lexicon }: LineView): boolean {
  return tag[0] === 'N' && (FROM_ABROAD.test(form) || lexicon.frequencyOf(form, tag) > USED);
}

const FROM_ABROAD = /^[라-맇]|[디티듀튜크트프브즈츠흐쿠쿼큐퓨뷰웨]/;

function isPartOfName({ words }: LineView, word: WordView, { form, tag }: Morpheme): boolean {
  const next = words[word.index + 1]?.morphemes ?? [];
  if (tag === 'MAG') return form.length === 2 && isBareNoun(next);
  return tag === 'NNG' && isBareNoun(word.morphemes) && !/^(?:V|MA)/.test(next[0]?.tag ?? '');
}

function isBareNoun(morphemes: readonly Morpheme[]): boolean {
  return morphemes[0]?.tag[0] === 'N' && !morphemes.some(({ tag }) => tag[0] !== 'N' && tag[0] !== 'S');
}

/** ‘정구지’, 하논 분화구와 하논 마을, “할무이, 밥 묵었나?”: a word that is spoken of, stands twice, or is one of several that are strange. */
function isSaidSo(view: LineView, word: WordView, { form, tag }: Morpheme): boolean {
  const { text, words, lexicon } = view;
  if (QUOTE.test(text[word.begin - 1] ?? '') && QUOTED_ALONE.test(word.surface)) return true;
  if (speaksDialect(view)) return true;
  const isName = tag === 'NNG' && form.length <= LONGEST_NAME;
  let strange = 0;
  for (const { morphemes } of words) {
    const [first] = morphemes;
    if (!first || !/^(?:NNG|VV|VA|MAG|IC)$/.test(first.tag)) continue;
    if (first.begin !== word.begin && isName && first.form === form) return true;
    if (lexicon.isDoubtful(first.form, first.tag) && first.tag !== 'NNG') strange++;
  }
  return strange > 1 && /["“‘']/.test(text);
}

const QUOTE = /["'“‘『「<《〈(]/;
const QUOTED_ALONE = /^[가-힣]+["'”’』」>》〉)]/;

function otherReading(word: WordView, { doubt }: LettersOfWord): Suspect['readFor'] {
  if (doubt <= SURE_OF_ANOTHER) return undefined;
  return isReadAsAnother(word, /^NN/) ? 'noun' : 'other';
}
