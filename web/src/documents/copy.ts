import { diff } from '@codemirror/merge';
import { ChangeSet, Text } from '@codemirror/state';

/** An edit of this page that is not kept yet. */
export interface Edit {
  seq: number;
  changes: ChangeSet;
}

/** What was kept by some page: the change from one revision to the next. */
export interface Kept {
  rev: number;
  tab: string;
  seq: number;
  changes: ChangeSet;
}

/** A page's copy of a document: the revision that it stands on, and its own edits since, in order. */
export interface Copy {
  rev: number;
  base: Text;
  edits: readonly Edit[];
}

/** How much work comparing two texts may be; beyond it large parts count as changed. */
const COMPARE = { scanLimit: 2000, timeout: 500 };

export const textOf = (text: string): Text => Text.of(text.split('\n'));

export const composed = (edits: readonly Edit[], length: number): ChangeSet =>
  edits.reduce((all, { changes }) => all.compose(changes), ChangeSet.empty(length));

/** The text as this page shows it. */
export const shownText = ({ base, edits }: Copy): Text => composed(edits, base.length).apply(base);

/** From one text to another, by as few letters as can be found. */
export function changesBetween(from: string, to: string): ChangeSet {
  const changes = diff(from, to, COMPARE).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: to.slice(fromB, toB),
  }));
  return ChangeSet.of(changes, from.length, '\n');
}

/**
 * Brings a copy to what was kept meanwhile. `news` is what that changes in the text as the page shows it: nothing that
 * was written here or there is lost; where both wrote at one place, both stand, and what one removed is gone.
 */
export function caughtUp(
  copy: Copy,
  kept: readonly Kept[],
  current: { rev: number; text: string },
  tab: string,
): { copy: Copy; news: ChangeSet } {
  const wanted = textOf(current.text);
  const exact = isWhole(kept, copy.rev, current.rev) ? stepByStep(copy, kept, tab) : undefined;
  if (exact?.copy.base.eq(wanted)) return exact;
  // Older than what is remembered of changes: the texts themselves are compared.
  const mine = kept.reduce((seq, one) => (one.tab === tab ? Math.max(seq, one.seq) : seq), 0);
  const known = copy.edits.filter(({ seq }) => seq <= mine);
  const from = composed(known, copy.base.length).apply(copy.base);
  const changes = changesBetween(from.toString(), current.text);
  const rest = { ...copy, base: from, edits: copy.edits.filter(({ seq }) => seq > mine) };
  return stepByStep(rest, [{ rev: current.rev, tab: '', seq: 0, changes }], tab);
}

function isWhole(kept: readonly Kept[], before: number, last: number): boolean {
  return kept.length === last - before && kept.every(({ rev }, i) => rev === before + i + 1);
}

function stepByStep(copy: Copy, kept: readonly Kept[], tab: string): { copy: Copy; news: ChangeSet } {
  let { base, edits } = copy;
  let news = ChangeSet.empty(shownText(copy).length);
  const hear = (change: ChangeSet) => {
    const heard = movedOver(edits, change);
    edits = heard.edits;
    news = news.compose(heard.news);
  };
  for (const one of kept) {
    const next = one.changes.apply(base);
    if (one.tab === tab) {
      // Our own: kept by us, or for us by another page that found it left behind.
      const mine = edits.filter(({ seq }) => seq <= one.seq);
      edits = edits.filter(({ seq }) => seq > one.seq);
      const shown = composed(mine, base.length).apply(base);
      if (!shown.eq(next)) hear(changesBetween(shown.toString(), next.toString()));
    } else hear(one.changes);
    base = next;
  }
  return { copy: { rev: kept.at(-1)?.rev ?? copy.rev, base, edits }, news };
}

/** Edits behind a change that was made beside them, and what that change is behind the edits. */
function movedOver(edits: readonly Edit[], change: ChangeSet): { edits: Edit[]; news: ChangeSet } {
  let news = change;
  const moved = edits.map(({ seq, changes }) => {
    const behind = changes.map(news);
    news = news.map(changes, true);
    return { seq, changes: behind };
  });
  return { edits: moved, news };
}

/** The edits that a closed page left behind, as they are to be made now; those that were kept already are left out. */
export function overtaken(edits: readonly Edit[], kept: readonly Kept[], tab: string): Edit[] {
  return kept.reduce<Edit[]>(
    (left, one) =>
      one.tab === tab ? left.filter(({ seq }) => seq > one.seq) : movedOver(left, one.changes).edits,
    [...edits],
  );
}
