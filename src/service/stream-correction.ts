import type { Help, Revision, Thought } from '../correction/types.js';
import type { CorrectionJob, Corrector, FirstLook, SecondLook } from './corrector.js';
import { cutForCorrection, joinCorrections } from './cut-correction.js';
import type { CorrectErrorResponse, RenderedBlock } from './render-correction.js';
import { inWaves, untilAborted } from './until-aborted.js';

/** The messages of StreamCorrectError, without the request's id. */
export interface StreamAnswer {
  first?: CorrectErrorResponse & { thinkingIds: number[] };
  progress?: { thinkingId: number; thinkingMsg: string };
  post?: { thinkingId: number; revision: Revision; help: Help };
  /** The thought has ended without anything to say. */
  cancelled?: { thinkingId: number };
}

const CUTS_IN_FLIGHT = 4;

/**
 * First what is certain, with a note at every place that needs a second look; then, line by line, what was found there.
 * A thought ends with its posts, best first, or with `cancelled`. After an abort nothing more is begun.
 */
export async function* streamCorrection(
  text: string,
  job: CorrectionJob,
  corrector: Corrector,
  signal: AbortSignal,
): AsyncGenerator<StreamAnswer> {
  const cuts = cutForCorrection(text, { oneSentence: job.options.disableSplitSentence });
  const looks = await inWaves(cuts, CUTS_IN_FLIGHT, signal, (cut) => corrector.firstLook(cut, job));
  const { response, lines } = joinLooks(looks, job);
  const total = lines.reduce((sum, thoughts) => sum + thoughts.length, 0);
  yield { first: { ...response, thinkingIds: Array.from({ length: total }, (_, i) => i + 1) } };
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
    const found = await untilAborted(corrector.secondLook(thoughts, job), signal);
    for (const [i, { id }] of thoughts.entries()) yield* outcome(id, found[i]!);
  }
}

function* outcome(thinkingId: number, { revisions, helps }: SecondLook): Generator<StreamAnswer> {
  for (const revision of revisions)
    yield { post: { thinkingId, revision: { ...revision, thinkingId }, help: helps[revision.helpId]! } };
  if (revisions.length === 0) yield { cancelled: { thinkingId } };
}

/** One answer, with thoughts numbered through; those of one line together, since it is read again as a whole. */
function joinLooks(
  looks: readonly FirstLook[],
  job: CorrectionJob,
): { response: CorrectErrorResponse; lines: Thought[][] } {
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
  return { response: joinCorrections(answers, job.encoding, job.options.disableSplitSentence), lines };
}

function numbered(block: RenderedBlock, from: number): RenderedBlock {
  if (!block.thinkingCount) return block;
  return {
    ...block,
    revisions: block.revisions.map((revision) =>
      revision.thinkingId === undefined ? revision : { ...revision, thinkingId: revision.thinkingId + from },
    ),
  };
}
