import type { Finding } from '../rule/rule.js';

/** A space to put in or to take out, and the rule by which. */
export interface SpaceFinding extends Finding {
  ruleId: string;
}

export function insertSpace(offset: number, ruleId: string, score: number): SpaceFinding {
  return { begin: offset, end: offset, replacement: ' ', ruleId, score };
}

export function removeSpace(begin: number, end: number, ruleId: string, score: number): SpaceFinding {
  return { begin, end, replacement: '', ruleId, score };
}
