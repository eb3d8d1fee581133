import type { BoostedTrees } from './boosted-trees.js';

/** What training/reader/judge.py fitted. */
export interface Judge {
  /** Whether a candidate is worth reading as a whole by the smaller reader, by what is known before; missing while it is being fitted. */
  glimpse?: BoostedTrees;
  /** Whether it is worth reading by the larger one, by what the smaller one says; missing while it is being fitted. */
  hope?: BoostedTrees;
  /** Whether an editor would make the change; missing only while it is being fitted. */
  verdict?: BoostedTrees;
}
