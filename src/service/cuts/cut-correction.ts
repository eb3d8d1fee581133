import type { Span } from '../../analysis/text/split-lines.js';
import { addHelps } from '../../correction/answer/cited-articles.js';
import { isProtected, protectedStretches } from '../../correction/keep/protect.js';
import { isInsideSyllable } from '../../hangul/composition.js';
import { encodedLength } from '../../hangul/offset-map.js';
import { atOnce } from '../../turns/in-turns.js';
import type { EncodingType } from '../render/render-analysis.js';
import type { CorrectErrorResponse, RenderedBlock } from '../render/render-correction.js';

/** Some hundred milliseconds of work: between two cuts others get their turn, and a cancelled request stops. */
export const CUT_CHARACTERS = 2000;

/** A line longer than this is cut at the end of a sentence, or else of a word, or else anywhere: it is no language. */
const LONG_LINE_CHARACTERS = 3000;
/** The same where a text is to stay one sentence, however long. */
const LONG_SENTENCE_CHARACTERS = 20_000;
const SENTENCE_END = /[.!?…]["'”’」』)\]]*[ \t]/g;
const SPACE = /\s/g;

export interface CutOptions {
  oneSentence?: boolean;
  size?: number;
  longLine?: number;
  /** Never inside what is protected as one (a fence, a comment): for those who correct the cuts as texts of their own. */
  keepWhole?: boolean;
}

/** A part of a text, corrected by itself, and what nobody may correct in it, as the whole text shows. */
export interface CorrectionCut {
  text: string;
  /** Left out where the cut is the whole text. */
  protectedSpans?: Span[];
}

/** Where a text is cut and what is protected in it. Numbers in a row pass from thread to thread at once. */
export interface CutPlan {
  ends: Int32Array;
  /** Begin and end of each protected stretch, in order. */
  spans: Int32Array;
}

export function cutForCorrection(text: string, options: CutOptions = {}): CorrectionCut[] {
  return text.length <= (options.size ?? CUT_CHARACTERS) ? [{ text }] : cutsOf(text, planCuts(text, options));
}

/** Cuts behind line breaks; what is protected is found in the whole text first. */
export function planCuts(text: string, options: CutOptions = {}): CutPlan {
  const spans = protectedStretches(text);
  const ends: number[] = [];
  for (let begin = 0; begin < text.length; begin = ends.at(-1)!)
    ends.push(cutEnd(text, begin, spans, options));
  const flat = new Int32Array(2 * spans.length);
  for (let i = 0; i < spans.length; i++) {
    flat[2 * i] = spans[i]!.begin;
    flat[2 * i + 1] = spans[i]!.end;
  }
  return { ends: Int32Array.from(ends), spans: flat };
}

function cutEnd(text: string, begin: number, spans: readonly Span[], options: CutOptions): number {
  const { oneSentence = false, size = CUT_CHARACTERS, keepWhole = false } = options;
  const longest = options.longLine ?? (oneSentence ? LONG_SENTENCE_CHARACTERS : LONG_LINE_CHARACTERS);
  if (text.length - begin <= size) return text.length;
  const isFree = (at: number) => !isProtected(spans, at, at);
  let lineEnd = text.indexOf('\n', begin + size - 1) + 1;
  if (keepWhole) while (lineEnd > 0 && !isFree(lineEnd)) lineEnd = text.indexOf('\n', lineEnd) + 1;
  if (lineEnd === 0) lineEnd = text.length;
  if (keepWhole || lineEnd - begin <= longest) return lineEnd;
  const inside = text.slice(begin, begin + longest);
  const last = (pattern: RegExp) => {
    let end = 0;
    for (const { index, 0: match } of inside.matchAll(pattern)) {
      const at = index + match.length;
      if (at >= size && isFree(begin + at)) end = at;
    }
    return end;
  };
  const end = (oneSentence ? 0 : last(SENTENCE_END)) || last(SPACE) || longest;
  const splitsPair =
    /[\ud800-\udbff]/.test(text[begin + end - 1]!) && /[\udc00-\udfff]/.test(text[begin + end] ?? '');
  let at = begin + end + (splitsPair ? 1 : 0);
  while (isInsideSyllable(text, at)) at++;
  return at;
}

/** The cuts of a plan, each with its share of what is protected. */
export function cutsOf(text: string, { ends, spans }: CutPlan): CorrectionCut[] {
  const cuts: CorrectionCut[] = [];
  let begin = 0;
  let first = 0;
  for (const end of ends) {
    const protectedSpans: Span[] = [];
    while (first < spans.length && spans[first + 1]! <= begin) first += 2;
    for (let i = first; i < spans.length && spans[i]! < end; i += 2)
      protectedSpans.push({
        begin: Math.max(spans[i]!, begin) - begin,
        end: Math.min(spans[i + 1]!, end) - begin,
      });
    cuts.push({ text: text.slice(begin, end), protectedSpans });
    begin = end;
  }
  return cuts;
}

/** The answers to the cuts of one text, as the answer to all of it; `begin` is where the first cut lies in a longer one. */
export function joinCorrections(
  answers: readonly CorrectErrorResponse[],
  encoding: EncodingType,
  oneSentence = false,
  begin = 0,
): CorrectErrorResponse {
  return atOnce(joining(answers, encoding, oneSentence, begin));
}

/** The same as work that may pause between two answers. */
export function* joining(
  answers: readonly CorrectErrorResponse[],
  encoding: EncodingType,
  oneSentence = false,
  begin = 0,
): Generator<void, CorrectErrorResponse> {
  if (answers.length === 1 && begin === 0) return answers[0]!;
  const unit = encoding === 'NONE' ? 'UTF32' : encoding;
  const joined: CorrectErrorResponse = {
    origin: '',
    revised: '',
    revisedBlocks: [],
    whitespaceCleanupRanges: [],
    revisedSentences: [],
    helps: {},
    language: 'ko_KR',
    tokensCount: 0,
  };
  let base = begin;
  for (const answer of answers) {
    const shift = (offset: number) => (encoding === 'NONE' ? -1 : offset + base);
    joined.origin += answer.origin;
    joined.revised += answer.revised;
    for (const block of answer.revisedBlocks) joined.revisedBlocks.push(moved(block, shift));
    joined.whitespaceCleanupRanges.push(
      ...answer.whitespaceCleanupRanges.map((range) => ({ ...range, offset: shift(range.offset) })),
    );
    joined.revisedSentences.push(...answer.revisedSentences);
    addHelps(joined.helps, answer.helps);
    joined.tokensCount += answer.tokensCount;
    base += encodedLength(answer.origin, unit);
    yield;
  }
  if (oneSentence && joined.revisedSentences.length > 1)
    joined.revisedSentences = [{ origin: joined.origin.trim(), revised: joined.revised.trim() }];
  return joined;
}

function moved(block: RenderedBlock, shift: (offset: number) => number): RenderedBlock {
  return {
    ...block,
    origin: { ...block.origin, beginOffset: shift(block.origin.beginOffset) },
    nested: block.nested.map((inner) => moved(inner, shift)),
  };
}
