import type { UnitMorpheme } from '../../analysis/dense/units.js';
import type { WordView } from '../line/line-view.js';
import type { Finding } from '../rule/rule.js';
import { type Margins, marginsOf } from './margins.js';
import type { Confusable, Member } from './members.js';

export type Path = readonly UnitMorpheme[];

/** A word of a set where it stands in a line, and what else it may have been meant to be. */
export interface Candidate {
  rule: string;
  /** The member that stands there. */
  form: string;
  place: Place;
  /** What stands there, in all ways to read it. */
  written: readonly Path[];
  others: readonly Other[];
}

export interface Other {
  form: string;
  paths: readonly Path[];
  finding: Finding;
  /** None where the one is not looked for in place of the other. */
  margins: Margins | undefined;
}

/** The stretch of a word's morphemes that a member of a set takes up. */
export interface Place {
  word: WordView;
  from: number;
  to: number;
}

/** What a set says of a place; undefined where none of the others can be written there. */
export function candidateAt(
  { rule, member, others }: Confusable,
  place: Place,
  findingOf: (other: Member) => Finding | undefined,
): Candidate | undefined {
  const { word, from, to } = place;
  const { morphemes } = word;
  const pathsOf = ({ paths }: Member) => paths.map((path) => replaced(morphemes, from, to, path));
  const ways = others.flatMap((other) => {
    const finding = findingOf(other);
    const margins = marginsOf(member.form, other.form);
    return finding ? [{ form: other.form, paths: pathsOf(other), finding, margins }] : [];
  });
  if (ways.length === 0) return undefined;
  // 큰 절이다, 체로 치다: what the analysis reads may be right, too.
  return { rule, form: member.form, place, written: [...pathsOf(member), morphemes], others: ways };
}

export function replaced(morphemes: Path, from: number, to: number, by: Path): Path {
  return [...morphemes.slice(0, from), ...by, ...morphemes.slice(to)];
}
