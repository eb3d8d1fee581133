import { createEngine } from '../analysis/engine.js';
import type { Handler } from '../analysis/pool/worker-protocol.js';
import type { Analyser } from '../analysis/types.js';
import { cutForCorrection } from '../service/cuts/cut-correction.js';
import { type PieceMaker, pieceMaker } from '../service/render/sentence-pieces.js';
import type { CorrectionJob, Corrector } from '../service/workers/corrector.js';
import { createPiecePool } from '../service/workers/piece-pool.js';
import { type CorrectExtra, correctionHandlers } from '../service/workers/render-handlers.js';

/** What the library is made of: the same parts, in threads of their own or in the thread that asks. */
export interface LibraryEngine extends PieceMaker, Pick<Analyser, 'space' | 'sentences' | 'close'> {
  corrector: Corrector;
}

export async function createThreadEngine(threads?: number, modelDir?: string): Promise<LibraryEngine> {
  const { pieces, corrector, pool, close } = await createPiecePool({ threads, modelDir });
  return { pieces, corrector, space: pool.space, sentences: pool.sentences, close };
}

export async function createLocalEngine(modelDir?: string): Promise<LibraryEngine> {
  const engine = await createEngine(modelDir);
  const handlers = correctionHandlers(engine);
  const turn = oneAtATime();
  const run = <Result>(handler: Handler, text: string, job: CorrectionJob, more: object) =>
    turn(async () => {
      job.signal?.throwIfAborted();
      const { dictionaries, options, encoding } = job;
      const extra: CorrectExtra = { encoding, options, ...more };
      return (await handler([text], { dictionaries }, extra))[0] as Result;
    });
  const maker = pieceMaker(engine);
  return {
    pieces: (...args) => turn(() => maker.pieces(...args)),
    space: (...args) => turn(() => engine.space(...args)),
    sentences: (...args) => turn(() => engine.sentences(...args)),
    close: () => turn(() => engine.close()),
    corrector: {
      cut: async (text, { options }, page) =>
        cutForCorrection(text, { oneSentence: options.disableSplitSentence, page }),
      correct: ({ text, protectedSpans }, job) => run(handlers.correct!, text, job, { protectedSpans }),
      firstLook: ({ text, protectedSpans }, job) => run(handlers.firstLook!, text, job, { protectedSpans }),
      secondLook: (thoughts, job) => run(handlers.secondLook!, thoughts[0]!.line, job, { thoughts }),
    },
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
