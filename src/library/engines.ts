import { createEngine } from '../analysis/engine.js';
import type { Analyser } from '../analysis/types.js';
import { cutForCorrection } from '../service/cuts/cut-correction.js';
import {
  type RenderedSentences,
  type SentenceRenderer,
  sentenceRenderer,
} from '../service/render/sentence-renderer.js';
import {
  type CorrectExtra,
  type CorrectionOp,
  correctionHandlers,
} from '../service/workers/correction-handlers.js';
import type { CorrectionJob, Corrector } from '../service/workers/corrector.js';
import { createTextPool } from '../service/workers/text-pool.js';

/** What the library is made of: the same parts, in threads of their own or in the thread that asks. */
export interface LibraryEngine extends SentenceRenderer, Pick<Analyser, 'space' | 'sentences' | 'close'> {
  corrector: Corrector;
}

export async function createThreadEngine(threads?: number, modelDir?: string): Promise<LibraryEngine> {
  const pool = await createTextPool({ threads, modelDir });
  return {
    renderSentences: (texts, options, request) =>
      pool.run<RenderedSentences>({ op: 'renderSentences', texts, options, extra: request }),
    space: pool.space,
    sentences: pool.sentences,
    close: pool.close,
    corrector: correctorOver(async (op, text, extra, { dictionaries, signal }) => {
      const [answer] = await pool.run({ op, texts: [text], options: { dictionaries }, extra }, signal);
      return answer;
    }),
  };
}

export async function createLocalEngine(modelDir?: string): Promise<LibraryEngine> {
  const engine = await createEngine(modelDir);
  const handlers = correctionHandlers(engine);
  const turn = oneAtATime();
  const renderer = sentenceRenderer(engine);
  return {
    renderSentences: (...args) => turn(() => renderer.renderSentences(...args)),
    space: (...args) => turn(() => engine.space(...args)),
    sentences: (...args) => turn(() => engine.sentences(...args)),
    close: () => turn(() => engine.close()),
    corrector: correctorOver((op, text, extra, { dictionaries, signal }) =>
      turn(async () => {
        signal?.throwIfAborted();
        return (await handlers[op]([text], { dictionaries }, extra))[0];
      }),
    ),
  };
}

type RunCorrection = (
  op: CorrectionOp,
  text: string,
  extra: CorrectExtra,
  job: CorrectionJob,
) => Promise<unknown>;

/** Correction, wherever its operations run. */
function correctorOver(runOp: RunCorrection): Corrector {
  const run = async <Result>(op: CorrectionOp, text: string, job: CorrectionJob, more: object) =>
    (await runOp(op, text, { encoding: job.encoding, options: job.options, ...more }, job)) as Result;
  return {
    cut: async (text, { options }, page) =>
      cutForCorrection(text, { oneSentence: options.disableSplitSentence, page }),
    correct: ({ text, protectedSpans }, job) => run('correct', text, job, { protectedSpans }),
    firstLook: ({ text, protectedSpans }, job) => run('firstLook', text, job, { protectedSpans }),
    secondLook: (thoughts, job) => run('secondLook', thoughts[0]!.line, job, { thoughts }),
  };
}

/** An engine does one task at a time, as it does in a worker. */
function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}
