/** A stretch is cut where a sentence ends behind so many characters: of shorter ones more is margin, of longer ones more has to be looked at again for one change. */
const LEAST = 100;
/** So many characters before and behind them are looked at for their sake only. */
const MARGIN = 16;

/** What ends a sentence, as far as it matters for where a line may be cut. */
const SENTENCE_END = /[.!?…]+["'”’)\]]*(?= )/g;

/** A part of a line that is looked at by itself. */
export interface Stretch {
  /** What is looked at, and where it begins in the line. */
  text: string;
  at: number;
  /** What of the line it answers for. */
  begin: number;
  end: number;
}

/** A line in stretches of some sentences, of which all but one are the same once something in one of them has changed. */
export function stretchesOf(line: string): Stretch[] {
  const cuts: number[] = [];
  for (const { 0: mark, index } of line.matchAll(SENTENCE_END)) {
    const end = index + mark.length;
    if (end - (cuts.at(-1) ?? 0) >= LEAST) cuts.push(end);
  }
  return [...cuts, line.length].map((end, i) => {
    const begin = i === 0 ? 0 : cuts[i - 1]!;
    const at = Math.max(0, begin - MARGIN);
    return { text: line.slice(at, end + MARGIN), at, begin, end };
  });
}
