import type { Span } from '../../analysis/text/split-lines.js';
import type { Composition } from '../../hangul/composition.js';
import { applyChanges } from '../line/compose.js';
import type { Block, Correction } from '../types.js';

/**
 * The correction of a composed text, said of the text as it was written: words that nothing is wrong with keep their
 * loose jamo, what is revised has whole syllables.
 */
export function inWrittenForm(correction: Correction, composition: Composition): Correction {
  const { written, text, toWritten } = composition;
  const moved = (block: Block): Block => {
    const begin = toWritten(block.begin);
    const end = toWritten(block.end);
    const isSame = block.revised === text.slice(block.begin, block.end);
    return {
      ...block,
      begin,
      end,
      revised: isSame ? written.slice(begin, end) : block.revised,
      nested: block.nested.map(moved),
    };
  };
  const blocks = correction.blocks.map(moved);
  return {
    ...correction,
    origin: written,
    revised: applyChanges(
      written,
      blocks.map(({ begin, end, revised }) => ({ begin, end, replacement: revised })),
    ),
    blocks,
    cleanup: placed(correction.cleanup, composition),
  };
}

/** Stretches of a composed text, where they stand in the text as it was written. */
export function placed<S extends Span>(spans: readonly S[], { toWritten }: Composition): S[] {
  return spans.map((span) => ({ ...span, begin: toWritten(span.begin), end: toWritten(span.end) }));
}
