/**
 * Most patterns have nothing to say about most lines. What each of them needs is looked for in a line once, for all of
 * them together; only those that find what they need are tried.
 */
const byText = new Map<number, number[]>();
let count = 0;
/** The patterns that may match the line looked at last, as marks of its number. */
let marks = new Int32Array(1024);
let number = 0;
let lastLine: string | undefined;

type Find<Line, Found> = (line: Line) => Found[];

const neededBy = new WeakMap<object, readonly string[]>();

/** What finds something only in lines that hold one of these, as `neededText` gives them: elsewhere it is not tried. */
export function onlyWhere<Line extends { text: string }, Found>(
  needed: readonly string[] | undefined,
  find: Find<Line, Found>,
): Find<Line, Found> {
  if (!needed) return find;
  const id = count++;
  lastLine = undefined;
  for (const text of new Set(needed)) {
    const key = keyOf(text, 0, text.length);
    const ids = byText.get(key);
    if (ids) ids.push(id);
    else byText.set(key, [id]);
  }
  const gated: Find<Line, Found> = (line) => {
    if (line.text !== lastLine) look(line.text);
    return marks[id] === number ? find(line) : [];
  };
  neededBy.set(gated, needed);
  return gated;
}

/** Several in turn; where each of them needs something, all are passed over with one look. */
export function inTurn<Line extends { text: string }, Found>(
  finders: ReadonlyArray<Find<Line, Found>>,
): Find<Line, Found> {
  const needed = finders.map((find) => neededBy.get(find));
  return onlyWhere(needed.some((texts) => !texts) ? undefined : needed.flatMap((texts) => texts!), (line) =>
    finders.flatMap((find) => find(line)),
  );
}

/** As `find`, each of what it finds changed; tried where it is. */
export function eachOf<Line extends { text: string }, Found>(
  find: Find<Line, Found>,
  change: (found: Found) => Found,
): Find<Line, Found> {
  return onlyWhere(neededBy.get(find), (line) => find(line).map(change));
}

function look(line: string): void {
  if (marks.length < count) marks = new Int32Array(count * 2);
  if (number === 0x7fffffff) {
    marks.fill(0);
    number = 0;
  }
  number++;
  lastLine = line;
  for (let i = 0; i < line.length; i++) {
    mark(byText.get(keyOf(line, i, 1)));
    if (i + 1 < line.length) mark(byText.get(keyOf(line, i, 2)));
  }
}

function mark(ids: readonly number[] | undefined): void {
  if (ids) for (const id of ids) marks[id] = number;
}

function keyOf(text: string, at: number, length: number): number {
  const first = text.charCodeAt(at);
  return length === 1 ? first : first * 0x10000 + text.charCodeAt(at + 1);
}
