/** How much a caller wants changed without a question, from the least to the most. */
export const LEVELS = ['careful', 'normal', 'strict'] as const;
export type Level = (typeof LEVELS)[number];
