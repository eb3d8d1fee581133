import { ownSentence } from './own-sentence.js';
import { REACH, type Window } from './questions.js';
import { type UnitMorpheme, unitsOf } from './units.js';

/** A place in a line and the ways to word it, whatever stands there. */
export interface WordingQuestion {
  /** The eojeols of the line, each by its morphemes. */
  eojeols: ReadonlyArray<readonly UnitMorpheme[]>;
  /** Which of them is asked about. */
  at: number;
  wordings: ReadonlyArray<readonly UnitMorpheme[]>;
  /** Words that the model never saw are weighed too, each as any word of its kind. */
  strangers?: boolean;
}

/** All that the answer depends on. */
export function keyOfQuestion({ eojeols, at, wordings, strangers }: WordingQuestion): string {
  const { first, last } = ownSentence(eojeols, at, REACH);
  let key = `${at - first}${strangers ? 's' : ''}`;
  for (let i = first; i <= last; i++) key += ` ${named(eojeols[i]!)}`;
  for (const wording of wordings) key += `\n${named(wording)}`;
  return key;
}

function named(path: readonly UnitMorpheme[]): string {
  let out = '';
  for (const { form, tag } of path) out += `${form}/${tag}+`;
  return out;
}

/** The question as the model takes it; wordings with more words that it never saw than others have are not asked about. */
export function windowAround(
  { eojeols, at, wordings, strangers }: WordingQuestion,
  knows: (unit: string) => boolean,
): Window {
  const units = wordings.map((path) => unitsOf(path));
  const unknown = units.map((ones) => ones.filter((unit) => !knows(unit)).length);
  const least = strangers ? Number.POSITIVE_INFINITY : Math.min(...unknown);
  const { first, last } = ownSentence(eojeols, at, REACH);
  return {
    eojeols: eojeols.slice(first, last + 1).map((path) => unitsOf(path)),
    questions: [
      {
        scores: unknown.map((count) => (count > least ? Number.NEGATIVE_INFINITY : 0)),
        at: at - first,
        wordings: units.flatMap((ones, k) =>
          unknown[k]! > least ? [] : [{ units: ones, alternatives: [k] }],
        ),
      },
    ],
  };
}
