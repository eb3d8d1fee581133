import { isSyllable } from '../../hangul/syllable.js';
import { pushTrimmed, type Span } from '../text/split-lines.js';
import { isRemark } from './bracket-remarks.js';
import { isRoundBracket } from './brackets.js';
import { doubtfulFinality } from './doubtful-endings.js';
import { leftSide } from './left-side.js';
import type { TokenKind } from './line-tokens.js';
import { LONGEST_MARKER, listNumber, opensListItem } from './list-markers.js';
import { asksSomething } from './question-words.js';
import { type Line, readLine, type SentenceEvidence, type TextEnd, textEnd } from './sentence-line.js';
import { governsGerund, lacks, openingScore, turns } from './sentence-opening.js';
import {
  BULLET,
  FAMILIAR,
  FINALITY,
  HABIT_BELOW,
  HANGING_WITH_EMOTICON,
  MARK,
  MARK_WITHOUT_SPACE,
  MODEL_LIMIT,
  MODEL_WEIGHT_BARE,
  MODEL_WEIGHT_MARKED,
  NEXT_LIST_NUMBER,
  NO_SPACE,
  NOMINAL_STYLE,
  NOUN_WITH_EMOTICON,
  OPEN_ENDING_WITH,
  OPENING,
  QUESTION_WORD,
  SUBJECT_BEFORE_PROPOSAL,
} from './sentence-weights.js';
import { goesOn } from './turns.js';
import { UNKNOWN_WORD, type WordFinality } from './word-finality.js';

export { splitLines } from '../text/split-lines.js';
export type { SentenceEvidence } from './sentence-line.js';

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

const FIRST_COMBINING = 0x300;
/** How far back a question word or a subject is looked for. */
const CLAUSE_LENGTH = 120;
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

/** The score where marks, bullets and numbers of lists decide alone, whatever the words are. */
function scoreByMarks(
  line: Line,
  first: number,
  next: number,
  end: ReturnType<typeof textEnd>,
): number | undefined {
  const { text, tokens } = line;
  if (end.index < 0) return -Infinity;
  const { begin, kind } = tokens[next]!;
  const left = tokens[end.index]!;
  const soFar = begin - tokens[first]!.begin;
  if (soFar <= LONGEST_MARKER && opensListItem(text.slice(tokens[first]!.begin, begin))) return -Infinity;
  if (isRemarkInside(line, next, end) || isRemark(line, tokens, next)) return -Infinity;
  if (line.addresses?.has(next)) return -Infinity;
  if (kind === 'bullet') return left.kind === 'bullet' || isLast(line, next) ? -Infinity : BULLET;
  if (left.kind === 'comma' || left.kind === 'bullet') return -Infinity;
  return isNextListNumber(line, first, next) ? NEXT_LIST_NUMBER : undefined;
}

const SIGNS: ReadonlySet<TokenKind> = new Set(['bullet', 'emoticon', 'space']);

/** 27,900원 ★★★: signs with nothing behind them open nothing. */
function isLast({ tokens }: Line, index: number): boolean {
  let at = index;
  while (at < tokens.length && SIGNS.has(tokens[at]!.kind)) at++;
  return at === tokens.length;
}

/** Log-odds of a sentence end before token `next`, where the sentence began with token `first`. */
function boundaryScore(line: Line, first: number, next: number): number {
  const { text, tokens } = line;
  const end = textEnd(tokens, first, next);
  const settled = scoreByMarks(line, first, next, end);
  if (settled !== undefined) return settled;
  const { begin } = tokens[next]!;
  const left = tokens[end.index]!;
  const { word, base, mark, afterQuotation } = leftSide(line, tokens, first, end);
  if (mark === 'none' && isFarFromFinal(word, base) && tokens[next]!.kind !== 'group') return -Infinity;
  if (mark === 'none' && goesOn(line, left.end, next)) return -Infinity;
  if (mark === 'none' && isGoverned(word, text, begin)) return -Infinity;
  const doubtful = word === UNKNOWN_WORD ? undefined : doubtfulFinality(line, first, end.index, next, mark);
  let score = (doubtful ?? finalityBefore(mark, word, base)) + MARK[mark];
  if (mark === 'none' && word.nominal !== 'none' && line.style === word.nominal)
    score += NOMINAL_STYLE[word.nominal];
  if (!end.hasSpace) score += mark === 'none' ? NO_SPACE : MARK_WITHOUT_SPACE;
  if (mark === 'none' && doubtful === undefined && word !== UNKNOWN_WORD && word.finality < HABIT_BELOW)
    score += clauseScore(line, tokens[first]!.begin, left.end, word);
  score += (mark === 'none' ? MODEL_WEIGHT_BARE : MODEL_WEIGHT_MARKED) * modelScore(line.evidence, begin);
  // Most words are far from final; what follows cannot change that.
  const most = word.hangs && turns(text, begin) ? OPENING.turning : OPENING.conjunction;
  if (score + most <= 0) return score;
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
      mark === 'none',
    )
  );
}

/** A particle and the like: no model, no habit and no opening outweighs it, so that none need be asked. */
function isFarFromFinal({ open, hangs, asks, nominal }: WordFinality, base: number): boolean {
  return base <= FINALITY.particle && !open && !hangs && !asks && nominal === 'none';
}

/** How final the word is with such a mark behind it, before that is counted itself. */
function finalityBefore(mark: keyof typeof MARK, word: WordFinality, base: number): number {
  if (word.open) return Math.max(base, OPEN_ENDING_WITH[mark] ?? base);
  if (mark !== 'emoticon') return base;
  if (word.finality === FINALITY.noun) return NOUN_WITH_EMOTICON;
  return word.hangs ? Math.max(base, HANGING_WITH_EMOTICON) : base;
}

/** What the line and the clause so far say about an ending that may end or connect. */
function clauseScore(line: Line, sentenceBegin: number, end: number, word: WordFinality): number {
  const begin = Math.max(sentenceBegin, end - CLAUSE_LENGTH);
  let score = line.habit;
  if (word.open && line.familiar) score += FAMILIAR;
  if (word.asks && asksSomething(line.text.slice(begin, end))) score += QUESTION_WORD;
  if (word.proposes && hasSubject(line, begin, end)) score += SUBJECT_BEFORE_PROPOSAL;
  return score;
}

/** 먹기 좋다, 변함 없는: a nominal form and what is said of it. */
function isGoverned({ finality, nominal }: WordFinality, text: string, begin: number): boolean {
  if (finality === FINALITY.gerund) return governsGerund(text, begin);
  return nominal === 'noun' && lacks(text, begin);
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

/** ① … ② …, 1. … 2. …: the number after the one that opened the sentence. */
function isNextListNumber(line: Line, first: number, next: number): boolean {
  const number = listNumber(line.text, line.tokens[next]!.begin);
  return number !== undefined && listNumber(line.text, line.tokens[first]!.begin) === number - 1;
}
