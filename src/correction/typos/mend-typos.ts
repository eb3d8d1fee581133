import type { Span } from '../../analysis/split-lines.js';
import type { EvidenceAnalyser } from '../../analysis/types.js';
import type { LineView } from '../line-view.js';
import type { Proposal } from '../propose.js';

/** Adds the typing mistakes of the lines to their proposals. */
export async function mendTypos(
  _views: readonly LineView[],
  _proposals: readonly Proposal[],
  _protectedSpans: readonly Span[][],
  _analyser: EvidenceAnalyser,
): Promise<void> {}
