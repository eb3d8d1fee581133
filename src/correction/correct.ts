import type { EvidenceAnalyser } from '../analysis/evidence-analyser.js';
import { mergeSpans } from '../analysis/text/merge-spans.js';
import { type Span, splitLines } from '../analysis/text/split-lines.js';
import type { Evidence } from '../analysis/types.js';
import { type Composition, composedText, composition } from '../hangul/composition.js';
import { blocksOf, type MorphemesAt, questionOf, wordsAround } from './answer/blocks.js';
import { cleanupEdit, cleanupEdits, cleanupRanges } from './answer/cleanup.js';
import { helpsFor } from './answer/helps.js';
import { revisedSentences, sentencesOf } from './answer/revised-sentences.js';
import { withThoughts } from './answer/thoughts.js';
import { inWrittenForm, placed } from './answer/written-form.js';
import { chooseWords } from './confusion/choose-words.js';
import { judge } from './judge/judge.js';
import { dictionaryStretches } from './keep/dictionary-words.js';
import { protectedStretches, wordStretches } from './keep/protect.js';
import { applyChanges, type Change } from './line/compose.js';
import { type EvidenceReader, rememberingEvidence } from './line/evidence-memory.js';
import {
  advance,
  currentProtected,
  isRevised,
  type LineState,
  originOffset,
  originSpan,
  restart,
  startLine,
} from './line/line-state.js';
import { type LineView, lineView } from './line/line-view.js';
import { linesAmongMarks } from './line/marked-lines.js';
import { morphemeFinder } from './line/morpheme-finder.js';
import { collidesWithAny, insertSpan, overlapsAny } from './line/ordered-spans.js';
import { spoiltSpans } from './line/soundness.js';
import { propose } from './propose.js';
import { openSpaces } from './spacing/spacing.js';
import type { Block, Correction, CorrectOptions, Edit } from './types.js';
import { mendSlips } from './typos/mend-slips.js';
import { doubtfulWords, mendTypos } from './typos/mend-typos.js';

/** What a rule only asks about is changed where the judge is as sure as this. */
const SURE_ENOUGH = 0.97;

/** A correction may make room for another (spacing after spelling); what still moves after this is left as it was. */
const MAX_PASSES = 6;

/**
 * Corrects a text. Lines are corrected each for itself, again and again until nothing changes, so the result of a
 * correction is never corrected again.
 */
export async function correct(
  text: string,
  options: CorrectOptions,
  analyser: EvidenceAnalyser,
): Promise<Correction> {
  return (await correctAll([text], options, analyser))[0]!;
}

/** As `correct`, for many texts at once: the model reads their lines together. */
export async function correctAll(
  texts: readonly string[],
  options: CorrectOptions,
  analyser: EvidenceAnalyser,
  { putOffTypos = false, protectedSpans }: Stage = {},
): Promise<Correction[]> {
  const documents = texts.map((text) => startDocument(text, options, protectedSpans));
  const lines = documents.flatMap((document) => document.lines);
  const remembering = rememberingEvidence(analyser);
  const settle = async () => {
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const active = lines.filter((line) => !line.done && mayPass(line));
      if (active.length === 0) break;
      await correctOnce(active, options, remembering, putOffTypos);
    }
    return lines.filter(({ done }) => !done);
  };
  for (const line of await settle()) restart(line, true);
  for (const line of await settle()) restart(line, false);
  return documents.map((document) => answer(document, options));
}

/** With `putOffTypos` words that may be mistyped are only named, as `thoughts`: reading every candidate takes time. */
export interface Stage {
  putOffTypos?: boolean;
  /** What is protected in the only text, where that text is a part of another: it may begin inside a fence. */
  protectedSpans?: readonly Span[];
}

/** A line that has cost too much stays as far as it came. */
function mayPass(line: LineState): boolean {
  line.done = !line.work.takePass(line.current.length);
  return !line.done;
}

interface DocumentState {
  /** What is corrected: of whole syllables, however they were written. */
  text: string;
  composed?: Composition;
  lines: LineState[];
  protectedSpans: Span[];
  /** Those that no block takes in, not even unchanged: code, addresses. Words of dictionaries are words like others. */
  foreignSpans: Span[];
}

