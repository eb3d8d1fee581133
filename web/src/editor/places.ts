import { type EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import type { Place, PlaceKind } from '../../../src/formats/opened-document';
import { say } from '../lib/language.svelte';

/** Where of a document the text stands that is not simply its text: in notes, cells, boxes. */
export const setPlaces = StateEffect.define<readonly Place[]>();

const places = StateField.define<readonly Place[]>({
  create: () => [],
  update(known, { changes, docChanged, effects }) {
    let next = known;
    if (docChanged && known.length > 0)
      next = known.map(({ from, to, kind }) => ({
        from: changes.mapPos(from, -1),
        to: changes.mapPos(to, 1),
        kind,
      }));
    for (const effect of effects) if (effect.is(setPlaces)) next = effect.value;
    return next;
  },
});

const NAMES: Record<PlaceKind, readonly [korean: string, english: string]> = {
  cell: ['표', 'Table'],
  box: ['글상자', 'Text box'],
  caption: ['캡션', 'Caption'],
  footnote: ['각주', 'Footnote'],
  endnote: ['미주', 'Endnote'],
  header: ['머리글', 'Header'],
  footer: ['바닥글', 'Footer'],
  comment: ['메모', 'Comment'],
};

/** Only lines that are drawn are marked: a document may have thousands of cells. */
const marks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = marksIn(view.state, view.visibleRanges);
    }

    update({ view, state, startState, viewportChanged, docChanged, transactions }: ViewUpdate): void {
      const isOther = state.field(places) !== startState.field(places);
      // In another language they have other names.
      const isReworded = transactions.some(({ reconfigured }) => reconfigured);
      if (docChanged || viewportChanged || isOther || isReworded)
        this.decorations = marksIn(state, view.visibleRanges);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function marksIn(state: EditorState, visible: ReadonlyArray<{ from: number; to: number }>): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const place of state.field(places)) {
    const range = visible.find(({ from, to }) => place.from <= to && from <= place.to);
    if (!range) continue;
    const name = say(...NAMES[place.kind]);
    const end = Math.min(place.to, visible.at(-1)!.to);
    for (let line = state.doc.lineAt(Math.max(place.from, visible[0]!.from)); ; ) {
      const begins = line.from <= place.from;
      builder.add(
        line.from,
        line.from,
        Decoration.line({
          class: `place ${place.kind}`,
          ...(begins ? { attributes: { 'data-place': name } } : {}),
        }),
      );
      if (line.to >= end) break;
      line = state.doc.line(line.number + 1);
    }
  }
  return builder.finish();
}

export const placeExtensions = [places, marks];
