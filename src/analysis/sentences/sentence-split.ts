import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';
import { pushTrimmed, type Span } from '../text/split-lines.js';
import { isQuote, isRoundBracket } from './brackets.js';
import { type LineShape, type LineToken, shapeOf } from './line-tokens.js';
import { LONGEST_MARKER, listNumber, opensListItem } from './list-markers.js';
import { asksSomething } from './question-words.js';
import { governsGerund, openingScore } from './sentence-opening.js';
import {
  BULLET,
  ENCLOSED,
  FINALITY,
  HABIT_BELOW,
  HANGING_WITH_EMOTICON,
  LINE_BARE,
  LINE_MARKED,
  MARK,
  MARK_WITHOUT_SPACE,
  MODEL_LIMIT,
  MODEL_WEIGHT_BARE,
  MODEL_WEIGHT_MARKED,
  NEXT_LIST_NUMBER,
  NO_SPACE,
  NOMINAL_STYLE,
  OPEN_ENDING_WITH,
  OPENING,
  QUESTION_WORD,
  SUBJECT_BEFORE_PROPOSAL,
} from './sentence-weights.js';
import { type EvidenceMorpheme, UNKNOWN_WORD, type WordFinality, wordFinality } from './word-finality.js';

export { splitLines } from '../text/split-lines.js';

/** What the engine knows about a line; positions count UTF-16 code units of the line. */
export interface SentenceEvidence {
  /** The probability, by the model, that a sentence starts at this character. */
  startProbability(i: number): number;
  morphemes: ReadonlyArray<EvidenceMorpheme>;
}

interface Line {
  text: string;
  evidence: SentenceEvidence;
  shape: LineShape;
  tokens: LineToken[];
  /** Index of the last morpheme that ends at a position, of the first that begins there; −1 where there is none. */
  lastEndingAt: Int32Array;
  firstBeginningAt: Int32Array;
  /** Positions inside a morpheme. */
  inside: Uint8Array;
  /** By the end of the word; each is asked for more than once. */
  finalities: Map<number, WordFinality>;
  /** What the other sentence ends of the line say about ends without a mark. */
  habit: number;
  /** Whether the line itself ends in a nominal form: then others in it are ends as well. */
  style: WordFinality['nominal'];
}

/** The end of a stretch of text: its last word or group, and the marks after it. */
interface TextEnd {
  /** Among the tokens given; −1 when the stretch holds nothing but marks. */
  index: number;
  mark: keyof typeof MARK;
  hasSpace: boolean;
}

/**
 * The sentences of one line, in order, without outer white space; every visible character is in exactly
 * one of them. Line breaks are the caller's business (splitLines).
 */
export function splitSentences(text: string, evidence: SentenceEvidence): Span[] {
  const line = readLine(text, evidence);
  const spans: Span[] = [];
  let first = 0;
  let begin = 0;
  for (let next = 1; next < line.tokens.length; next++) {
    if (!mayOpen(line, next) || boundaryScore(line, first, next) <= 0) continue;
    first = next;
    pushTrimmed(spans, text, begin, line.tokens[next]!.begin);
    begin = line.tokens[next]!.begin;
  }
  pushTrimmed(spans, text, begin, text.length);
  return spans;
}

function readLine(text: string, evidence: SentenceEvidence): Line {
  const shape = shapeOf(text);
  const lastEndingAt = new Int32Array(text.length + 1).fill(-1);
  const firstBeginningAt = new Int32Array(text.length + 1).fill(-1);
  const inside = new Uint8Array(text.length + 1);
  evidence.morphemes.forEach(({ begin, end }, index) => {
    // 이/VCP after a vowel has no surface: it is found as the neighbour of the ending.
    if (end <= begin) return;
    lastEndingAt[end] = index;
    if (firstBeginningAt[begin] === -1) firstBeginningAt[begin] = index;
    inside.fill(1, begin + 1, end);
  });
  const tokens = shape.tokens(0, text.length);
  const line: Line = {
    text,
    evidence,
    shape,
    tokens,
    lastEndingAt,
    firstBeginningAt,
    inside,
    finalities: new Map(),
    habit: 0,
    style: 'none',
  };
  line.habit = markingHabit(line);
  const last = tokens.findLast((token) => token.kind === 'word');
  if (last) line.style = finalityAt(line, last).nominal;
  return line;
}

const FIRST_COMBINING = 0x300;
/** How far back a question word or a subject is looked for. */
const CLAUSE_LENGTH = 120;
/** 가(나)(다)…: how many brackets in a row are looked through for the word they are attached to. */
const MAX_ATTACHED = 8;

/** Only a word, a group or a bullet can open a sentence: marks and faces belong to what they follow. */
function mayOpen(line: Line, index: number): boolean {
  const token = line.tokens[index]!;
  if (token.kind !== 'word' && token.kind !== 'group' && token.kind !== 'bullet') return false;
  if (line.inside[token.begin]) return false;
  // A combining sign at the start of the token belongs to the character before it.
  const code = line.text.charCodeAt(token.begin);
  if (code < FIRST_COMBINING || isSyllable(code)) return true;
  return !/^(?:\p{M}|\u200d|\ufe0e|\ufe0f)/u.test(line.text.slice(token.begin, token.begin + 2));
}

