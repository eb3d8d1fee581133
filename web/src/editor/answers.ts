import type { Correction, Help } from '../lib/types';
import { type Finding, findingsOf } from './finding';
import type { Unit } from './units';

/** What is known of a unit; places count from its beginning. */
interface Answer {
  findings: Finding[];
  /** No second look is still to come. */
  isFinal: boolean;
}

/** More than a book; what is not in the text any more goes first. */
const MOST_ANSWERS = 20_000;

/** What the server said of the parts of the text, by what stands in them: wherever they move, nobody asks again. */
export class Answers {
  helps: Record<string, Help> = {};
  #known = new Map<string, Answer>();

  forget(): void {
    this.#known.clear();
  }

  isFinal = ({ text }: Unit): boolean => this.#known.get(text)?.isFinal ?? false;

  /** The findings of a unit where it stands now; undefined where nothing is known of it. */
  findingsIn({ from, text, protectedSpans }: Unit): Finding[] | undefined {
    const answer = this.#known.get(text);
    return answer?.findings
      .filter((one) => !protectedSpans.some(({ begin, end }) => begin < one.to && one.from < end))
      .map((one) => ({ ...one, from: one.from + from, to: one.to + from }));
  }

  /** What came back for texts that were sent together, each where `texts` says it began. */
  take(correction: Correction, texts: ReadonlyMap<number, string>, isFinal: boolean): void {
    Object.assign(this.helps, correction.helps);
    const found = findingsOf(correction);
    let next = 0;
    for (const [begin, text] of texts) {
      const findings: Finding[] = [];
      for (; next < found.length && found[next]!.from < begin + text.length; next++) {
        const one = found[next]!;
        if (one.from >= begin && one.to <= begin + text.length)
          findings.push({ ...one, from: one.from - begin, to: one.to - begin });
      }
      this.#known.set(text, { findings, isFinal });
    }
  }

  /** Only what stands in the text, where that is a lot. */
  tidy(units: readonly Unit[]): void {
    if (this.#known.size <= MOST_ANSWERS) return;
    const present = new Set(units.map(({ text }) => text));
    for (const text of this.#known.keys()) if (!present.has(text)) this.#known.delete(text);
  }
}
