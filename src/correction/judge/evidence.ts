import { type BoostedTrees, probabilityOf } from '../../analysis/reader/boosted-trees.js';
import type { Judge } from '../../analysis/reader/judge-trees.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { isProtected } from '../keep/protect.js';
import type { EvidenceReader } from '../line/evidence-memory.js';
import { type LineView, lineView } from '../line/line-view.js';
import type { LanguageReader } from '../line/reader-memory.js';
import { COSTS } from '../line/work.js';
import { surroundings } from '../typos/surroundings.js';
import type { Candidate } from './candidate.js';
import { featuresOf, type Reading } from './features.js';
import { FirstFeatures } from './first-features.js';
import { habitsOf } from './habits.js';
import { isPermitted } from './permitted.js';
import { CONTEXT, candidatesOfLines, weighed } from './weigh.js';

/** A candidate with what is known of it so far. */
export interface Known {
  candidate: Candidate;
  features: number[];
}

/** A candidate with all that the judge goes by. */
export interface Described extends Known {
  /** Where it would stand, read. */
  after: Reading;
}

/** Both wordings are read by the reader, one also by the analysis, each with what stands around it. */
const COST_OF_CANDIDATE = (2 * COSTS.weighing + COSTS.glance) * 2 * CONTEXT;
/** What is less likely than this to be wanted is not read as a whole. */
const LEAST_HOPE = 0.03;

/** The wordings of each line that one look finds possible. */
export async function possible(
  views: readonly LineView[],
  kept: ReadonlyArray<readonly Span[]>,
  reader: LanguageReader,
): Promise<Known[][]> {
  const found = await candidatesOfLines(
    views.map(({ text }) => text),
    reader,
  );
  return found.map((candidates, i) => {
    const features = new FirstFeatures(views[i]!);
    return candidates
      .filter(({ begin, end }) => !isProtected(kept[i]!, begin, end))
      .filter((candidate) => !isPermitted(candidate, views[i]!))
      .map((candidate) => ({ candidate, features: features.of(candidate) }));
  });
}

/** Those that are likelier as a whole as well, as far as they are worth being read, each read by the analysis where it would stand. */
export async function described(
  views: readonly LineView[],
  kept: ReadonlyArray<readonly Span[]>,
  { reader, hope }: Pick<Judge, 'hope'> & { reader: LanguageReader },
  analyser: EvidenceReader,
): Promise<Described[][]> {
  const known = await possible(views, kept, reader);
  const asked = known.map((all, i) =>
    best(views[i]!, all, hope, LEAST_HOPE).filter(() => views[i]!.work.take(COST_OF_CANDIDATE)),
  );
  const features = new Map(asked.flat().map((one) => [one.candidate, one.features]));
  const found = await weighed(textsOf(views), asked.map(candidatesOf), reader);
  const after = await readEach(views, found, analyser);
  return found.map((candidates, i) =>
    candidates.map((candidate): Described => {
      const read = after.get(candidate)!;
      const readings = { before: readingOf(candidate, views[i]!), after: read };
      return {
        candidate,
        after: read,
        features: featuresOf(features.get(candidate)!, candidate, readings, candidates),
      };
    }),
  );
}

/** Those that are at least so probable, the best first. */
function best(
  { text }: LineView,
  known: readonly Known[],
  sieve: BoostedTrees | undefined,
  least: number,
): Known[] {
  return known
    .map((one) => ({ one, probability: sieve ? probabilityIn(text, one, sieve) : 1 }))
    .filter(({ probability }) => probability >= least)
    .sort((a, b) => b.probability - a.probability)
    .map(({ one }) => one);
}

/** How probable it is, by what is known of it and by how often such a change is wanted. */
export function probabilityIn(text: string, { candidate, features }: Known, trees: BoostedTrees): number {
  const { habits } = trees;
  if (!habits) return probabilityOf(features, trees);
  const said = habitsOf(text, candidate).map((habit, i) => habits[i]![habit] ?? 0);
  return probabilityOf([...features, ...said], trees);
}

function textsOf(views: readonly LineView[]): string[] {
  return views.map(({ text }) => text);
}

function candidatesOf(known: readonly Known[]): Candidate[] {
  return known.map(({ candidate }) => candidate);
}

function readingOf({ begin, end }: Candidate, view: LineView): Reading {
  return { view, begin, end };
}

/** Every candidate in its surroundings, read at a glance. */
async function readEach(
  views: readonly LineView[],
  found: ReadonlyArray<readonly Candidate[]>,
  analyser: EvidenceReader,
): Promise<Map<Candidate, Reading>> {
  const places = found.flatMap((candidates, i) =>
    candidates.map((candidate) => {
      const view = views[i]!;
      const { put, begin } = surroundings(view, candidate);
      return { candidate, view, begin, text: put(candidate.replacement) };
    }),
  );
  const evidences =
    places.length > 0
      ? await analyser.evidence(
          places.map(({ text }) => text),
          { quick: true },
        )
      : [];
  return new Map(
    places.map(({ candidate, view, begin, text }, k) => [
      candidate,
      {
        view: lineView(text, evidences[k]!, view.lexicon, view.options),
        begin,
        end: begin + candidate.replacement.length,
      },
    ]),
  );
}
