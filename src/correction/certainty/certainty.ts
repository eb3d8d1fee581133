import type { Certainty, CorrectOptions, Edit } from '../types.js';
import type { Level } from './level.js';

type Decision = 'change' | 'ask' | 'leave';

const DECISIONS: Readonly<Record<Level, Readonly<Record<Certainty, Decision>>>> = {
  careful: { certain: 'change', likely: 'ask', permitted: 'leave', author: 'ask' },
  normal: { certain: 'change', likely: 'change', permitted: 'leave', author: 'ask' },
  strict: { certain: 'change', likely: 'change', permitted: 'leave', author: 'change' },
};

/** A second answer with this share of the first one's score is as likely as the first. */
const EQUALLY_LIKELY = 0.8;

/** Is a change made, shown as a question, or left out? */
export function decide(edit: Edit, { level = 'normal' }: CorrectOptions): Decision {
  const decision = DECISIONS[level][edit.certainty];
  return edit.certainty === 'author' && decision === 'change' && hasEqualAnswers(edit) ? 'ask' : decision;
}

/** How a sentence is put together is its author's: it is asked about, and changed only where that is wished and the mend certain. */
export function decideOnSentence(edit: Edit, options: CorrectOptions): Decision {
  const { level = 'normal', enableSentenceCheck } = options;
  const decision = DECISIONS[level][edit.certainty];
  if (decision !== 'change') return decision;
  return (enableSentenceCheck || level === 'strict') && edit.certainty !== 'author' ? 'change' : 'ask';
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

/** 보안과리: likewise where known morphemes spell what stands there, which hardly anybody would write. */
const SURE_OF_SPELT = 0.97;

/** What speaks for a word that may be mistyped: it is a word, or known parts spell it. */
export type Standing = 'word' | 'spelt' | 'nothing';

export function certaintyOfRepair(score: number, standing: Standing): Certainty {
  if (standing === 'word') return 'author';
  return score >= (standing === 'spelt' ? SURE_OF_SPELT : SURE_REPAIR) ? 'likely' : 'author';
}
