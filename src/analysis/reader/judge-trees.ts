import type { BoostedTrees } from './boosted-trees.js';

/** What training/reader/judge.py fitted. */
export interface Judge {
  /** Whether a candidate is worth reading as a whole, by what one look says of it; missing while it is being fitted. */
  hope?: BoostedTrees;
  /** Whether an editor would make the change; missing only while it is being fitted. */
  verdict?: BoostedTrees;
}
