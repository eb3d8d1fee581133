/**
 * Most patterns have nothing to say about most lines. What each of them needs is looked for in a line once, for all of
 * them together; only those that find what they need are tried.
 */
/** The patterns that need a character, and those that need two in a row, by the characters' own small numbers. */
const single: Array<number[] | undefined> = [];
const double = new Map<number, number[]>();
/** Which pairs may be among them: most pairs of a line are not, and a bit is quicker to ask for. */
const doubleBits = new Uint32Array(0x800);
/** Every character that some pattern needs has a number from 1 on: most characters of a line have none. */
const numbers = new Uint16Array(0x10000);
let known = 0;
const NUMBERS = 0x4000;
let count = 0;
/** The patterns that may match the line looked at last, as marks of its number. */
let marks = new Int32Array(1024);
let number = 0;
/** Likewise the characters that it holds, with the first and the last place of each. */
const seen = new Int32Array(NUMBERS);
const firstPlaces = new Int32Array(NUMBERS);
const lastPlaces = new Int32Array(NUMBERS);
/** Where the character of a place stands next; -1 behind the last. */
let nextPlaces = new Int32Array(4096);
let lastLine: string | undefined;

type Find<Line, Found> = (line: Line) => Found[];

/** What a finder needs, and the number under which a look at a line says whether it is there. */
interface Trigger {
  id: number;
  needed: readonly string[];
}
const triggers = new WeakMap<object, Trigger>();

/**
 * What finds something only in lines that hold one of these, as `neededText` gives them, and one of those `besides`:
 * elsewhere it is not tried.
 */
export function onlyWhere<Line extends { text: string }, Found>(
  needed: readonly string[] | undefined,
  find: Find<Line, Found>,
  besides?: readonly string[],
): Find<Line, Found> {
  if (!needed) return find;
  const id = newTrigger(needed);
  const other = besides ? newTrigger(besides) : ALWAYS;
  const gated: Find<Line, Found> = (line) =>
    mayFind(id, line.text) && mayFind(other, line.text) ? find(line) : [];
  triggers.set(gated, { id, needed });
  return gated;
}

function newTrigger(needed: readonly string[]): number {
  const id = count++;
  lastLine = undefined;
  for (const text of new Set(needed)) {
    const first = numberOf(text.charCodeAt(0));
    if (text.length === 1) {
      single[first] ??= [];
      single[first].push(id);
      continue;
    }
    const second = numberOf(text.charCodeAt(1));
    const pair = first * NUMBERS + second;
    const bit = pairBit(first, second);
    doubleBits[bit >> 5]! |= 1 << (bit & 31);
    const ids = double.get(pair);
    if (ids) ids.push(id);
    else double.set(pair, [id]);
  }
  return id;
}

/** For who asks many finders in turn, `mayFind` of this is quicker than to call one that has nothing to say. */
export function triggerOf(find: object): number {
  return triggers.get(find)?.id ?? ALWAYS;
}
const ALWAYS = -1;

export function mayFind(trigger: number, text: string): boolean {
  if (trigger === ALWAYS) return true;
  if (text !== lastLine) look(text);
  return marks[trigger] === number;
}

/** Asks for the places of these characters in every line. */
export function watch(text: string): void {
  for (let i = 0; i < text.length; i++) numberOf(text.charCodeAt(i));
  lastLine = undefined;
}

/** The first place in a line of a character that is watched, or -1; `nextPlace` gives those behind it. */
export function firstPlace(text: string, code: number): number {
  if (text !== lastLine) look(text);
  const character = numbers[code]!;
  return seen[character] === number ? firstPlaces[character]! : -1;
}

export function nextPlace(place: number): number {
  return nextPlaces[place]!;
}

/** Several in turn; where each of them needs something, all are passed over with one look. */
export function inTurn<Line extends { text: string }, Found>(
  finders: ReadonlyArray<Find<Line, Found>>,
): Find<Line, Found> {
  const needed = finders.map((find) => triggers.get(find)?.needed);
  const ids = finders.map(triggerOf);
  return onlyWhere(needed.some((texts) => !texts) ? undefined : needed.flatMap((texts) => texts!), (line) => {
    const found: Found[] = [];
    for (let i = 0; i < ids.length; i++) {
      if (!mayFind(ids[i]!, line.text)) continue;
      for (const one of finders[i]!(line)) found.push(one);
    }
    return found;
  });
}

/** As `find`, each of what it finds changed; tried where it is. */
export function eachOf<Line extends { text: string }, Found>(
  find: Find<Line, Found>,
  change: (found: Found, line: Line) => Found,
): Find<Line, Found> {
  return onlyWhere(triggers.get(find)?.needed, (line) => find(line).map((found) => change(found, line)));
}

function look(line: string): void {
  if (marks.length < count) marks = new Int32Array(count * 2);
  if (number === 0x7fffffff) {
    marks.fill(0);
    seen.fill(0);
    number = 0;
  }
  number++;
  lastLine = line;
  if (nextPlaces.length < line.length) nextPlaces = new Int32Array(line.length * 2);
  let before = 0;
  for (let i = 0; i < line.length; i++) {
    const character = numbers[line.charCodeAt(i)]!;
    if (character !== 0) {
      if (seen[character] !== number) {
        seen[character] = number;
        firstPlaces[character] = i;
        mark(single[character]);
      } else nextPlaces[lastPlaces[character]!] = i;
      lastPlaces[character] = i;
      nextPlaces[i] = -1;
      if (before !== 0) {
        const bit = pairBit(before, character);
        if ((doubleBits[bit >> 5]! >> (bit & 31)) & 1) mark(double.get(before * NUMBERS + character));
      }
    }
    before = character;
  }
}

function pairBit(first: number, second: number): number {
  return (first * 61 + second) & 0xffff;
}

function mark(ids: readonly number[] | undefined): void {
  if (ids) for (const id of ids) marks[id] = number;
}

function numberOf(code: number): number {
  if (numbers[code] === 0) {
    if (known + 1 >= NUMBERS) throw new Error('patterns need more characters than there is room for');
    numbers[code] = ++known;
  }
  return numbers[code]!;
}
