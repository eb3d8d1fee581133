import { neededText } from './needed-text.js';

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

/** Says whether the pattern may be found in a line: where it says no, it is not. */
export function triggerOf(pattern: RegExp): (line: string) => boolean {
  const needed = neededText(pattern);
  if (!needed) return () => true;
  const id = count++;
  lastLine = undefined;
  for (const text of needed) {
    const key = keyOf(text, 0, text.length);
    const ids = byText.get(key);
    if (ids) ids.push(id);
    else byText.set(key, [id]);
  }
  return (line) => {
    if (line !== lastLine) look(line);
    return marks[id] === number;
  };
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
