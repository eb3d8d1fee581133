import type { Morpheme } from '../../analysis/types.js';
import type { LineView } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { onlyWhere } from './triggers/triggers.js';

/** What an ending may stand behind; behind anything else the analysis was at a loss. */
const STEM = /^(?:V|XS[VA]|E)/;

/** An ending as it is written, where it is one by the analysis. */
export interface WrittenEnding {
  line: LineView;
  /** What it is attached to. */
  stem: Morpheme;
  begin: number;
  end: number;
}

/**
 * Endings that nobody but the writer has, wherever the analysis reads one: 했드라, 먹었드니, 좋으네. The pattern is tried on
 * the letters of the ending, and what it matches is replaced; `holds` is what such an ending always holds.
 */
export function byEndings(
  holds: string,
  pattern: RegExp,
  replace: (written: WrittenEnding) => string | undefined,
): (line: LineView) => Finding[] {
  return onlyWhere([holds], (line: LineView) => {
    const out: Finding[] = [];
    for (const { morphemes, surface } of line.words) {
      if (!surface.includes(holds)) continue;
      morphemes.forEach(({ tag, begin, end }, i) => {
        const stem = morphemes[i - 1];
        if (tag[0] !== 'E' || !stem || !STEM.test(stem.tag) || stem.end > begin) return;
        const match = pattern.exec(line.text.slice(begin, end));
        if (!match) return;
        const replacement = replace({ line, stem, begin, end });
        if (replacement === undefined) return;
        const at = begin + match.index;
        out.push({ begin: at, end: at + match[0].length, replacement });
      });
    }
    return out;
  });
}
