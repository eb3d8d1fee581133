import {
  type ChangeDesc,
  type ChangeSet,
  type EditorState,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { Finding } from './finding';

/** Everything that was found, in place of what was known before. */
export const setFindings = StateEffect.define<readonly Finding[]>();
/** Findings that are not shown any more. */
export const dropFindings = StateEffect.define<ReadonlySet<number>>();
/** The finding that the card is about. */
export const setCurrent = StateEffect.define<number>();
const moved = (place: { from: number; to: number }, changes: ChangeDesc) => ({
  from: changes.mapPos(place.from, 1),
  to: changes.mapPos(place.to, -1),
});
/** A place that the writer wants left as it is, until its letters change. */
export const leaveAlone = StateEffect.define<{ from: number; to: number }>({ map: moved });
/** The writer thought again. */
export const lookAgain = StateEffect.define<{ from: number; to: number }>({ map: moved });

/** All places that are left alone, as another window has them. */
export const setLeftAlone = StateEffect.define<ReadonlyArray<readonly [number, number]>>();

const markOf = (finding: Finding) =>
  Decoration.mark({
    class: `finding ${finding.kind}`,
    attributes: { 'data-finding': String(finding.id) },
    finding,
  });
const LEFT_ALONE = Decoration.mark({ class: 'left-alone' });

/** Without the ranges whose letters a change touches. */
function untouched(
  marks: DecorationSet,
  changes: { iterChangedRanges(f: (fromA: number, toA: number) => void): void },
) {
  let kept = marks;
  changes.iterChangedRanges((fromA, toA) => {
    kept = kept.update({
      filterFrom: fromA,
      filterTo: toA,
      filter: (from, to) => to <= fromA || from >= toA || (fromA === toA && (fromA === from || fromA === to)),
    });
  });
  return kept;
}

export const leftAlone = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, docChanged, effects, newDoc }) {
    let next = docChanged ? untouched(marks, changes).map(changes) : marks;
    for (const effect of effects) {
      if (effect.is(leaveAlone) && effect.value.from < effect.value.to)
        next = next.update({ add: [LEFT_ALONE.range(effect.value.from, effect.value.to)], sort: true });
      else if (effect.is(setLeftAlone)) next = leftAloneAt(effect.value, newDoc.length);
      else if (effect.is(lookAgain))
        next = next.update({ filter: (from, to) => from !== effect.value.from || to !== effect.value.to });
    }
    return next;
  },
});

export const findingMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, docChanged, effects, startState }) {
    let next = docChanged ? untouched(marks, changes).map(changes) : marks;
    for (const effect of effects) {
      if (effect.is(setFindings)) {
        const alone = new Set(rangesOf(startState.field(leftAlone)).map(String));
        next = Decoration.set(
          effect.value
            .filter(({ from, to }) => from < to && !alone.has(`${from},${to}`))
            .map((finding) => markOf(finding).range(finding.from, finding.to)),
        );
      } else if (effect.is(dropFindings)) {
        next = next.update({
          filter: (_from, _to, mark) => !effect.value.has((mark.spec.finding as Finding).id),
        });
      }
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const current = StateField.define<number>({
  create: () => 0,
  update(id, { effects }) {
    let next = id;
    for (const effect of effects) if (effect.is(setCurrent)) next = effect.value;
    return next;
  },
});

/** The mark around the finding that the card is about. */
const currentMark = EditorView.decorations.compute([current, findingMarks], (state) => {
  const id = state.field(current);
  const place = id === 0 ? undefined : placeOf(state, id);
  return place ? Decoration.set(CURRENT.range(place.from, place.to)) : Decoration.none;
});
const CURRENT = Decoration.mark({ class: 'current' });

export const findingExtensions = [leftAlone, findingMarks, current, currentMark];

/** Places that were left alone before the page was loaded again. */
export function leftAloneAt(ranges: ReadonlyArray<readonly [number, number]>, length: number): DecorationSet {
  const inside = ranges.filter(([from, to]) => from < to && to <= length);
  return Decoration.set(
    inside.map(([from, to]) => LEFT_ALONE.range(from, to)),
    true,
  );
}

/** Where places that were left alone are behind changes, without those whose letters were changed. */
export function leftAloneAfter(
  ranges: ReadonlyArray<readonly [number, number]>,
  changes: ChangeSet,
): Array<[number, number]> {
  return rangesOf(untouched(leftAloneAt(ranges, changes.length), changes).map(changes));
}

export function rangesOf(marks: DecorationSet): Array<[number, number]> {
  const ranges: Array<[number, number]> = [];
  for (const cursor = marks.iter(); cursor.value; cursor.next()) ranges.push([cursor.from, cursor.to]);
  return ranges;
}

/** All findings that are shown, where they stand now. */
export function shownFindings(state: EditorState): Finding[] {
  const found: Finding[] = [];
  for (const cursor = state.field(findingMarks).iter(); cursor.value; cursor.next()) {
    const finding = cursor.value.spec.finding as Finding;
    found.push(
      finding.from === cursor.from && finding.to === cursor.to
        ? finding
        : { ...finding, from: cursor.from, to: cursor.to },
    );
  }
  return found;
}

export function placeOf(state: EditorState, id: number): { from: number; to: number } | undefined {
  for (const cursor = state.field(findingMarks).iter(); cursor.value; cursor.next())
    if ((cursor.value.spec.finding as Finding).id === id) return { from: cursor.from, to: cursor.to };
  return undefined;
}

/** The finding that covers a place, or ends there. */
export function findingAt(state: EditorState, place: number): Finding | undefined {
  let found: Finding | undefined;
  state.field(findingMarks).between(place, place, (from, to, mark) => {
    found = { ...(mark.spec.finding as Finding), from, to };
    return from > place ? undefined : false;
  });
  return found;
}
