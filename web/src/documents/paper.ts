import {
  type ChangeSet,
  EditorState,
  type Extension,
  type StateEffect,
  type TransactionSpec,
} from '@codemirror/state';
import { acceptedIn, rememberAccepted } from '../editor/accepted';
import { leftAlone, leftAloneAt, rangesOf } from '../editor/finding-marks';
import type { StoredDocument } from './database';
import type { Beside, LiveDocument } from './live-document';
import { keptPlace, scrollTo, selectionAt } from './reading-place';

/** A document that was open in this page, as it was left. */
export interface Paper {
  live: LiveDocument;
  state: EditorState;
  /** Brings the window back to where it was. */
  scroll: StateEffect<unknown> | undefined;
  /** From the text of the file that was opened to the text as it is. */
  fileChanges: ChangeSet;
  file: string;
}

/** A document as it is shown first: with what its writer decided, and where its writer was. */
export function firstState(
  id: string,
  stored: StoredDocument | undefined,
  extensions: Extension,
): Pick<Paper, 'state' | 'scroll'> {
  const doc = stored?.text ?? '';
  const place = keptPlace(id, doc.length);
  const state = EditorState.create({
    doc,
    ...(place ? { selection: selectionAt(place) } : {}),
    extensions: [
      leftAlone.init(() => leftAloneAt(stored?.leftAlone ?? [], doc.length)),
      rememberAccepted(stored?.accepted ?? []),
      extensions,
    ],
  });
  return { state, scroll: place && scrollTo(place) };
}

/** What goes with the text of a document, as it is to be kept. */
export const besideOf = ({ file, fileChanges }: Paper, state: EditorState): Beside => ({
  leftAlone: rangesOf(state.field(leftAlone)),
  accepted: acceptedIn(state),
  file,
  fileChanges: fileChanges.toJSON() as unknown,
});

/** Takes in what was written or decided elsewhere, while another document is shown. */
export function hearBehind(paper: Paper, spec: TransactionSpec): void {
  const { state, changes } = paper.state.update(spec);
  paper.state = state;
  paper.scroll = paper.scroll?.map(changes);
  paper.fileChanges = paper.fileChanges.compose(changes);
}
