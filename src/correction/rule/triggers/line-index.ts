/** Every character that some pattern needs has a number from 1 on, below this. */
const NUMBERS = 0x4000;

/**
 * Most patterns have nothing to say about most lines. What each of them needs is looked for in a line once, for all of
 * them together; only those that find what they need are tried.
 */
class LineIndex {
  /** The patterns that need a character, and those that need two in a row, by the characters' own small numbers. */
  private readonly single: Array<number[] | undefined> = [];
  private readonly double = new Map<number, number[]>();
  /** Which pairs may be among them: most pairs of a line are not, and a bit is quicker to ask for. */
  private readonly doubleBits = new Uint32Array(0x800);
  /** The numbers of the characters that some pattern needs: most characters of a line have none. */
  private readonly numbers = new Uint16Array(0x10000);
  private known = 0;
  private count = 0;
  /** The patterns that may match the line looked at last, as marks of its number. */
  private marks = new Int32Array(1024);
  private number = 0;
  /** Likewise the characters that it holds, with the first and the last place of each. */
  private readonly seen = new Int32Array(NUMBERS);
  private readonly firstPlaces = new Int32Array(NUMBERS);
  private readonly lastPlaces = new Int32Array(NUMBERS);
  /** Where the character of a place stands next; -1 behind the last. */
  private nextPlaces = new Int32Array(4096);
  private line: string | undefined;

  /** A number under which a look at a line says whether one of these is there. */
  add(needed: readonly string[]): number {
    const id = this.count++;
    this.line = undefined;
    for (const text of new Set(needed)) {
      const first = this.numberOf(text.charCodeAt(0));
      if (text.length === 1) {
        this.single[first] ??= [];
        this.single[first].push(id);
        continue;
      }
      const second = this.numberOf(text.charCodeAt(1));
      const pair = first * NUMBERS + second;
      const bit = pairBit(first, second);
      this.doubleBits[bit >> 5]! |= 1 << (bit & 31);
      const ids = this.double.get(pair);
      if (ids) ids.push(id);
      else this.double.set(pair, [id]);
    }
    return id;
  }

  watch(text: string): void {
    for (let i = 0; i < text.length; i++) this.numberOf(text.charCodeAt(i));
    this.line = undefined;
  }

  holds(id: number, text: string): boolean {
    if (text !== this.line) this.look(text);
    return this.marks[id] === this.number;
  }

  firstPlace(text: string, code: number): number {
    if (text !== this.line) this.look(text);
    const character = this.numbers[code]!;
    return this.seen[character] === this.number ? this.firstPlaces[character]! : -1;
  }

  nextPlace(place: number): number {
    return this.nextPlaces[place]!;
  }

  private look(line: string): void {
    this.begin(line);
    const { numbers, seen, firstPlaces, lastPlaces, nextPlaces, doubleBits, number } = this;
    let before = 0;
    for (let i = 0; i < line.length; i++) {
      const character = numbers[line.charCodeAt(i)]!;
      if (character !== 0) {
        if (seen[character] !== number) {
          seen[character] = number;
          firstPlaces[character] = i;
          this.mark(this.single[character]);
        } else nextPlaces[lastPlaces[character]!] = i;
        lastPlaces[character] = i;
        nextPlaces[i] = -1;
        if (before !== 0) {
          const bit = pairBit(before, character);
          if ((doubleBits[bit >> 5]! >> (bit & 31)) & 1)
            this.mark(this.double.get(before * NUMBERS + character));
        }
      }
      before = character;
    }
  }

  /** Room for the line, and a number that no mark has yet. */
  private begin(line: string): void {
    if (this.marks.length < this.count) this.marks = new Int32Array(this.count * 2);
    if (this.number === 0x7fffffff) {
      this.marks.fill(0);
      this.seen.fill(0);
      this.number = 0;
    }
    this.number++;
    this.line = line;
    if (this.nextPlaces.length < line.length) this.nextPlaces = new Int32Array(line.length * 2);
  }

  private mark(ids: readonly number[] | undefined): void {
    if (ids) for (const id of ids) this.marks[id] = this.number;
  }

  private numberOf(code: number): number {
    if (this.numbers[code] === 0) {
      if (this.known + 1 >= NUMBERS) throw new Error('patterns need more characters than there is room for');
      this.numbers[code] = ++this.known;
    }
    return this.numbers[code]!;
  }
}

function pairBit(first: number, second: number): number {
  return (first * 61 + second) & 0xffff;
}

/** One for all rules: they look at the same line one after the other. */
export const lineIndex = new LineIndex();
