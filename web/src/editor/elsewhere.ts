import type { ChangeSet, EditorState, StateEffect } from '@codemirror/state';
import type { StoredDocument } from '../documents/database';
import { type Accepted, acceptedNow, moved, setAccepted } from './accepted';
import { leftAlone, leftAloneAfter, rangesOf, setLeftAlone } from './finding-marks';

/**
 * What was decided in another window about the same text, brought into this one; `changes` lead from the text there to the
 * text here. Where both decided something, both decisions hold.
 */
export function decidedElsewhere(
  state: EditorState,
  there: Pick<StoredDocument, 'leftAlone' | 'accepted'>,
  changes: ChangeSet,
  keepsOwn: boolean,
): StateEffect<unknown>[] {
  const effects: StateEffect<unknown>[] = [];
  const places = rangesOf(state.field(leftAlone));
  const placesThere = leftAloneAfter(there.leftAlone, changes);
  const allPlaces = keepsOwn ? merged([...places, ...placesThere], String) : placesThere;
  const inOrder = allPlaces.toSorted(([left], [right]) => left - right);
  if (String(inOrder) !== String(places)) effects.push(setLeftAlone.of(inOrder));
  const taken = acceptedNow(state);
  const takenThere = (there.accepted ?? []).map((one) => moved(one, changes));
  const allTaken = keepsOwn ? merged([...taken, ...takenThere], ({ id }: Accepted) => id) : takenThere;
  const isSame =
    allTaken.length === taken.length && allTaken.every(({ id }) => taken.some((one) => one.id === id));
  if (!isSame) effects.push(setAccepted.of(allTaken));
  return effects;
}

const merged = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];
