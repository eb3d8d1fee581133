import { availableParallelism } from 'node:os';
import type { Help, Revision, Thought } from '../../correction/types.js';
import { runInSlices } from '../../nonblocking/run-in-slices.js';
import type { CorrectErrorResponse, RevisedBlock } from '../../wire/messages.js';
import { CUT_CHARACTERS } from '../cuts/cut-correction.js';
import { joining } from '../cuts/join-corrections.js';
import type { CorrectionJob, Corrector, FirstLook, SecondLook } from '../workers/corrector.js';
import { type LookMemory, remembering } from './look-memory.js';
import { inOrder, untilAborted } from './until-aborted.js';

/** The messages of StreamCorrectError, without the request's id. */
export interface StreamAnswer {
  first?: CorrectErrorResponse & { thinkingIds: number[] };
  /** Thought 0 is the first look at a long text. */
  progress?: { thinkingId: number; thinkingMsg: string };
  post?: { thinkingId: number; revision: Revision; help: Help };
  /** The thought has ended without anything to say. */
  cancelled?: { thinkingId: number };
}

/** Cuts of one text on their way at the same time: one a core. More would only stand before what others ask for. */
const AHEAD = availableParallelism();

/** How often somebody who waits for the first answer hears of it. */
const PROGRESS_MS = 250;

/**
 * First what is certain, with a note at every place that needs a second look; then, line by line, what was found there.
 * A thought ends with its posts, best first, or with `cancelled`. While a long text is looked at for the first time its
 * progress is told. After an abort nothing more is begun.
 */
export async function* streamCorrection(
  text: string,
  job: CorrectionJob,
  corrector: Corrector,
  signal: AbortSignal,
  memory?: LookMemory,
): AsyncGenerator<StreamAnswer> {
  const steady = { ...job, signal, steadyCuts: memory !== undefined };
  const looker = memory ? remembering(corrector, memory, job) : corrector;
  const { response, lines } = yield* firstAnswer(text, steady, looker, signal);
  const total = lines.reduce((sum, thoughts) => sum + thoughts.length, 0);
  yield { first: { ...response, thinkingIds: Array.from({ length: total }, (_, i) => i + 1) } };
  const looks = inOrder(lines, AHEAD, signal, (thoughts) => looker.secondLook(thoughts, { ...job, signal }));
  let done = 0;
  for (const thoughts of lines) {
    for (const { id } of thoughts) {
      yield {
        progress: {
          thinkingId: id,
          thinkingMsg: `오타로 보이는 곳을 살펴보고 있습니다. (${++done}/${total})`,
        },
      };
    }
    const found = (await looks.next()).value as SecondLook[];
    for (const [i, { id }] of thoughts.entries()) yield* outcome(id, found[i]!);
  }
}

async function* firstAnswer(
  text: string,
  job: CorrectionJob,
  corrector: Pick<Corrector, 'cut' | 'firstLook'>,
  signal: AbortSignal,
): AsyncGenerator<StreamAnswer, JoinedLooks> {
  let seen = 0;
  let told = performance.now();
  const progress = () => ({ thinkingId: 0, thinkingMsg: `글을 읽고 있습니다. (${seen}/${text.length}자)` });
  // At once: whoever sends a long text hears that it has arrived.
  if (text.length > CUT_CHARACTERS) yield { progress: progress() };
  const cuts = await untilAborted(corrector.cut(text, job), signal);
  const cutJob = { ...job, large: cuts.length > 1 || undefined };
  const looks: FirstLook[] = [];
  for await (const look of inOrder(cuts, AHEAD, signal, (cut) => corrector.firstLook(cut, cutJob))) {
    looks.push(look);
    seen += look.response.origin.length;
    const now = performance.now();
    if (seen === text.length || now - told < PROGRESS_MS) continue;
    told = now;
    yield { progress: progress() };
  }
  return runInSlices(joinLooks(looks, job));
}

function* outcome(thinkingId: number, { revisions, helps }: SecondLook): Generator<StreamAnswer> {
  for (const revision of revisions)
    yield { post: { thinkingId, revision: { ...revision, thinkingId }, help: helps[revision.helpId]! } };
  if (revisions.length === 0) yield { cancelled: { thinkingId } };
}

interface JoinedLooks {
  response: CorrectErrorResponse;
  lines: Thought[][];
}

/** One answer, with thoughts numbered through; those of one line together, since it is read again as a whole. */
function* joinLooks(looks: readonly FirstLook[], job: CorrectionJob): Generator<void, JoinedLooks> {
  let base = 0;
  const lines: Thought[][] = [];
  const answers = looks.map(({ response, thoughts }) => {
    const from = base;
    base += thoughts.length;
    for (const thought of thoughts) {
      const last = lines.at(-1);
      const renumbered = { ...thought, id: thought.id + from };
      if (last && last.at(-1)!.line === thought.line && last.at(-1)!.end <= thought.begin)
        last.push(renumbered);
      else lines.push([renumbered]);
    }
    return from === 0
      ? response
      : { ...response, revisedBlocks: response.revisedBlocks.map((block) => numbered(block, from)) };
  });
  return { response: yield* joining(answers, job.encoding, job.options.disableSplitSentence), lines };
}

function numbered(block: RevisedBlock, from: number): RevisedBlock {
  if (!block.thinkingCount) return block;
  return {
    ...block,
    revisions: block.revisions.map((revision) =>
      revision.thinkingId === undefined ? revision : { ...revision, thinkingId: revision.thinkingId + from },
    ),
  };
}
