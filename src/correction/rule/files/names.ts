import type { Category, Certainty } from '../../types.js';

/** The categories that a rule may have: the others are of questions, and of what is being looked at. */
const CATEGORIES = {
  GRAMMER: true,
  WORD: true,
  SPACING: true,
  STANDARD: true,
  TYPO: true,
  FOREIGN_WORD: true,
  CONFUSABLE_WORDS: true,
  SENTENCE: true,
} satisfies Record<Exclude<Category, 'CONFIRM' | 'THINKING'>, true>;
export const CATEGORY_NAMES = Object.keys(CATEGORIES);

const CERTAINTIES: Record<Certainty, true> = { certain: true, likely: true, permitted: true, author: true };
export const CERTAINTY_NAMES = Object.keys(CERTAINTIES);

export const isCategory = (name: string): name is keyof typeof CATEGORIES => Object.hasOwn(CATEGORIES, name);
export const isCertainty = (name: string): name is Certainty => Object.hasOwn(CERTAINTIES, name);
