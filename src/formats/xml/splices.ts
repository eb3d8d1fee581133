/** Writes what stands between two places, with everything that is replaced inside of it. */
export type Render = (from: number, to: number) => string;

interface Splice {
  from: number;
  to: number;
  write(inside: Render): string;
}

/** Stretches of a source that are written anew; they may lie inside of one another, but never cross. */
export class Splices {
  readonly #splices: Splice[] = [];

  constructor(private readonly source: string) {}

  replace(from: number, to: number, write: string | ((inside: Render) => string)): void {
    this.#splices.push({ from, to, write: typeof write === 'string' ? () => write : write });
  }

  toString(): string {
    const splices = this.#splices.sort(inOrder);
    const render = (from: number, to: number, first: number): string => {
      let out = '';
      let at = from;
      for (let i = first; i < splices.length && splices[i]!.from <= to; i++) {
        const splice = splices[i]!;
        if (splice.from < at || splice.to > to) continue;
        out += this.source.slice(at, splice.from);
        out += splice.write((begin, end) => render(begin, end, firstFrom(splices, begin, i + 1)));
        at = splice.to;
      }
      return out + this.source.slice(at, to);
    };
    return render(0, this.source.length, 0);
  }
}

/** What is put in stands before what is replaced there; the outer before the inner. */
function inOrder(left: Splice, right: Splice): number {
  const isPutIn = ({ from, to }: Splice) => Number(from === to);
  return left.from - right.from || isPutIn(right) - isPutIn(left) || right.to - left.to;
}

/** The first splice of those behind `least` that begins at a place or behind it. */
function firstFrom(splices: readonly Splice[], place: number, least: number): number {
  let low = least;
  let high = splices.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (splices[middle]!.from < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
