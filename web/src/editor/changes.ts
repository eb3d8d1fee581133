import { ChangeSet, type EditorState, Text, type Transaction } from '@codemirror/state';

/** The state with another text, by one change as small as it can be: marks and history of the rest stay. */
export function broughtTo(state: EditorState, fresh: string): Transaction {
  const old = state.doc.toString();
  if (old === fresh) return state.update({});
  const shorter = Math.min(old.length, fresh.length);
  let from = 0;
  while (from < shorter && old[from] === fresh[from]) from++;
  let same = 0;
  while (same < shorter - from && old[old.length - 1 - same] === fresh[fresh.length - 1 - same]) same++;
  return state.update({
    changes: { from, to: old.length - same, insert: fresh.slice(from, fresh.length - same) },
  });
}

/** What was kept, where it leads to a text of this length; otherwise no change at all. */
export function changesFrom(kept: unknown, length: number): ChangeSet {
  try {
    const changes = ChangeSet.fromJSON(kept);
    if (changes.newLength === length) return changes;
  } catch {
    // Nothing was kept, or by another version.
  }
  return ChangeSet.empty(length);
}

/** Whether these changes make the new text of the old one. */
export function leadsTo(changes: ChangeSet, old: string, fresh: string): boolean {
  return changes.length === old.length && changes.apply(Text.of(old.split('\n'))).toString() === fresh;
}
