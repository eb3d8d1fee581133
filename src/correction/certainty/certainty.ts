import type { CorrectOptions, Edit } from '../types.js';

/**
 * How sure it is that what stands there must be written otherwise. A rule says it once for all that it finds, or a
 * finding for itself; nothing else decides whether a change is made, neither the length of the sentence nor what else is
 * wrong in it.
 */
export type Certainty =
  /** The norm forbids what stands there, whatever the words mean. */
  | 'certain'
  /** The norm, or a default of the interface, forbids it if the words are read aright, and they hardly can be otherwise. */
  | 'likely'
  /** The norm allows both ways: it stays as written. */
  | 'permitted'
  /** Both ways make sense, and only the author knows which one was intended: a question. */
  | 'author';

/** How much a caller wants changed without being asked. */
export type Level = 'careful' | 'normal' | 'strict';

type Decision = 'change' | 'ask' | 'leave';

const DECISIONS: Readonly<Record<Level, Readonly<Record<Certainty, Decision>>>> = {
  careful: { certain: 'change', likely: 'ask', permitted: 'leave', author: 'ask' },
  normal: { certain: 'change', likely: 'change', permitted: 'leave', author: 'ask' },
  strict: { certain: 'change', likely: 'change', permitted: 'ask', author: 'change' },
};

/** A second answer with this share of the first one's score is as likely as the first. */
const EQUALLY_LIKELY = 0.8;

/** Is a change made, shown as a question, or left out? */
export function decide(edit: Edit, { level = 'normal' }: CorrectOptions): Decision {
  const decision = DECISIONS[level][edit.certainty];
  return edit.certainty === 'author' && decision === 'change' && hasEqualAnswers(edit) ? 'ask' : decision;
}

function hasEqualAnswers({ score, others = [] }: Edit): boolean {
  return others.some((other) => other.score >= EQUALLY_LIKELY * score);
}

/** What the wire shows as the score of a change that a rule found; models have figures of their own. */
export const SCORES: Readonly<Record<Certainty, number>> = {
  certain: 0.98,
  likely: 0.9,
  permitted: 0.6,
  author: 0.5,
};

/** Of repairs of the keyboard below this a third were wrong in edited text. */
const SURE_REPAIR = 0.85;

/** The certainty of a repair of a mistyped word; `mayStand`: what stands there makes sense as it is. */
export function certaintyOfRepair(score: number, mayStand: boolean): Certainty {
  return score >= SURE_REPAIR && !mayStand ? 'likely' : 'author';
}
