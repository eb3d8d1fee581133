import type { Span } from '../../analysis/split-lines.js';
import { acceptedWords } from '../accepted-words.js';
import type { EvidenceReader } from '../evidence-memory.js';
import { type LineView, lineView } from '../line-view.js';
import { collidesWithAny, insertSpan } from '../ordered-spans.js';
import type { Proposal } from '../propose.js';
import { mergeSpans } from '../protect.js';
import type { Alternative, Edit } from '../types.js';
import type { Candidate } from './candidates.js';
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

/** Of the candidates of a word so many are read closely: what reads worse at first sight has never won. */
const MOST_CLOSELY = 3;

/**
 * Adds typing mistakes to the proposals: the edit head names suspects, sound and keyboard give candidates, and the model
 * reads their surroundings with each of them: first at a glance, then closely those that read best. The lexicon must
 * know the winner.
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
  const { lexicon, options } = views[0]!;
  const placed = suspects.map((suspect) => placeIn(views[suspect.line]!.text, suspect));
  const readAll = async (candidates: ReadonlyArray<readonly Candidate[]>, quick: boolean) => {
    const texts = placed.flatMap(({ put }, s) => candidates[s]!.map(({ text }) => put(text)));
    const evidences = await analyser.evidence(texts, { dictionaries: options.dictionaries, quick });
    let at = 0;
    placed.forEach(({ begin }, s) => {
      for (const candidate of candidates[s]!) {
        const view = lineView(texts[at]!, evidences[at]!, lexicon, options);
        const end = begin + candidate.text.length;
        candidate.score = isKnown(view, begin, end)
          ? readability(view, begin, end) + candidate.prior
          : -Infinity;
        at++;
      }
    });
  };
  await readAll(
    suspects.map(({ candidates }) => candidates),
    true,
  );
  for (const { candidates } of suspects) candidates.sort((a, b) => b.score - a.score);
  await readAll(
    suspects.map(({ candidates }) => candidates.slice(0, MOST_CLOSELY)),
    false,
  );
  const standing = await analyser.evidence(
    placed.map(({ put }, s) => put(wordOf(suspects[s]!, views))),
    { dictionaries: options.dictionaries },
  );
  suspects.forEach((suspect, s) => {
    const { begin, put } = placed[s]!;
    const word = wordOf(suspect, views);
    const view = lineView(put(word), standing[s]!, lexicon, options);
    const before = readability(view, begin, begin + word.length);
    const edit = decide(suspect, before, views[suspect.line]!);
    if (edit) insert(proposals[suspect.line]!, edit);
  });
}

function wordOf({ line, begin, end }: Suspect, views: readonly LineView[]): string {
  return views[line]!.text.slice(begin, end);
}

/** The surroundings of a suspect, to put candidates in, and where the word begins in them. */
function placeIn(line: string, { begin, end }: Suspect): { put: (text: string) => string; begin: number } {
  const from = begin <= CONTEXT ? 0 : wordStart(line, begin - CONTEXT, begin);
  const left = line.slice(from, begin);
  const cut = line.indexOf(' ', end + CONTEXT);
  const right = line.slice(end, cut < 0 || cut > end + 2 * CONTEXT ? end + 2 * CONTEXT : cut);
  return { put: (text) => left + text + right, begin: left.length };
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
  const closely = candidates
    .slice(0, MOST_CLOSELY)
    .filter(({ score }) => score > -Infinity)
    .sort((a, b) => b.score - a.score);
  const [best] = closely;
  if (!best) return undefined;
  // What was only glanced at reads no better than what was looked at because it did.
  const least = closely.at(-1)!.score;
  const glanced = candidates.slice(MOST_CLOSELY).filter(({ score }) => score > -Infinity);
  const ranked = [
    ...closely,
    ...glanced.map((candidate) => ({ ...candidate, score: Math.min(candidate.score, least) })),
  ];
  const second = ranked[1];
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
  if (sure < (isSlip ? SURE_OF_SLIP : plausible || listed || end - begin === 1 ? SURE_OF_WORD : SURE))
    return undefined;
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
