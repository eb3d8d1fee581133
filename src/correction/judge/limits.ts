import type { CorrectOptions } from '../types.js';

/** From which probability on a change is made, and from which it is asked about. */
export interface Limits {
  change: number;
  ask: number;
}

/**
 * Read off the curve that training/reader/judge.py prints: at `normal` nearly nine of ten changes are right by the marks of
 * editors, and more by eye, since editors overlook some mistakes.
 */
const LIMITS: Record<NonNullable<CorrectOptions['level']>, Limits> = {
  careful: { change: 0.85, ask: 0.6 },
  normal: { change: 0.68, ask: 0.45 },
  strict: { change: 0.53, ask: 0.35 },
};

export function limitsOf({ level = 'normal' }: CorrectOptions): Limits {
  return LIMITS[level];
}
