import type { Span } from '../../analysis/text/split-lines.js';
import { applyChanges } from '../line/compose.js';
import type { LineState } from '../line/line-state.js';
import { clippedSpans, touchingSpans } from '../line/ordered-spans.js';
import type { Block, Correction, Revision, Thought } from '../types.js';
import { wordsAround } from './blocks.js';

/** The help id of a place that is still being looked at. */
export const THINKING = 'thinking';

/**
 * Gives every doubted word a block, or a note in the block that it already stands in. What a line with such words only
 * asks about gets one too: once the mistyped word is mended the model may be sure of it. Ids count from 1, in the order of lines.
 */
export function withThoughts(
  text: string,
  blocks: readonly Block[],
  lines: readonly LineState[],
  protectedSpans: readonly Span[],
): { blocks: Block[]; thoughts: Thought[] } {
  const all = [...blocks];
  const thoughts: Thought[] = [];
  for (const line of lines) {
    if (line.doubts.length === 0) continue;
    const end = line.begin + line.origin.length;
    const kept = clippedSpans(protectedSpans, { begin: line.begin, end });
    const doubted = line.doubts.map((doubt) =>
      wordsAround(text, { begin: doubt.begin + line.begin, end: doubt.end + line.begin }, protectedSpans),
    );
    const asked = touchingSpans(blocks, { begin: line.begin, end }).filter((block) =>
      isQuestion(text, block),
    );
    for (const span of [...doubted, ...asked].sort((a, b) => a.begin - b.begin)) {
      const at = all.findIndex((block) => block.begin < span.end && span.begin < block.end);
      const known = all[at];
      if (known?.thinkingCount) continue;
      const id = thoughts.length + 1;
      const block = thinkingBlock(known ?? emptyBlock(text, span), id);
      if (known) all[at] = block;
      else all.push(block);
      thoughts.push({
        id,
        line: line.origin,
        protectedSpans: kept,
        begin: block.begin - line.begin,
        end: block.end - line.begin,
        revised: block.revised,
      });
    }
  }
  return { blocks: thoughts.length > 0 ? all.sort((a, b) => a.begin - b.begin) : all, thoughts };
}

function isQuestion(text: string, { begin, end, revised }: Block): boolean {
  return text.slice(begin, end) === revised;
}

function emptyBlock(text: string, { begin, end }: Span): Block {
  return {
    begin,
    end,
    revised: text.slice(begin, end),
    revisions: [],
    nested: [],
    lemma: '',
    pos: 'POS_UNK',
  };
}

function thinkingBlock(block: Block, thinkingId: number): Block {
  const note: Revision = {
    revised: block.revised,
    score: 0,
    category: 'THINKING',
    helpId: THINKING,
    thinkingId,
  };
  return { ...block, revisions: [...block.revisions, note], thinkingCount: 1 };
}

/**
 * What a whole correction of the line says about a thought, best first; nothing where it only confirms what was said, or
 * reaches over the edges of the block.
 */
export function secondLook({ origin, blocks }: Correction, thought: Thought): Revision[] {
  const { begin, end } = thought;
  const found = blocks.filter((block) => block.begin < end && begin < block.end);
  const [only] = found;
  if (!only || found.some((block) => block.begin < begin || block.end > end)) return [];
  const whole = (replacement: string) =>
    found.length === 1
      ? origin.slice(begin, only.begin) + replacement + origin.slice(only.end, end)
      : applyChanges(
          origin.slice(begin, end),
          found.map((block) => ({
            begin: block.begin - begin,
            end: block.end - begin,
            replacement: block.revised,
          })),
        );
  if (whole(only.revised) === thought.revised) return [];
  const revisions = found.length === 1 ? only.revisions : only.revisions.slice(0, 1);
  return revisions.map((revision) => ({
    ...revision,
    revised: whole(revision.revised),
    thinkingId: thought.id,
  }));
}
