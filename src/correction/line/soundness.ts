import type { Span } from '../../analysis/text/split-lines.js';
import type { Eojeol, Evidence } from '../../analysis/types.js';
import { spellingOf } from '../../lexicon/spelling.js';
import type { LineState } from './line-state.js';
import { firstAfter } from './ordered-spans.js';

/**
 * Where in its origin a line was changed into something that is less Korean than before: a bare stem (포함되), or words
 * whose parts are unknown or do not spell them, while those of the author were known and did.
 */
export function spoiltSpans({ origin, current, changes, first }: LineState, now: Evidence): Span[] {
  const spoilt: Span[] = [];
  const [before, after] = [eojeolsOf(first), eojeolsOf(now)];
  let shift = 0;
  for (const { begin, end, replacement, edits } of changes) {
    const made = touched(after, begin + shift, begin + shift + replacement.length);
    shift += replacement.length - (end - begin);
    // What is certain by rule needs no proof by the analysis, which does not know 하노라고 or 초·중·고.
    if (edits.every(({ certainty }) => certainty === 'certain')) continue;
    // Nor do other marks between the same words.
    if (lettersOf(origin.slice(begin, end)) === lettersOf(replacement)) continue;
    if (made.every((eojeol) => isSound(eojeol, current))) continue;
    const written = touched(before, begin, end);
    if (
      made.some(isBareStem) ? !written.some(isBareStem) : written.every((eojeol) => isSound(eojeol, origin))
    )
      spoilt.push({ begin, end });
  }
  return spoilt;
}

/** Words without their marks; ㆍ is a letter only to Unicode. */
function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N} ]|ㆍ/gu, '');
}

function eojeolsOf(evidence: Evidence | undefined): Eojeol[] {
  return evidence?.sentences.flatMap(({ eojeols }) => eojeols) ?? [];
}

function touched(eojeols: readonly Eojeol[], begin: number, end: number): Eojeol[] {
  const out: Eojeol[] = [];
  for (let i = firstAfter(eojeols, begin - 1); i < eojeols.length && eojeols[i]!.begin <= end; i++)
    out.push(eojeols[i]!);
  return out;
}

function isSound(eojeol: Eojeol, text: string): boolean {
  const { begin, end, morphemes } = eojeol;
  if (isBareStem(eojeol) || morphemes.some(({ outOfVocab }) => outOfVocab === 'OUT_OF_VOCAB')) return false;
  return spellingOf(morphemes, text.slice(begin, end)) !== 'other';
}

/** No verb stands without an ending. */
function isBareStem({ morphemes }: Eojeol): boolean {
  return /^(?:V[VAX]|XS[VA])$/.test(morphemes.findLast(({ tag }) => tag[0] !== 'S')?.tag ?? '');
}
