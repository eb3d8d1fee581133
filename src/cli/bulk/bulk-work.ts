import type { TaskOptions } from '../../analysis/pool/worker-protocol.js';
import { cutForCorrection } from '../../service/cuts/cut-correction.js';
import { joinCorrections } from '../../service/cuts/join-corrections.js';
import { mapConcurrently } from '../../service/operations/until-aborted.js';
import type { Format } from '../../service/render/rendered-analysis.js';
import type { CorrectExtra } from '../../service/workers/correction-handlers.js';
import type { RenderExtra, RenderOp } from '../../service/workers/text-handlers.js';
import type { TextPool } from '../../service/workers/text-pool.js';
import type { CorrectErrorResponse } from '../../wire/messages.js';
import { LONG_DOCUMENT_CHARACTERS, writeLongDocument } from '../long-document.js';
import { count } from './bulk-progress.js';
import type { Work } from './run-bulk.js';

/** The answer to one row is held in memory, and that of an analysis is a hundred times as long as the text. */
const LONGEST_ROW = 1_000_000;

/** What is one value of JSON for the whole text. */
const WHOLE: ReadonlySet<Format> = new Set(['rows', 'worded', 'lemma-rows']);

/** Of who stays until everything is done. */
const NEVER = new AbortController().signal;

export function renderingWork(op: RenderOp, pool: TextPool, options: TaskOptions, extra: RenderExtra): Work {
  return rowByRowOnFailure(async (texts, signal) => {
    if (texts.length > 1 || texts[0]!.length <= LONG_DOCUMENT_CHARACTERS || WHOLE.has(extra.format))
      return pool.render(op, texts, options, extra, signal);
    const parts: string[] = [];
    const write = async (part: string) => void parts.push(part);
    const readers = { threads: pool.threads, ...pool.until(signal) };
    await writeLongDocument(op, texts[0]!, { pool: readers, options, extra, write });
    return [parts.join('').replace(/\n$/, '')];
  });
}

export function correctingWork(
  pool: TextPool,
  dictionaries: TaskOptions['dictionaries'],
  { encoding, options, format }: Pick<CorrectExtra, 'encoding' | 'options'> & Pick<RenderExtra, 'format'>,
): Work {
  return rowByRowOnFailure(async (texts, signal) => {
    const task = { options: { dictionaries } as TaskOptions };
    const cuts =
      texts.length === 1 ? cutForCorrection(texts[0]!, { oneSentence: options.disableSplitSentence }) : [];
    if (cuts.length <= 1)
      return pool.run<string>(
        { op: 'corrected', texts, ...task, extra: { encoding, options, format } },
        signal,
      );
    const answers = await mapConcurrently(
      cuts,
      pool.threads,
      signal ?? NEVER,
      async ({ text, protectedSpans }) => {
        const extra = { encoding, options, protectedSpans } satisfies CorrectExtra;
        const cut = { op: 'correct', texts: [text], ...task, extra };
        return (await pool.run<CorrectErrorResponse>(cut, signal))[0]!;
      },
    );
    const joined = joinCorrections(answers, encoding, options.disableSplitSentence);
    return [format === 'json' ? JSON.stringify(joined) : joined.revised];
  });
}

/** Where a batch fails its rows are done one by one, so that only the row that fails is lost. */
function rowByRowOnFailure(
  work: (texts: readonly string[], signal?: AbortSignal) => Promise<string[]>,
): Work {
  const one = async (text: string, signal?: AbortSignal) => {
    if (text.length > LONGEST_ROW)
      return {
        reason: `글이 너무 깁니다: ${count(text.length)}자 (한 글은 ${count(LONGEST_ROW)}자까지). 줄이나 문단으로 나누어 주세요.`,
      };
    try {
      return (await work([text], signal))[0]!;
    } catch (error) {
      signal?.throwIfAborted();
      return { reason: (error as Error).message };
    }
  };
  return async (texts, signal) => {
    if (texts.some((text) => text.length > LONGEST_ROW))
      return Promise.all(texts.map((text) => one(text, signal)));
    try {
      return await work(texts, signal);
    } catch {
      signal?.throwIfAborted();
      const answers: Awaited<ReturnType<Work>> = [];
      for (const text of texts) answers.push(await one(text, signal));
      return answers;
    }
  };
}
