import type { Place } from './place.js';

/** What stands on both sides of a place, and what that says about a space there. */
export interface Pairing {
  /** Tags of the morpheme behind the place; any where left out. */
  after?: RegExp;
  /** Its form. */
  form?: RegExp | ReadonlySet<string>;
  when?: (place: Place) => boolean;
  /** The rule by which there is a space. */
  rule: string;
  /** How probable the model must find it. */
  least: number;
  /** Likewise where the caller lets auxiliaries stand joined, if that makes a difference. */
  leastJoined?: number;
  /**
   * So sure the model must be that saw no space of the line, whatever else is usual between such words; where left out
   * the kind of the place decides.
   */
  unseen?: number;
  /** Usage has both ways: the space is only asked about unless the model is all but certain. */
  open?: true;
  /** Decides even where a name or a word of the dictionary reaches over the place. */
  overWords?: true;
  /** How sure it is at the least, whatever the model thinks. */
  sure?: number;
}

/** The first pairing that fits the place. */
export function fitting(pairings: readonly Pairing[], place: Place): Pairing | undefined {
  const { tag, form } = place.after;
  return pairings.find(
    (pairing) =>
      (pairing.after?.test(tag) ?? true) && holds(pairing.form, form) && (pairing.when?.(place) ?? true),
  );
}

function holds(forms: Pairing['form'], form: string): boolean {
  if (forms === undefined) return true;
  return forms instanceof RegExp ? forms.test(form) : forms.has(form);
}

export function leastOf({ least, leastJoined = least }: Pairing, { line }: Place): number {
  return line.options.disableVxSpacing ? leastJoined : least;
}
