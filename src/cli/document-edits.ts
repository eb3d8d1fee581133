import { type Edit, edited } from '../formats/edits.js';
import { helpIdsOf, isQuestion } from '../service/render/render-correction.js';
import type { CorrectErrorResponse } from '../wire/messages.js';

/** What an answer changes in a document, with the reasons; offsets in another unit leave only what is different. */
export function editsOf({ origin, revised, revisedBlocks, helps }: CorrectErrorResponse): Edit[] {
  const edits = revisedBlocks
    .filter((block) => !isQuestion(block))
    .map((block): Edit => {
      const { beginOffset, length } = block.origin;
      const comments = helpIdsOf(block).map((id) => helps[id]?.comment ?? '');
      return {
        from: beginOffset,
        to: beginOffset + length,
        insert: block.revised,
        reason: comments.filter((comment) => comment !== '').join('\n'),
      };
    });
  const isWhole = edited(origin, edits) === revised;
  return isWhole ? edits : [{ from: 0, to: origin.length, insert: revised }];
}
