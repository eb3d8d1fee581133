import { isRemark } from './bracket-remarks.js';
import { isQuote, isRoundBracket } from './brackets.js';
import type { LineToken } from './line-tokens.js';
import { finalityAt, type Line, type TextEnd, textEnd } from './sentence-line.js';
import { ENCLOSED, FINALITY, MARK } from './sentence-weights.js';
import { UNKNOWN_WORD, type WordFinality } from './word-finality.js';

/** 가(나)(다)…: how many brackets in a row are looked through for the word they are attached to. */
const MAX_ATTACHED = 8;

/** What stands before a place where a sentence may end. */
export interface LeftSide {
  word: WordFinality;
  base: number;
  mark: keyof typeof MARK;
  afterQuotation: boolean;
}

export function leftSide(
  line: Line,
  tokens: readonly LineToken[],
  first: number,
  end: TextEnd,
  attached = 0,
): LeftSide {
  const left = tokens[end.index]!;
  if (left.kind !== 'group') {
    // 안녕하세요 교수님: who is greeted is a part of the greeting.
    if (line.addresses?.get(end.index) && tokens === line.tokens)
      return { word: UNKNOWN_WORD, base: FINALITY.sure, mark: end.mark, afterQuotation: false };
    const word = finalityAt(line, left);
    return { word, base: word.finality, mark: end.mark, afterQuotation: false };
  }
  const quotation = isQuote(line.text[left.begin]!);
  const before = tokens[end.index - 1];
  // 한다.(요한 3:13) 했어요(웃음), 했어요. (웃음): a bracket without a space or a sentence is a part of what it follows.
  const isPart = () => before?.kind !== 'space' || isRemark(line, tokens, end.index);
  if (!quotation && end.index > first && attached < MAX_ATTACHED && isPart()) {
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