/** Log-odds of a sentence end before token `next`, where the sentence began with token `first`. */
function boundaryScore(line: Line, first: number, next: number): number {
  const { text, tokens } = line;
  const end = textEnd(tokens, first, next);
  if (end.index < 0) return -Infinity;
  const begin = tokens[next]!.begin;
  const left = tokens[end.index]!;
  const soFar = begin - tokens[first]!.begin;
  if (soFar <= LONGEST_MARKER && opensListItem(text.slice(tokens[first]!.begin, begin))) return -Infinity;
  if (isRemarkInside(line, next, end)) return -Infinity;
  if (tokens[next]!.kind === 'bullet') return left.kind === 'bullet' ? -Infinity : BULLET;
  if (left.kind === 'comma' || left.kind === 'bullet') return -Infinity;
  if (isNextListNumber(line, first, next)) return NEXT_LIST_NUMBER;

  const { word, base, mark, afterQuotation } = leftSide(line, tokens, first, end);
  if (mark === 'none' && isInTurns(line, left.end, next)) return -Infinity;
  if (mark === 'none' && word.finality === FINALITY.gerund && governsGerund(text, begin)) return -Infinity;
  let finality = base;
  if (word.open) finality = Math.max(base, OPEN_ENDING_WITH[mark] ?? base);
  else if (word.hangs && mark === 'emoticon') finality = Math.max(base, HANGING_WITH_EMOTICON);
  let score = finality + MARK[mark];
  if (mark === 'none' && word.nominal !== 'none' && line.style === word.nominal)
    score += NOMINAL_STYLE[word.nominal];
  if (!end.hasSpace) score += mark === 'none' ? NO_SPACE : MARK_WITHOUT_SPACE;
  if (mark === 'none' && word !== UNKNOWN_WORD && word.finality < HABIT_BELOW) {
    score += line.habit;
    const clauseBegin = Math.max(tokens[first]!.begin, left.end - CLAUSE_LENGTH);
    if (word.asks && asksSomething(text.slice(clauseBegin, left.end))) score += QUESTION_WORD;
    if (word.proposes && hasSubject(line, clauseBegin, left.end)) score += SUBJECT_BEFORE_PROPOSAL;
  }
  score += (mark === 'none' ? MODEL_WEIGHT_BARE : MODEL_WEIGHT_MARKED) * modelScore(line.evidence, begin);
  // Most words are far from final; what follows cannot change that.
  if (score + OPENING.conjunction <= 0) return score;
  const group = tokens[next]!.kind === 'group';
  return (
    score +
    (group ? OPENING.enclosed : 0) +
    openingScore(
      text,
      group ? begin + 1 : begin,
      line.evidence.morphemes,
      line.firstBeginningAt[begin] ?? -1,
      word,
      afterQuotation,
    )
  );
}

const PAST = /[가-힣]다$/;
/** How many words ahead 하다 is looked for. */
const MOST_TURNS = 4;

/** 열렸다 닫혔다 했다: what is done in turns is one predicate, however many there are. */
function isInTurns(
  { text, tokens, evidence, firstBeginningAt }: Line,
  leftEnd: number,
  next: number,
): boolean {
  const isPast = (end: number) =>
    PAST.test(text.slice(end - 2, end)) && CODAS[codaOf(text.charCodeAt(end - 2))] === 'ㅆ';
  if (!isPast(leftEnd)) return false;
  const limit = Math.min(tokens.length, next + 2 * MOST_TURNS);
  for (let i = next; i < limit; i++) {
    const { kind, begin, end } = tokens[i]!;
    if (kind === 'space') continue;
    if (kind !== 'word') return false;
    if (i > next && isDoing(evidence.morphemes[firstBeginningAt[begin] ?? -1])) return true;
    if (!isPast(end)) return false;
  }
  return false;
}

function isDoing(morpheme: { form: string; tag: string } | undefined): boolean {
  return morpheme?.form === '하' && morpheme.tag[0] === 'V';
}

/** 왕복한다 (하루 세 번). — the mark after the bracket shows that the sentence goes on to it. */
function isRemarkInside(line: Line, next: number, end: TextEnd): boolean {
  const after = line.tokens[next + 1]?.kind;
  return (
    end.mark === 'none' &&
    line.tokens[next]!.kind === 'group' &&
    isRoundBracket(line.text[line.tokens[next]!.begin]!) &&
    (after === 'stop' || after === 'comma')
  );
}

function hasSubject(line: Line, begin: number, end: number): boolean {
  const { morphemes } = line.evidence;
  for (let i = line.lastEndingAt[end] ?? -1; i >= 0 && morphemes[i]!.begin >= begin; i--) {
    if (morphemes[i]!.tag === 'JKS') return true;
  }
  return false;
}

