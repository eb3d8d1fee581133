import type { Edit } from '../types.js';

/** A stretch of the original text that one or more changes rewrote. */
export interface Change {
  begin: number;
  end: number;
  replacement: string;
  /** The edits that made it, in the order of their application. */
  edits: Edit[];
}

/** The text with the changes applied; they are in order and do not overlap. */
export function applyChanges(
  text: string,
  changes: ReadonlyArray<{ begin: number; end: number; replacement: string }>,
): string {
  let out = '';
  let at = 0;
  for (const { begin, end, replacement } of changes) {
    out += text.slice(at, begin) + replacement;
    at = end;
  }
  return out + text.slice(at);
}

interface Item {
  begin: number;
  end: number;
  change?: Change;
  edit?: Edit;
}

/**
 * Adds edits of the revised text to the changes that made it, so that the result again speaks of the original. An edit
 * that reaches into an earlier change becomes one with it; mere neighbours stay apart.
 */
export function composeChanges(origin: string, changes: readonly Change[], edits: readonly Edit[]): Change[] {
  const revised = applyChanges(origin, changes);
  let shift = 0;
  // everything in the coordinates of the revised text
  const items: Item[] = changes.map((change) => {
    const begin = change.begin + shift;
    shift += change.replacement.length - (change.end - change.begin);
    return { begin, end: begin + change.replacement.length, change };
  });
  for (const edit of edits) items.push({ begin: edit.begin, end: edit.end, edit });
  items.sort((a, b) => a.begin - b.begin || a.end - b.end);
  const out: Change[] = [];
  shift = 0;
  for (let i = 0; i < items.length; ) {
    const { begin } = items[i]!;
    let { end } = items[i]!;
    let last = i + 1;
    while (last < items.length && joins(items[last]!, items[last - 1]!, end)) {
      end = Math.max(end, items[last]!.end);
      last++;
    }
    const group = items.slice(i, last);
    const before = shift;
    for (const { change } of group)
      if (change) shift += change.replacement.length - (change.end - change.begin);
    const inside = group.flatMap(({ edit }) =>
      edit ? [{ ...edit, begin: edit.begin - begin, end: edit.end - begin }] : [],
    );
    add(out, {
      begin: begin - before,
      end: end - shift,
      replacement: applyChanges(revised.slice(begin, end), inside),
      edits: [
        ...group.flatMap(({ change }) => change?.edits ?? []),
        ...group.flatMap(({ edit }) => edit ?? []),
      ],
    });
    i = last;
  }
  return out.filter((change) => origin.slice(change.begin, change.end) !== change.replacement);
}

/** Two insertions at one place are one: nothing but their order in the text would tell them apart. */
function add(out: Change[], change: Change): void {
  const last = out.at(-1);
  if (last && last.begin === last.end && last.end === change.begin && change.begin === change.end) {
    last.replacement += change.replacement;
    last.edits.push(...change.edits);
  } else out.push(change);
}

/**
 * Overlaps the group; or touches it where both stand between characters, since then their order would be lost. Beside
 * what has a place of its own an insertion stays apart, and each keeps its reason (있을꺼 → 있을 거).
 */
function joins(item: Item, previous: Item, groupEnd: number): boolean {
  if (item.begin !== groupEnd) return item.begin < groupEnd;
  if (item.begin < item.end && previous.begin < previous.end) return false;
  return !hasPlace(item) && !hasPlace(previous);
}

/** Does it stand on characters, before and after? */
function hasPlace({ begin, end, change }: Item): boolean {
  return begin < end && (change === undefined || change.begin < change.end);
}