function startDocument(written: string, options: CorrectOptions, known?: readonly Span[]): DocumentState {
  const composed = composition(written);
  const text = composed?.text ?? written;
  const ignored = wordStretches(text, (options.ignoreWords ?? []).map(composedText));
  const given = known?.map((span) => (composed ? inText(span, composed) : span));
  const foreignSpans = mergeSpans([...(given ?? protectedStretches(text)), ...ignored]);
  const words = dictionaryStretches(text, options.dictionaries ?? []);
  const protectedSpans = mergeSpans([...foreignSpans, ...words]);
  const spans = splitLines(text);
  const marked = linesAmongMarks(text, spans);
  const lines = spans.map((span, i) => startLine(text, span, protectedSpans, marked[i]));
  return { text, composed, lines, protectedSpans, foreignSpans };
}

function inText({ begin, end }: Span, { fromWritten }: Composition): Span {
  return { begin: fromWritten(begin), end: fromWritten(end) };
}

async function correctOnce(
  lines: readonly LineState[],
  options: CorrectOptions,
  analyser: EvidenceReader,
  putOffTypos: boolean,
): Promise<void> {
  const evidences = await analyser.evidence(
    lines.map(({ current }) => current),
    { dictionaries: options.dictionaries, whole: options.disableSplitSentence },
  );
  const views = lines.map((line, i) => {
    line.first ??= evidences[i]!;
    return lineView(line.current, evidences[i]!, analyser.lexicon, options, line.work, line.amongMarks);
  });
  await readWithoutSpaces(views, analyser);
  if (!options.disableConfusion) await chooseWords(views, analyser, (i, span) => !isRevised(lines[i]!, span));
  const kept = lines.map((line, i) => keptStretches(line, views[i]!));
  const proposals = views.map((view, i) => propose(view, kept[i]!));
  if (!options.disableTypoCorrection && !putOffTypos) {
    await mendSlips(views, proposals, kept, analyser);
    await mendTypos(views, proposals, kept, analyser);
  }
  const resting: number[] = [];
  lines.forEach((line, i) => {
    const { edits } = proposals[i]!;
    // Last, but before the line is done: a space less may make room for a correction (영수   도).
    const cleaned =
      edits.length === 0 && options.enableCleanupWhitespace
        ? cleanupEdits(line.current, kept[i]!, options)
        : [];
    if (cleaned.length > 0) advance(line, cleaned);
    else if (edits.length > 0) change(line, edits);
    else if (isSpoilt(line, evidences[i]!)) restart(line, true);
    else resting.push(i);
  });
  const verdicts = await judge(
    resting.map((i) => views[i]!),
    resting.map((i) => mergeSpans([...kept[i]!, ...proposals[i]!.accepted, ...proposals[i]!.ignored])),
    analyser,
  );
  resting.forEach((i, k) => {
    const line = lines[i]!;
    const { edits: wanted, questions } = verdicts[k]!;
    const asked = proposals[i]!.questions;
    const edits = wanted.filter((edit) => edit.score >= SURE_ENOUGH || !collidesWithAny(asked, edit));
    const doubted = putOffTypos && !options.disableTypoCorrection;
    if (edits.length > 0 && !doubted) {
      change(line, edits);
      return;
    }
    line.done = true;
    line.questions = [...asked, ...questions.filter((question) => !collidesWithAny(asked, question))];
    if (!doubted) return;
    const words = doubtfulWords(views[i]!, proposals[i]!, kept[i]!);
    line.doubts = mergeSpans([...words, ...edits]).map((span) => originSpan(line, span));
  });
}

/** Makes the edits; should they never come to rest, it is these words that are left alone. */
function change(line: LineState, edits: readonly Edit[]): void {
  line.restless = edits.map((edit) => originSpan(line, edit));
  advance(line, edits);
}