function modelScore(evidence: SentenceEvidence, at: number): number {
  const probability = Math.min(1 - 1e-6, Math.max(1e-6, evidence.startProbability(at)));
  const odds = Math.log(probability / (1 - probability));
  return Math.max(-MODEL_LIMIT, Math.min(MODEL_LIMIT, odds));
}

const MARK_OF: Partial<Record<LineToken['kind'], keyof typeof MARK>> = {
  stop: 'stop',
  question: 'question',
  ellipsis: 'ellipsis',
  tilde: 'tilde',
  emoticon: 'emoticon',
  space: 'none',
  closer: 'none',
};

/** Walks back from `next` over marks, faces and spaces; of several marks the strongest counts. */
function textEnd(tokens: readonly LineToken[], first: number, next: number): TextEnd {
  let mark: keyof typeof MARK = 'none';
  let hasSpace = false;
  for (let index = next - 1; index >= first; index--) {
    const kind = tokens[index]!.kind;
    const found = MARK_OF[kind];
    if (found === undefined) return { index, mark, hasSpace };
    if (kind === 'space') hasSpace = true;
    if (MARK[found] > MARK[mark]) mark = found;
  }
  return { index: -1, mark, hasSpace };
}

interface LeftSide {
  word: WordFinality;
  base: number;
  mark: keyof typeof MARK;
  afterQuotation: boolean;
}

function leftSide(
  line: Line,
  tokens: readonly LineToken[],
  first: number,
  end: TextEnd,
  attached = 0,
): LeftSide {
  const left = tokens[end.index]!;
  if (left.kind !== 'group') {
    const word = finalityAt(line, left);
    return { word, base: word.finality, mark: end.mark, afterQuotation: false };
  }
  const quotation = isQuote(line.text[left.begin]!);
  const before = tokens[end.index - 1];
  // 한다.(요한 3:13) 했어요(웃음): a bracket without a space before it is a part of what it follows.
  if (!quotation && end.index > first && before && before.kind !== 'space' && attached < MAX_ATTACHED) {
    const outer = textEnd(tokens, first, end.index);
    if (outer.index >= 0) {
      const side = leftSide(line, tokens, first, outer, attached + 1);
      return MARK[end.mark] > MARK[side.mark] ? { ...side, mark: end.mark } : side;
    }
  }
  const inner = innerEnd(line, left);
  const whole = isFirstContent(tokens, first, end.index);
  return {
    word: UNKNOWN_WORD,
    base: enclosedScore(line, left, inner, whole),
    mark: end.mark,
    afterQuotation: quotation,
  };
}

function isFirstContent(tokens: readonly LineToken[], first: number, index: number): boolean {
  for (let i = first; i < index; i++) {
    if (tokens[i]!.kind === 'word' || tokens[i]!.kind === 'group') return false;
  }
  return true;
}

function enclosedScore(line: Line, group: LineToken, inner: LeftSide | undefined, whole: boolean): number {
  const marked = inner?.mark === 'stop' || inner?.mark === 'question';
  const ended = marked || (inner !== undefined && inner.base + MARK[inner.mark] >= FINALITY.final);
  if (!whole) return marked ? ENCLOSED.insideWithMark : FINALITY.noun;
  if (marked) return ENCLOSED.withMark;
  const round = isRoundBracket(line.text[group.begin]!);
  if (ended) return round ? ENCLOSED.bracketWithEnding : ENCLOSED.quotationWithEnding;
  return round && group.begin > 0 ? ENCLOSED.bracketRemark : ENCLOSED.otherwise;
}

function innerEnd(line: Line, group: LineToken): LeftSide | undefined {
  const tokens = line.shape.tokens(group.begin + 1, group.end - 1);
  const end = textEnd(tokens, 0, tokens.length);
  return end.index < 0 ? undefined : leftSide(line, tokens, 0, end);
}

function finalityAt(line: Line, word: LineToken): WordFinality {
  let known = line.finalities.get(word.end);
  if (!known) {
    const last = line.lastEndingAt[word.end] ?? -1;
    known = wordFinality(line.text.slice(word.begin, word.end), line.evidence.morphemes, last);
    line.finalities.set(word.end, known);
  }
  return known;
}

/** ① … ② …, 1. … 2. …: the number after the one that opened the sentence. */
function isNextListNumber(line: Line, first: number, next: number): boolean {
  const number = listNumber(line.text, line.tokens[next]!.begin);
  return number !== undefined && listNumber(line.text, line.tokens[first]!.begin) === number - 1;
}

/** Whether the sure sentence ends of a line carry marks: then an unsure one without a mark is none. */
function markingHabit(line: Line): number {
  let marked = 0;
  let bare = 0;
  line.tokens.forEach((token, index) => {
    if (token.kind !== 'word' || finalityAt(line, token).finality < FINALITY.sure) return;
    const next = line.tokens[index + 1];
    if (next?.kind === 'space') bare++;
    else if (next && MARK_OF[next.kind] !== undefined) marked++;
  });
  if (marked > 0 && bare === 0) return LINE_MARKED;
  return bare > marked ? LINE_BARE : 0;
}
