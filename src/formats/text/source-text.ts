import type { Hunk } from '../edits.js';

/** Letters of the text that stand in the source one by one, or one letter that stands for a whole stretch of it. */
interface Segment {
  at: number;
  text: string;
  from: number;
  to: number;
}

/**
 * A text that is shown of a source: each letter stands for a stretch of the source, and what lies between two of them
 * (a tag, half of a line end) stays where it is.
 */
export class SourceText {
  readonly #segments: Segment[] = [];
  #length = 0;

  constructor(private readonly source: string) {}

  /** Letters that stand in the source as they are shown. */
  add(from: number, to: number): void {
    if (from < to) this.#push(this.source.slice(from, to), from, to);
  }

  /** One letter for a stretch of the source; for an empty one nothing can be taken away. */
  addAs(letter: string, from: number, to: number): void {
    this.#push(letter, from, to);
  }

  #push(text: string, from: number, to: number): void {
    this.#segments.push({ at: this.#length, text, from, to });
    this.#length += text.length;
  }

  get last(): string | undefined {
    return this.#segments.at(-1)?.text.at(-1);
  }

  /** Takes the last letter back, which turned out to be none. */
  dropLast(): void {
    const last = this.#segments.pop();
    if (!last) return;
    this.#length = last.at;
    if (last.text.length > 1) this.#push(last.text.slice(0, -1), last.from, last.to - 1);
  }

  toString(): string {
    return this.#segments.map(({ text }) => text).join('');
  }

  /** The source with the changes in it; `written` says how letters are written there. */
  with(hunks: readonly Hunk[], written: (insert: string, at: number) => string): string {
    let out = '';
    let at = 0;
    for (const { from, to, insert } of hunks) {
      const taken = this.#stretches(from, to);
      if (taken.length === 0) {
        const place = this.#placeFor(from);
        out += this.source.slice(at, place) + written(insert, place);
        at = place;
        continue;
      }
      let seen = 0;
      let done = 0;
      const total = taken.reduce((sum, { letters }) => sum + letters, 0);
      for (const { begin, end, letters } of taken) {
        seen += letters;
        const share = insert.slice(done, wholeLetters(insert, Math.round((insert.length * seen) / total)));
        done += share.length;
        out += this.source.slice(at, begin) + written(share, begin);
        at = end;
      }
    }
    return out + this.source.slice(at);
  }

  /** What of the source is taken away, without what lies between. */
  #stretches(from: number, to: number): Array<{ begin: number; end: number; letters: number }> {
    const found: Array<{ begin: number; end: number; letters: number }> = [];
    for (let i = from; i < to; i++) {
      const [begin, end] = this.#sourceOf(i)!;
      if (begin === end) continue;
      const last = found.at(-1);
      if (last?.end === begin) {
        last.end = end;
        last.letters++;
      } else {
        found.push({ begin, end, letters: 1 });
      }
    }
    return found;
  }

  /** Behind the letter before, unless a line begins here. */
  #placeFor(place: number): number {
    const before = place > 0 ? this.#sourceOf(place - 1) : undefined;
    const next = place < this.#length ? this.#sourceOf(place) : undefined;
    if (!before) return next?.[0] ?? this.source.length;
    const beginsLine = before[0] === before[1] || /^[\r\n]/.test(this.source.slice(...before));
    return beginsLine && next && next[0] !== next[1] ? next[0] : before[1];
  }

  /** The stretch of the source that a letter stands for. */
  #sourceOf(letter: number): [from: number, to: number] | undefined {
    let low = 0;
    let high = this.#segments.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#segments[middle]!.at <= letter) low = middle;
      else high = middle - 1;
    }
    const segment = this.#segments[low];
    if (!segment) return undefined;
    const { at, text, from, to } = segment;
    if (text.length === 1) return [from, to];
    return [from + letter - at, from + letter - at + 1];
  }
}

function wholeLetters(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return place < text.length && code >= 0xdc00 && code < 0xe000 ? place + 1 : place;
}
