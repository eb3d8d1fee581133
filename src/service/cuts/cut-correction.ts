import type { Span } from '../../analysis/text/split-lines.js';
import { isProtected, protectedStretches } from '../../correction/keep/protect.js';
import { cutEnds, type PageLimits } from './cut-text.js';

/** Some hundred milliseconds of work: between two cuts others get their turn, and a cancelled request stops. */
export const CUT_CHARACTERS = 2000;

/** A line longer than this is cut at the end of a sentence, or else of a word, or else anywhere: it is no language. */
const LONG_LINE_CHARACTERS = 3000;
/** The same where a text is to stay one sentence, however long. */
const LONG_SENTENCE_CHARACTERS = 20_000;

export interface CorrectionCutOptions {
  oneSentence?: boolean;
  /** Only this part of the text is cut; what is protected in it is found in the whole all the same. */
  page?: PageLimits;
  /** What nobody may correct, where the caller knows better than the text shows. */
  protectedSpans?: readonly Span[];
  /** Cut so that an edit changes only the cuts that it touches, for whoever remembers the others. */
  steady?: boolean;
  /** CUT_CHARACTERS and LONG_LINE_CHARACTERS, but for tests. */
  size?: number;
  longLine?: number;
}

/** A part of a text, corrected by itself, and what nobody may correct in it, as the whole text shows. */
export interface CorrectionCut {
  text: string;
  /** Left out where the cut is the whole text and nobody knows better. */
  protectedSpans?: Span[];
}

/** Where a text is cut and what is protected in it. Numbers in a row pass from thread to thread at once. */
export interface CutPlan {
  ends: Int32Array;
  /** Begin and end of each protected stretch, in order. */
  spans: Int32Array;
}

export function cutForCorrection(text: string, options: CorrectionCutOptions = {}): CorrectionCut[] {
  const { protectedSpans } = options;
  if (isOneCut(text, options))
    return [{ text, ...(protectedSpans ? { protectedSpans: [...protectedSpans] } : {}) }];
  return cutsOf(text, planCuts(text, options), options.page);
}

/** Is the text so short that nothing has to be planned? */
export function isOneCut(
  text: string,
  { page, steady, size = CUT_CHARACTERS }: CorrectionCutOptions,
): boolean {
  const fits = page === undefined || (page.begin === 0 && text.length <= page.characters);
  return fits && text.length <= size && !(steady && text.includes('\n'));
}

/** Cuts behind line breaks; what is protected is found in the whole text first. */
export function planCuts(text: string, options: CorrectionCutOptions = {}): CutPlan {
  const { oneSentence = false, page, size = CUT_CHARACTERS, steady: atLandmarks } = options;
  const longest = options.longLine ?? (oneSentence ? LONG_SENTENCE_CHARACTERS : LONG_LINE_CHARACTERS);
  const spans = options.protectedSpans ?? protectedStretches(text);
  const isFree = (place: number) => !isProtected(spans, place, place);
  const where = { size, longest, atSentences: !oneSentence, atWords: true, atLandmarks, isFree };
  const ends = cutEnds(text, where, page);
  const flat = new Int32Array(2 * spans.length);
  for (let i = 0; i < spans.length; i++) {
    flat[2 * i] = spans[i]!.begin;
    flat[2 * i + 1] = spans[i]!.end;
  }
  return { ends: Int32Array.from(ends), spans: flat };
}

/** The cuts of a plan, each with its share of what is protected. */
export function cutsOf(text: string, { ends, spans }: CutPlan, page?: PageLimits): CorrectionCut[] {
  const cuts: CorrectionCut[] = [];
  let begin = page?.begin ?? 0;
  let first = 0;
  for (const end of ends) {
    const protectedSpans: Span[] = [];
    while (first < spans.length && spans[first + 1]! <= begin) first += 2;
    for (let i = first; i < spans.length && spans[i]! < end; i += 2)
      protectedSpans.push({
        begin: Math.max(spans[i]!, begin) - begin,
        end: Math.min(spans[i + 1]!, end) - begin,
      });
    cuts.push({ text: text.slice(begin, end), protectedSpans });
    begin = end;
  }
  return cuts;
}
