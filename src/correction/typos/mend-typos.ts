import type { Span } from '../../analysis/split-lines.js';
import { acceptedWords } from '../accepted-words.js';
import type { EvidenceReader } from '../evidence-memory.js';
import { type LineView, lineView } from '../line-view.js';
import { collidesWithAny, insertSpan } from '../ordered-spans.js';
import type { Proposal } from '../propose.js';
import { mergeSpans } from '../protect.js';
import type { Alternative, Edit } from '../types.js';
import { isWritten } from './common-syllables.js';
import { confidence } from './confidence.js';
import { wordFrequency } from './lexical-candidates.js';
import { hasUnknown, isKnown, readability } from './readability.js';
import { type Suspect, suspectsIn } from './suspects.js';
import { typoReason } from './typo-reason.js';

/** How sure a repair must be to be made; more where what stands there reads as a word too (전투화, 철이네서). */
const SURE = 0.7;
const SURE_OF_WORD = 0.97;
/** 떄문에, 됄: no word has such syllables, so something must be wrong. */
const SURE_OF_SLIP = 0.4;
/** Candidates are read with so much of the line on either side, so that a long line costs no more than a short one. */
const CONTEXT = 40;
const FAR_AHEAD = 6;

/**
 * Adds typing mistakes to the proposals: the edit head names suspects, sound and keyboard give candidates, and the model
 * reads their surroundings with each of them; the lexicon must know the winner.
 */
export async function mendTypos(
  views: readonly LineView[],
  proposals: readonly Proposal[],
  protectedSpans: readonly Span[][],
  analyser: EvidenceReader,
): Promise<void> {
  const suspects = views.flatMap((view, line) =>
    suspectsIn(
      view,
      line,
      proposals[line]!,
      mergeSpans([...protectedSpans[line]!, ...acceptedWords(view.text)]),
    ),
  );
  if (suspects.length === 0) return;
  const readings = suspects.flatMap((suspect) => readingsOf(views[suspect.line]!.text, suspect));
  const evidences = await analyser.evidence(
    readings.map(({ text }) => text),
    { dictionaries: views[0]!.options.dictionaries },
  );
  let at = 0;
  for (const suspect of suspects) {
    const { lexicon, options } = views[suspect.line]!;
    const read = (length: number, mustBeKnown: boolean) => {
      const { text, begin } = readings[at]!;
      const view = lineView(text, evidences[at]!, lexicon, options);
      at++;
      if (mustBeKnown && !isKnown(view, begin, begin + length)) return -Infinity;
      return readability(view, begin, begin + length);
    };
    const before = read(suspect.end - suspect.begin, false);
    for (const candidate of suspect.candidates)
      candidate.score = read(candidate.text.length, true) + candidate.prior;
    const edit = decide(suspect, before, views[suspect.line]!);
    if (edit) insert(proposals[suspect.line]!, edit);
  }
}

/** The surroundings of a suspect as they stand and with every candidate, and where the word begins in them. */
function readingsOf(
  line: string,
  { begin, end, candidates }: Suspect,
): Array<{ text: string; begin: number }> {
  const from = begin <= CONTEXT ? 0 : wordStart(line, begin - CONTEXT, begin);
  const left = line.slice(from, begin);
  const cut = line.indexOf(' ', end + CONTEXT);
  const right = line.slice(end, cut < 0 || cut > end + 2 * CONTEXT ? end + 2 * CONTEXT : cut);
  return [line.slice(begin, end), ...candidates.map(({ text }) => text)].map((text) => ({
    text: left + text + right,
    begin: left.length,
  }));
}

function wordStart(line: string, from: number, limit: number): number {
  const space = line.indexOf(' ', from);
  return space < 0 || space >= limit ? from : space + 1;
}

/** The words that `mendTypos` would look at closely, without the look. */
export function doubtfulWords(view: LineView, proposal: Proposal, protectedSpans: readonly Span[]): Span[] {
  return suspectsIn(view, 0, proposal, protectedSpans).map(({ begin, end }) => ({ begin, end }));
}

function decide(suspect: Suspect, before: number, { lexicon }: LineView): Edit | undefined {
  const { begin, end, plausible, listed, candidates } = suspect;
  const ranked = candidates.filter(({ score }) => score > -Infinity).sort((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return undefined;
  const sure = confidence({
    margin: best.score - before,
    gap: second ? Math.min(FAR_AHEAD, best.score - second.score) : FAR_AHEAD,
    share: best.share,
    quality: best.score / best.text.length,
    frequency: wordFrequency(best.text, lexicon),
    unknown: hasUnknown(suspect.word),
    plausible,
    listed,
    sound: best.kind === 'typo-sound',
  });
  const isSlip = !isWritten(suspect.word.surface.replace(/[^가-힣]/g, ''));
  const isWord = plausible || listed || end - begin === 1;
  if (sure < (isSlip ? SURE_OF_SLIP : isWord ? SURE_OF_WORD : SURE)) return undefined;
  return {
    begin,
    end,
    replacement: best.text,
    category: 'TYPO',
    helpId: typoReason(
      best.kind,
      suspect.word.surface.slice(begin - suspect.word.begin, end - suspect.word.begin),
      best.text,
    ),
    score: sure,
    // 한 컷도, 식용으론: what stands there makes sense, and may be meant
    ...(isWord && !isSlip ? { lax: true } : {}),
    ...alternatives(ranked.slice(1, 5), best.score, sure),
  };
}

/** What is left of certainty, shared out by how well the others read. */
function alternatives(
  ranked: ReadonlyArray<{ text: string; score: number }>,
  best: number,
  sure: number,
): { others?: Alternative[] } {
  const weights = ranked.map(({ score }) => Math.exp(score - best));
  const total = weights.reduce((sum, weight) => sum + weight, 1);
  const others = ranked
    .map(({ text }, i) => ({ revised: text, score: Math.min(sure, ((1 - sure) * weights[i]!) / total) }))
    .filter(({ score }) => score > 0.001);
  return others.length > 0 ? { others } : {};
}

function insert({ edits }: Proposal, edit: Edit): void {
  if (!collidesWithAny(edits, edit)) insertSpan(edits, edit);
}
