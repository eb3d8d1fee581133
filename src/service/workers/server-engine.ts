import { charactersOf } from '../../analysis/pool/job.js';
import type { PoolOptions } from '../../analysis/pool/pool.js';
import type { AnalyseOptions } from '../../analysis/types.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { type CorrectionCutOptions, type CutPlan, cutsOf, isOneCut } from '../cuts/cut-correction.js';
import type { RenderedSentences, RenderRequest } from '../render/sentence-renderer.js';
import { batchCallers, namesOf } from './batch-callers.js';
import type { CorrectionJob, Corrector, FirstLook, SecondLook } from './corrector.js';
import type { Engine } from './engine.js';
import { createSearchThread } from './search-thread.js';
import { createTextPool, type TextPool } from './text-pool.js';

/** What one batch holds at most; correcting a text takes several times as long as analysing it. */
const ANALYSIS_BATCH = { characters: 2000, texts: 64 };
const CORRECTION_BATCH = { characters: 500, texts: 16 };
/** A correction of more characters is something large, beside which one worker is kept for what is small. */
const SMALL_CORRECTION = 200;
/**
 * People who write, and programs that poll, ask every second or two, and find a worker that is not in the middle of
 * something that takes long. Texts that are made to cost much leave one alone, whether anybody else asks or not; a cut of
 * prose is corrected in less than `long` even on a slow machine.
 */
const KEPT_FREE = { afterSmall: 3000, afterLong: 30_000, long: 500 };

/** The engine of a server: analyses and corrections in worker threads, which also write the answers. */
export async function createServerEngine(options: PoolOptions = {}): Promise<Engine> {
  const pool = await createTextPool({ keptFree: KEPT_FREE, ...options, servesCallers: true });
  const analyses = batchedAnalyses(pool);
  const corrections = batchedCorrections(pool);
  const { search, close } = createSearchThread(options.modelDir);
  return {
    renderSentences: (texts, options, request, waiting = {}) =>
      analyses.run(texts, { options, request }, waiting),
    corrector: correctorOf(pool, corrections),
    search,
    get waited() {
      return Math.max(pool.waited, analyses.waited, corrections.waited);
    },
    close: async () => void (await Promise.all([pool.close(), close()])),
  };
}

/** One batch more than there are workers: the next one is ready when a worker becomes free. */
const batchesFor = ({ threads }: TextPool) => threads + 1;

function batchedAnalyses(pool: TextPool) {
  return batchCallers<{ options: AnalyseOptions; request: RenderRequest }, RenderedSentences>(
    (texts, { options, request }, { signal, large }) =>
      pool.run({ op: 'renderSentences', texts, options, extra: request, large }, signal),
    ({ options: { dictionaries, ...options }, request }) =>
      JSON.stringify([options, request, namesOf(dictionaries)]),
    { ...ANALYSIS_BATCH, workers: batchesFor(pool) },
  );
}

type CorrectionKind = Pick<CorrectionJob, 'dictionaries' | 'options' | 'encoding'>;

function batchedCorrections(pool: TextPool) {
  return batchCallers<CorrectionKind, CorrectErrorResponse>(
    (texts, { dictionaries, ...extra }, { signal, large }) =>
      pool.run(
        { op: 'correct', texts, options: { dictionaries }, extra, large: large ?? isLarge(texts) },
        signal,
      ),
    ({ dictionaries, ...rest }) => JSON.stringify([rest, namesOf(dictionaries)]),
    { ...CORRECTION_BATCH, workers: batchesFor(pool) },
  );
}

function isLarge(texts: readonly string[]): boolean {
  return charactersOf(texts) >= SMALL_CORRECTION;
}

function correctorOf(pool: TextPool, batched: ReturnType<typeof batchedCorrections>): Corrector {
  async function corrected<Result>(op: string, text: string, job: CorrectionJob, more = {}): Promise<Result> {
    const { dictionaries, options, encoding, signal, large } = job;
    const extra = { encoding, options, ...more };
    const task = { op, texts: [text], options: { dictionaries }, extra, large: large ?? isLarge([text]) };
    return (await pool.run<Result>(task, signal))[0]!;
  }
  return {
    async cut(text, job, page) {
      const { disableSplitSentence: oneSentence } = job.options;
      // Only numbers go to a worker.
      const limits = page && { begin: page.begin, characters: page.characters };
      const options: CorrectionCutOptions = { oneSentence, page: limits, steady: job.steadyCuts };
      if (isOneCut(text, options)) return [{ text }];
      const plan = await corrected<CutPlan>('cut', text, { ...job, dictionaries: [] }, options);
      return cutsOf(text, plan, page);
    },
    async correct({ text, protectedSpans }, job) {
      // What is protected in one text means nothing in another.
      if (protectedSpans !== undefined) return corrected('correct', text, job, { protectedSpans });
      const { dictionaries, options, encoding, ...waiting } = job;
      return (await batched.run([text], { dictionaries, options, encoding }, waiting))[0]!;
    },
    firstLook: ({ text, protectedSpans }, job) =>
      corrected<FirstLook>('firstLook', text, job, { protectedSpans }),
    secondLook: (thoughts, job) =>
      corrected<SecondLook[]>('secondLook', thoughts[0]!.line, job, { thoughts }),
  };
}
