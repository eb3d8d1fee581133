import { commonEnds, differences } from './differences.js';

/** A change of a text: what stands there is replaced. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  /** Why, for whoever reads the changed document. */
  reason?: string;
}

/** A piece of an edit: letters that really change, so that those around them keep what they are. */
export interface Hunk {
  from: number;
  to: number;
  insert: string;
  edit: Edit;
}

/** Longer stretches are not compared letter by letter: what they share is chance. */
const MOST_LETTERS = 400;
/** Words that share less than this part of their letters are other words: they change as a whole. */
const ALIKE = 0.5;

/** What really changes, in order; edits that touch are kept apart. */
export function hunksOf(text: string, edits: readonly Edit[]): Hunk[] {
  return [...edits]
    .sort((left, right) => left.from - right.from || left.to - right.to)
    .flatMap((edit) => {
      const insert = edit.insert.replace(/\r\n?/g, '\n');
      const found = changes(text.slice(edit.from, edit.to), insert, LINES_AND_WORDS);
      return found.map((hunk) => ({ ...hunk, from: hunk.from + edit.from, to: hunk.to + edit.from, edit }));
    });
}

/** The text with the edits in it. */
export function edited(text: string, edits: readonly Edit[]): string {
  let out = '';
  let at = 0;
  for (const { from, to, insert } of [...edits].sort((left, right) => left.from - right.from)) {
    out += text.slice(at, from) + insert;
    at = to;
  }
  return out + text.slice(at);
}

type Piece = Omit<Hunk, 'edit'>;

/** Lines first, then words, then letters: what stays at one measure is not looked at any closer. */
function changes(old: string, fresh: string, [measure, ...finer]: readonly RegExp[]): Piece[] {
  if (!measure) return changedLetters(old, fresh);
  const { head, tail } = commonEnds(old, fresh);
  const inner = old.slice(head, old.length - tail);
  const insert = fresh.slice(head, fresh.length - tail);
  if (inner === '' && insert === '') return [];
  const parts = inner.match(measure) ?? [];
  const freshParts = insert.match(measure) ?? [];
  const begins = beginsOf(parts);
  const freshBegins = beginsOf(freshParts);
  const stretches =
    parts.length > 1 || freshParts.length > 1
      ? differences(parts, freshParts)
      : [{ from: 0, to: parts.length, freshFrom: 0, freshTo: freshParts.length }];
  return stretches.flatMap(({ from, to, freshFrom, freshTo }) => {
    const before = inner.slice(begins[from], begins[to]);
    const after = insert.slice(freshBegins[freshFrom], freshBegins[freshTo]);
    const at = head + begins[from]!;
    return changes(before, after, finer).map((piece) => ({
      ...piece,
      from: piece.from + at,
      to: piece.to + at,
    }));
  });
}

const LINES_AND_WORDS = [/\n|[^\n]+/g, /\s|\S+/g];

function beginsOf(words: readonly string[]): number[] {
  const begins = [0];
  for (const word of words) begins.push(begins.at(-1)! + word.length);
  return begins;
}

/** Letter by letter, where enough of them stays. */
function changedLetters(old: string, fresh: string): Piece[] {
  const { head, tail } = commonEnds(old, fresh);
  const whole = {
    from: head,
    to: old.length - tail,
    insert: fresh.slice(head, fresh.length - tail),
  };
  const letters = [...old.slice(whole.from, whole.to)];
  const freshLetters = [...whole.insert];
  if (letters.length === 0 || freshLetters.length === 0) return [whole];
  if (letters.length > MOST_LETTERS || freshLetters.length > MOST_LETTERS) return [whole];
  const found = differences(letters, freshLetters);
  const gone = found.reduce((sum, { from, to }) => sum + to - from, 0);
  const stays = head + tail + letters.length - gone;
  if (2 * stays < ALIKE * (old.length + fresh.length)) return [whole];
  const begins = beginsOf(letters);
  return found.map(({ from, to, freshFrom, freshTo }) => ({
    from: head + begins[from]!,
    to: head + begins[to]!,
    insert: freshLetters.slice(freshFrom, freshTo).join(''),
  }));
}
