import type { Eojeol } from '../../analysis/types.js';
import type { MorphemesAt } from '../answer/blocks.js';
import type { LineState } from './line-state.js';
import { firstAfter, touchingSpans } from './ordered-spans.js';

/** Finds the morphemes of the words in a stretch of a document, as its lines were read first. */
export function morphemeFinder(
  lines: ReadonlyArray<Pick<LineState, 'begin' | 'origin' | 'first'>>,
): MorphemesAt {
  const ends = lines.map(({ begin, origin }) => ({ end: begin + origin.length }));
  const eojeolsOf = new Map<object, Eojeol[]>();
  return (begin, end) => {
    const line = lines[firstAfter(ends, begin - 1)];
    if (!line || line.begin > begin) return [];
    let eojeols = eojeolsOf.get(line);
    if (!eojeols) {
      eojeols = (line.first?.sentences ?? []).flatMap((sentence) => sentence.eojeols);
      eojeolsOf.set(line, eojeols);
    }
    const { begin: base } = line;
    return touchingSpans(eojeols, { begin: begin - base, end: end - base })
      .filter((eojeol) => eojeol.begin + base < end && begin < eojeol.end + base)
      .flatMap(({ morphemes }) => morphemes)
      .map((morpheme) => ({ ...morpheme, begin: morpheme.begin + base, end: morpheme.end + base }));
  };
}
