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
import { featuresOf, glancedFeatures, type Reading } from './features.js';
import { FirstFeatures } from './first-features.js';
import { isPermitted } from './permitted.js';
import { CONTEXT, CONTEXT_OF_GLANCE, candidatesOfLines, glance, weighed } from './weigh.js';

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

/** Both wordings are read by the larger reader, one also by the analysis, each with what stands around it. */
const COST_OF_CANDIDATE = (2 * COSTS.weighing + COSTS.glance) * 2 * CONTEXT;
/** One wording is read by the smaller reader; what stands there now is shared by many. */
const COST_OF_GLANCE = COSTS.skimming * 2 * CONTEXT_OF_GLANCE;
/** What is less likely than this to be wanted is not read by the smaller reader, and by the larger. */
const LEAST_GLIMPSE = 0.015;
const LEAST_HOPE = 0.06;

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

/** Those of them that the smaller reader finds likelier as a whole, as far as they are worth being read. */
export async function likelier(
  views: readonly LineView[],
  known: ReadonlyArray<readonly Known[]>,
  { reader, glimpse }: { reader: LanguageReader; glimpse: BoostedTrees | undefined },
): Promise<Known[][]> {
  const asked = known.map((all, i) =>
    best(all, glimpse, LEAST_GLIMPSE).filter(() => views[i]!.work.take(COST_OF_GLANCE)),
  );
  await glance(textsOf(views), asked.map(candidatesOf), reader);
  return asked.map((all) =>
    all
      .filter(({ candidate }) => candidate.glance > 0)
      .map(({ candidate, features }) => ({ candidate, features: glancedFeatures(features, candidate) })),
  );
}

/** What tells which candidates are worth reading again; all are where there is none. */
export type Sieves = Partial<Pick<Judge, 'glimpse' | 'hope'>>;

/** Those that the larger reader finds likelier as well, each read by the analysis where it would stand. */
export async function described(
  views: readonly LineView[],
  kept: ReadonlyArray<readonly Span[]>,
  { reader, glimpse, hope }: Sieves & { reader: LanguageReader },
  analyser: EvidenceReader,
): Promise<Described[][]> {
  const known = await likelier(views, await possible(views, kept, reader), { reader, glimpse });
  const asked = known.map((all, i) =>
    best(all, hope, LEAST_HOPE).filter(() => views[i]!.work.take(COST_OF_CANDIDATE)),
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
function best(known: readonly Known[], sieve: BoostedTrees | undefined, least: number): Known[] {
  return known
    .map((one) => ({ one, probability: sieve ? probabilityOf(one.features, sieve) : 1 }))
    .filter(({ probability }) => probability >= least)
    .sort((a, b) => b.probability - a.probability)
    .map(({ one }) => one);
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
