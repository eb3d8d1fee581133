import type { Morpheme } from '../../analysis/types.js';
import type { LineView, WordView } from '../line/line-view.js';

/** Two eojeols with one space between them. */
export interface Gap {
  line: LineView;
  left: WordView;
  right: WordView;
  /** The morphemes next to the space. */
  last: Morpheme;
  first: Morpheme;
  /** How probable the model finds the space. */
  p: number;
}

/** The gap before the word of this number, where it is one space: tabs, several spaces and line breaks are layout. */
export function gapBefore(line: LineView, i: number): Gap | undefined {
  const left = line.words[i - 1]!;
  const right = line.words[i]!;
  const last = left.morphemes.at(-1);
  const first = right.morphemes[0];
  if (!last || !first || line.text.slice(left.end, right.begin) !== ' ') return undefined;
  return { line, left, right, last, first, p: line.spaceBefore(right.begin) };
}
