import { addHelps } from '../../correction/answer/cited-articles.js';
import { encodedLength } from '../../hangul/offset-map.js';
import { runAtOnce } from '../../nonblocking/run-in-slices.js';
import type { CorrectErrorResponse, EncodingType, RevisedBlock } from '../../wire/messages.js';

/** The answers to the cuts of one text, as the answer to all of it; `before` is what stands before the first of them. */
export function joinCorrections(
  answers: readonly CorrectErrorResponse[],
  encoding: EncodingType,
  oneSentence = false,
  before = '',
): CorrectErrorResponse {
  return runAtOnce(joining(answers, encoding, oneSentence, before));
}

/** The same as work that may pause between two answers. */
export function* joining(
  answers: readonly CorrectErrorResponse[],
  encoding: EncodingType,
  oneSentence = false,
  before = '',
): Generator<void, CorrectErrorResponse> {
  if (answers.length === 1 && before === '') return answers[0]!;
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
  let base = encodedLength(before, unit);
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
    if (answer.incomplete) joined.incomplete = true;
    base += encodedLength(answer.origin, unit);
    yield;
  }
  if (oneSentence && joined.revisedSentences.length > 1)
    joined.revisedSentences = [{ origin: joined.origin.trim(), revised: joined.revised.trim() }];
  return joined;
}

function moved(block: RevisedBlock, shift: (offset: number) => number): RevisedBlock {
  return {
    ...block,
    origin: { ...block.origin, beginOffset: shift(block.origin.beginOffset) },
    nested: block.nested.map((inner) => moved(inner, shift)),
  };
}
