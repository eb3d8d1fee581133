import type { PoolOptions } from '../../analysis/pool/pool.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { type CorrectionCutOptions, type CutPlan, cutsOf, isOneCut } from '../cuts/cut-correction.js';
import type { RenderedSentences, SentenceRenderer } from '../render/sentence-renderer.js';
import { batchCallers } from './batch-callers.js';
import type { CorrectionJob, Corrector, FirstLook, SecondLook } from './corrector.js';
import type { Engine } from './engine.js';
import { createSearchThread } from './search-thread.js';
import { createTextPool } from './text-pool.js';

/** The engine of a server: analyses and corrections in worker threads, which also write the answers. */
export async function createServerEngine(options: PoolOptions = {}): Promise<Engine> {
  const pool = await createTextPool({ ...options, servesCallers: true });
  const direct: SentenceRenderer = {
    renderSentences: (texts, options, request, { signal, large } = {}) =>
      pool.run<RenderedSentences>({ op: 'renderSentences', texts, options, extra: request, large }, signal),
  };
  async function corrected<Result>(op: string, text: string, job: CorrectionJob, more = {}): Promise<Result> {
    const { dictionaries, options, encoding, signal, large } = job;
    const extra = { encoding, options, ...more };
    const task = { op, texts: [text], options: { dictionaries }, extra, large };
    return (await pool.run<Result>(task, signal))[0]!;
  }
  const corrector: Corrector = {
    async cut(text, job, page) {
      const { disableSplitSentence: oneSentence } = job.options;
      // Only numbers go to a worker.
      const limits = page && { begin: page.begin, characters: page.characters };
      const options: CorrectionCutOptions = { oneSentence, page: limits, steady: job.steadyCuts };
      if (isOneCut(text, options)) return [{ text }];
      const plan = await corrected<CutPlan>('cut', text, { ...job, dictionaries: [] }, options);
      return cutsOf(text, plan, page);
    },
    correct: ({ text, protectedSpans }, job) =>
      corrected<CorrectErrorResponse>('correct', text, job, { protectedSpans }),
    firstLook: ({ text, protectedSpans }, job) =>
      corrected<FirstLook>('firstLook', text, job, { protectedSpans }),
    secondLook: (thoughts, job) =>
      corrected<SecondLook[]>('secondLook', thoughts[0]!.line, job, { thoughts }),
  };
  // One batch more than there are workers: the next one is ready when a worker becomes free.
  const { search, close } = createSearchThread(options.modelDir);
  return {
    corrector,
    search,
    ...batchCallers(direct, pool.threads + 1),
    close: async () => void (await Promise.all([pool.close(), close()])),
  };
}
