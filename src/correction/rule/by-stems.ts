import type { StemAlternant } from '../../lexicon/conjugation.js';
import { isGlossed } from '../korean/gloss.js';
import { isFormOfAnother } from '../korean/other-stems.js';
import { type LineView, morphemesIn } from '../line/line-view.js';
import { wordBegins } from './by-table.js';
import type { Finding } from './rule.js';
import { alternantsOf, type StemPair, stemForm, withoutSameEnd } from './stem-forms.js';
import { onlyWhere } from './triggers/triggers.js';

interface Shown {
  pair: StemPair;
  alternant: StemAlternant;
}

/**
 * Verbs and adjectives whose stem is misspelt, in all their forms, where a word begins; the ending is carried over to the
 * right stem (움추린 → 움츠린, 추스려 → 추슬러). A form that a right word shares is left alone.
 */
export function byStems(pairs: readonly StemPair[]): (line: LineView) => Finding[] {
  const bySurface = new Map<string, Shown[]>();
  for (const pair of pairs)
    for (const alternant of alternantsOf(pair.wrong)) {
      const known = bySurface.get(alternant.surface);
      if (known) known.push({ pair, alternant });
      else bySurface.set(alternant.surface, [{ pair, alternant }]);
    }
  const longest = Math.max(...[...bySurface.keys()].map((surface) => surface.length));
  const needed = [...new Set([...bySurface.keys()].map((surface) => surface.slice(0, 2)))];
  const starts = new Set(needed);
  return onlyWhere(needed, (line: LineView) => {
    const { text } = line;
    const out: Finding[] = [];
    for (const begin of wordBegins(line)) {
      if (!starts.has(text.slice(begin, begin + 2)) && !starts.has(text[begin]!)) continue;
      for (let end = Math.min(begin + longest, text.length); end > begin; end--) {
        const finding = findingAt(line, begin, end, bySurface.get(text.slice(begin, end)) ?? []);
        if (!finding) continue;
        out.push(finding);
        break;
      }
    }
    return out;
  });
}

/** The change of a surface that stands there, by the first of its readings that has one. */
function findingAt(line: LineView, begin: number, end: number, shown: readonly Shown[]): Finding | undefined {
  for (const { pair, alternant } of shown) {
    const form = stemForm(pair, alternant, line.text.slice(end, end + 2));
    if (!form || isGlossed(line.text, begin + form.length)) continue;
    const written = line.text.slice(begin, begin + form.length);
    if (written === form.replacement || isFormOfAnother(written, alternant, pair, line.lexicon)) continue;
    if (isNoun(line, begin, end)) continue;
    const { length, replacement } = withoutSameEnd(written, form.replacement);
    return { begin, end: begin + length, replacement };
  }
  return undefined;
}

/** 발키리, 구치소: a noun that the analysis knows. */
function isNoun(line: LineView, begin: number, end: number): boolean {
  return morphemesIn(line, begin, end).some(
    (m) => m.begin === begin && m.end > end && m.tag[0] === 'N' && m.outOfVocab !== 'OUT_OF_VOCAB',
  );
}
