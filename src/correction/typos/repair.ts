import { decide } from '../certainty/certainty.js';
import { collidesWithAny, insertSpan } from '../line/ordered-spans.js';
import { asQuestion, type Proposal } from '../propose.js';
import type { Alternative, CorrectOptions, Edit } from '../types.js';

/** What is left of certainty, shared out by how well the others read. */
export function alternatives(
  ranked: ReadonlyArray<{ text: string; score: number }>,
  best: number,
  sure: number,
): { others?: Alternative[] } {
  const weights = ranked.map(({ score }) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 1);
  const others = ranked
    .map(({ text }, i) => ({ revised: text, score: Math.min(sure, ((1 - sure) * weights[i]!) / total) }))
    .filter(({ score }) => score > 0.001);
  return others.length > 0 ? { others } : {};
}

/** Makes a repair, asks about it, or leaves it out. */
export function insertRepair({ edits, questions }: Proposal, edit: Edit, options: CorrectOptions): void {
  if (collidesWithAny(edits, edit)) return;
  const decision = decide(edit, options);
  if (decision === 'change') insertSpan(edits, edit);
  else if (decision === 'ask') questions.push(asQuestion(edit));
}
