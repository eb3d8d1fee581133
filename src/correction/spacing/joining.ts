import type { Gap } from './gap.js';

/** What two neighbours make, and why they are written together. */
export interface Joining {
  rule: string;
  /** Tags of the morphemes before and behind the space. */
  last?: RegExp;
  first: RegExp;
  /** The space goes if the model finds it less probable than this. */
  most: number;
  when: (gap: Gap) => boolean;
  /** How sure it is at the least. */
  sure?: number;
  /** Cited instead of the rule's own. */
  article?: string;
  /** The dictionary decides, whatever the model thinks. */
  listed?: true;
}

/** Below this the model is sure that the two belong together. */
export const TOGETHER = 0.08;
export const LIKELY = 0.3;
/** The grammar decides, whatever the model thinks. */
export const ANY = 2;
