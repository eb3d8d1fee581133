import type { Block, Correction } from '../../correction/types.js';
import { type OffsetMap, offsetMap } from '../../hangul/offset-map.js';
import type { CorrectErrorResponse, EncodingType, RevisedBlock } from '../../wire/messages.js';

/** CorrectErrorResponse as its Connect JSON: keys in the order of the fields, zero values written. */
export function renderCorrection(
  { origin, revised, blocks, cleanup, sentences, helps, tokensCount, incomplete }: Correction,
  encoding: EncodingType,
): CorrectErrorResponse {
  const at = offsetMap(origin, encoding === 'NONE' ? 'UTF32' : encoding);
  const hidden = encoding === 'NONE';
  return {
    origin,
    revised,
    revisedBlocks: blocks.map((block) => renderBlock(origin, block, at, hidden)),
    whitespaceCleanupRanges: cleanup.map(({ begin, end, position }) => ({
      offset: hidden ? -1 : at(begin),
      length: at(end) - at(begin),
      position,
    })),
    revisedSentences: sentences,
    helps,
    language: 'ko_KR',
    tokensCount,
    ...(incomplete ? { incomplete } : {}),
  };
}

function renderBlock(text: string, block: Block, at: OffsetMap, hidden: boolean): RevisedBlock {
  const { begin, end, revised, revisions, lemma, pos, nested, thinkingCount } = block;
  return {
    origin: {
      content: text.slice(begin, end),
      beginOffset: hidden ? -1 : at(begin),
      length: at(end) - at(begin),
    },
    revised,
    revisions,
    lemma,
    pos,
    nested: nested.map((inner) => renderBlock(text, inner, at, hidden)),
    ...(thinkingCount ? { thinkingCount } : {}),
  };
}

export { ruleIdOf } from '../../correction/answer/reason-id.js';

/** The reasons of a block, each once; those of the nested ones instead of "merged". */
export function helpIdsOf(block: RevisedBlock): string[] {
  const blocks = block.nested.length > 0 ? block.nested : [block];
  return [...new Set(blocks.flatMap(({ revisions }) => revisions.map(({ helpId }) => helpId)))];
}

/** A place where the author is only asked. */
export function isQuestion({ origin, revised }: RevisedBlock): boolean {
  return revised === origin.content;
}
