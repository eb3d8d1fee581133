import type { Reading } from './reading.js';

/** How sure the model must be before the author's spaces are changed; tuned on development text. */
export interface SpacingThresholds {
  /** A space is put in above this probability. */
  insert: number;
  /** A space is taken out below this one. */
  remove: number;
}

/** For an analysis with auto_spacing: only what is plainly missing. */
export const ANALYSIS_INSERT = 0.8;
/** For an analysis with auto_jointing: only what is plainly wrong. */
export const ANALYSIS_REMOVE = 0.04;
/** For the command `space`. */
export const KEPT: SpacingThresholds = { insert: 0.5, remove: 0.5 };
export const RESET: SpacingThresholds = { insert: 0.5, remove: 0.5 };

const WORD = /[\p{L}\p{N}]/u;
const HANGUL = /[가-힣ㄱ-ㅎㅏ-ㅣ]/;

/** Applies the model's spacing to a reading; true when something changed. */
export function respace(reading: Reading, { insert, remove }: SpacingThresholds): boolean {
  const { scores, spaces, from, line } = reading;
  let changed = false;
  for (let i = 1; i < spaces.length; i++) {
    const p = scores.space[i]!;
    if (
      spaces[i] === 0 &&
      p > insert &&
      mayPart(line.characters[from + i - 1]!, line.characters[from + i]!)
    ) {
      spaces[i] = 1;
      changed = true;
    } else if (spaces[i] === 1 && p < remove) {
      spaces[i] = 0;
      changed = true;
    }
  }
  return changed;
}

/** Latin words, numbers and addresses are nobody's to part: a space needs Hangul on one side. */
function mayPart(before: string, after: string): boolean {
  if (HANGUL.test(before) || HANGUL.test(after)) return true;
  return !(WORD.test(before) && WORD.test(after));
}