/** The model believes who spaces the rest of a line well: places in question are also read without any space. */
async function readWithoutSpaces(views: readonly LineView[], analyser: EvidenceReader): Promise<void> {
  const asked = views.flatMap((view) => {
    const at = openSpaces(view);
    return at.length > 0 ? [{ view, text: view.text, at }] : [];
  });
  if (asked.length === 0) return;
  const answers = await analyser.coveredSpaces(asked);
  asked.forEach(({ view }, i) => {
    view.covered = answers[i];
  });
}

/** Words that a correction would leave worse than they were are left to their author. */
function isSpoilt(line: LineState, now: Evidence): boolean {
  line.restless = line.changes.length > 0 ? spoiltSpans(line, now) : [];
  return line.restless.length > 0;
}

/** What may not be changed in a line as it is now: also words of dictionaries that only the analysis finds. */
function keptStretches(line: LineState, { sentences, options }: LineView): Span[] {
  const spans = currentProtected(line);
  if (!options.dictionaries?.length) return spans;
  return mergeSpans([...spans, ...dictionaryStretches('', [], sentences)]);
}

function answer(
  { text, composed, lines, protectedSpans, foreignSpans }: DocumentState,
  options: CorrectOptions,
): Correction {
  const cleanup = options.enableCleanupWhitespace ? cleanupRanges(text, protectedSpans) : [];
  const changes = withCleanup(
    text,
    lines.flatMap((line) => line.changes.map((change) => shifted(change, line.begin))),
    cleanup,
    options,
  );
  const morphemesAt = morphemeFinder(lines);
  const blocks = blocksOf(text, changes, foreignSpans, morphemesAt);
  const asked = questions(text, lines, blocks, foreignSpans, morphemesAt);
  const certain = [...blocks, ...asked].sort((a, b) => a.begin - b.begin);
  const { blocks: all, thoughts } = withThoughts(text, certain, lines, foreignSpans);
  const sentences = sentencesOf(lines, changes, options);
  const correction: Correction = {
    origin: text,
    revised: applyChanges(text, changes),
    blocks: all,
    cleanup,
    sentences: composed
      ? revisedSentences(composed.written, placed(sentences, composed), placed(changes, composed))
      : revisedSentences(text, sentences, changes),
    helps: helpsFor(all),
    tokensCount: lines.reduce(
      (sum, { first }) => sum + (first?.sentences.reduce((n, { eojeols }) => n + eojeols.length, 0) ?? 0),
      0,
    ),
    ...(thoughts.length > 0 ? { thoughts } : {}),
    ...(lines.some(({ work }) => work.isCutShort) ? { incomplete: true } : {}),
  };
  return composed ? inWrittenForm(correction, composed) : correction;
}

function shifted(change: Change, by: number): Change {
  return { ...change, begin: change.begin + by, end: change.end + by };
}

/** White space that goes away is a change like any other, unless a correction already takes care of it. */
function withCleanup(
  text: string,
  changes: readonly Change[],
  ranges: readonly Span[],
  options: CorrectOptions,
): Change[] {
  const extra = ranges
    .map(
      ({ begin, end }): Change => ({
        begin,
        end,
        replacement: '',
        edits: [cleanupEdit({ begin, end }, options)],
      }),
    )
    .filter((range) => !overlapsAny(changes, range));
  return [...changes, ...extra]
    .filter(({ begin, end, replacement }) => text.slice(begin, end) !== replacement)
    .sort((a, b) => a.begin - b.begin || a.end - b.end);
}

function questions(
  text: string,
  lines: readonly LineState[],
  blocks: readonly Block[],
  protectedSpans: readonly Span[],
  morphemesAt: MorphemesAt,
): Block[] {
  const out: Block[] = [];
  for (const line of lines) {
    for (const question of line.questions) {
      const begin = originOffset(line, question.begin);
      const end = originOffset(line, question.end);
      if (begin === undefined || end === undefined) continue;
      const edit = { ...question, begin: begin + line.begin, end: end + line.begin };
      const span = wordsAround(text, edit, protectedSpans);
      if (overlapsAny(blocks, span) || overlapsAny(out, span)) continue;
      insertSpan(out, questionOf(text, edit, protectedSpans, morphemesAt));
    }
  }
  return out;
}
