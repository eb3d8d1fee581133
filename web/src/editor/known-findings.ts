import type { EditorView } from '@codemirror/view';
import type { Answers } from './answers';
import type { Place } from './batches';
import { type Finding, recognised, wordOf } from './finding';
import { shownFindings } from './finding-marks';
import type { Unit } from './units';

/** As much text as a large screen holds, where nobody knows yet what is on it. */
const FIRST_SCREEN = 3000;

/** What is on the screen, as the editor draws it. */
export function seenPlace(view: EditorView | undefined): Place {
  if (!view || view.scrollDOM.clientHeight === 0) return { from: 0, to: FIRST_SCREEN };
  const top = view.scrollDOM.getBoundingClientRect().top - view.documentTop;
  const { from } = view.lineBlockAtHeight(Math.max(0, top));
  const { to } = view.lineBlockAtHeight(top + view.scrollDOM.clientHeight);
  return { from, to: Math.min(to, from + FIRST_SCREEN) };
}

/** Everything that is known and wanted, where it stands now; what is not known yet keeps the marks that it has. */
export function knownFindings(
  units: readonly Unit[],
  answers: Answers,
  view: EditorView,
  ignoredWords: readonly string[],
): Finding[] {
  const marked = shownFindings(view.state);
  const ignored = new Set(ignoredWords);
  const { head } = view.state.selection.main;
  const all: Finding[] = [];
  let next = 0;
  for (const unit of units) {
    const before: Finding[] = [];
    for (; next < marked.length && marked[next]!.from < unit.to; next++) before.push(marked[next]!);
    const known = unit.isSilent ? [] : answers.findingsIn(unit);
    for (const finding of known ?? before) all.push(finding);
  }
  return recognised(all, marked).filter(
    (finding) =>
      !ignored.has(wordOf(finding)) &&
      // A mark around letters that are still put together would break them apart; it comes when they stand.
      !(view.composing && finding.from <= head && head <= finding.to),
  );
}
