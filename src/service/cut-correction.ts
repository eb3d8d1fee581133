import { protectedStretches } from '../correction/protect.js';
import { encodedLength } from '../hangul/offset-map.js';
import type { EncodingType } from './render-analysis.js';
import type { CorrectErrorResponse, RenderedBlock } from './render-correction.js';

/** Some hundred milliseconds of work: between two cuts others get their turn, and a cancelled request stops. */
const CUT_CHARACTERS = 2000;

/** A line longer than this is cut at the ends of sentences too, where they are corrected each for itself. */
const LONG_LINE_CHARACTERS = 10_000;
const LINE_END = /\n/g;
const SENTENCE_END = /\n|[.!?…]["'”’」』)\]]*[ \t]/g;

/** Cuts a text behind line breaks, but never inside what is protected as one (a fence, a comment). */
export function cutForCorrection(
  text: string,
  { oneSentence = false, size = CUT_CHARACTERS, longLine = LONG_LINE_CHARACTERS } = {},
): string[] {
  if (text.length <= size) return [text];
  const spans = protectedStretches(text);
  const cuts: string[] = [];
  let begin = 0;
  let next = 0;
  for (const match of text.matchAll(oneSentence ? LINE_END : SENTENCE_END)) {
    const end = match.index + match[0].length;
    if (end - begin < (match[0] === '\n' ? size : longLine)) continue;
    while (next < spans.length && spans[next]!.end <= end) next++;
    if (next < spans.length && spans[next]!.begin < end) continue;
    cuts.push(text.slice(begin, end));
    begin = end;
  }
  if (begin < text.length) cuts.push(text.slice(begin));
  return cuts;
}

/** The answers to the cuts of one text, as the answer to all of it; `begin` is where the first cut lies in a longer one. */
export function joinCorrections(
  answers: readonly CorrectErrorResponse[],
  encoding: EncodingType,
  oneSentence = false,
  begin = 0,
): CorrectErrorResponse {
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
    joined.revisedBlocks.push(...answer.revisedBlocks.map((block) => moved(block, shift)));
    joined.whitespaceCleanupRanges.push(
      ...answer.whitespaceCleanupRanges.map((range) => ({ ...range, offset: shift(range.offset) })),
    );
    joined.revisedSentences.push(...answer.revisedSentences);
    Object.assign(joined.helps, answer.helps);
    joined.tokensCount += answer.tokensCount;
    base += encodedLength(answer.origin, unit);
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
