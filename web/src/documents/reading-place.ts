import { EditorSelection, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { readStored, writeStored } from '../lib/stored';

/** Where a writer was in a document: what was selected, and what stood at the upper edge of the window. */
export interface ReadingPlace {
  anchor: number;
  head: number;
  /** The letter at the edge, and how far below the edge its line began, in pixels. */
  top: number;
  below: number;
}

const NAME = 'places';
/** So many documents are remembered, those that were left last. */
const MOST = 100;

type Entry = [document: string, place: ReadingPlace];
const entries = () => readStored<Entry[]>(NAME, []);

/** Kept in the browser, not with the text: to look around changes nothing of a document. */
export function keepPlace(document: string, place: ReadingPlace): void {
  const others = entries().filter(([id]) => id !== document);
  writeStored(NAME, [...others, [document, place]].slice(-MOST));
}

/** Where the writer left a document that has this many characters now. */
export function keptPlace(document: string, length: number): ReadingPlace | undefined {
  const [, place] = entries().find(([id]) => id === document) ?? [];
  if (!place) return undefined;
  const inside = (offset: number) => Math.max(0, Math.min(offset, length));
  return { ...place, anchor: inside(place.anchor), head: inside(place.head), top: inside(place.top) };
}

export function placeIn(view: EditorView): ReadingPlace {
  const { anchor, head } = view.state.selection.main;
  const edge = view.scrollDOM.getBoundingClientRect();
  const text = view.contentDOM.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(view.contentDOM).paddingLeft) || 0;
  // Inside of a long line too.
  const top = view.posAtCoords({ x: text.left + padding + 1, y: edge.top + 1 }, false);
  const below = view.scrollDOM.scrollTop === 0 ? 0 : (view.coordsAtPos(top, 1)?.top ?? edge.top) - edge.top;
  return { anchor, head, top, below };
}

export const selectionAt = ({ anchor, head }: ReadingPlace): EditorSelection =>
  EditorSelection.single(anchor, head);

/** Brings the window back to where it was. */
export const scrollTo = ({ top, below }: ReadingPlace): StateEffect<unknown> =>
  EditorView.scrollIntoView(top, { y: 'start', yMargin: below });
