import { appendFileSync, existsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../io.js';
import { printInOrder } from '../ordered-output.js';
import type { BulkOp } from './answer-key.js';
import { askedOf, type Settings } from './asked.js';
import type { BulkOptions } from './bulk-options.js';
import { type BulkProgress, bulkProgress, count } from './bulk-progress.js';
import { checkInput, namingFile } from './check-input.js';
import { type Claim, claimRun, type Finished } from './claim-run.js';
import { explained } from './file-error.js';
import { describeInput, type InputFile, openBytes } from './input-file.js';
import { onInterruption } from './interruption.js';
import type { Progressed } from './journal.js';
import { openInput } from './open-input.js';
import { makeDirectory, outputNames, refuseInputsAsOutputs } from './output-paths.js';
import { type BadRow, isBad, type Row, type Rows, START } from './row.js';
import { openRowWriter, type RowWriter } from './row-writer.js';
import { isSameInput, otherInput } from './stdin-digest.js';

/** Everything was done, but some rows could not be read or analysed. */
export const BAD_ROWS = 3;

/** One answer a text, as it is to be written; a text that cannot be done gives its reason. */
export type Work = (
  texts: readonly string[],
  signal?: AbortSignal,
) => Promise<Array<string | { reason: string }>>;

export interface BulkJob {
  op: BulkOp;
  files: readonly string[];
  options: BulkOptions;
  /** Everything else that shapes the answers: a run goes on only with the same. */
  settings: Settings;
  threads: number;
  work: Work;
  io: Io;
}

/** As large as the batches of the pool. */
const BATCH_CHARACTERS = 4000;
const BATCH_ROWS = 512;
/** Batches begun and not yet written, per thread: enough that a slow row does not leave the other threads without work. */
const AHEAD_PER_THREAD = 8;
const KEEP_MS = 500;
/** Of bad rows so many are shown; all are listed in the file of bad rows. */
const SHOWN_BAD_ROWS = 100;

/** Files in, a file each out, in order; goes on where the last run was cut off. */
export async function runBulk(job: BulkJob): Promise<number> {
  const { op, options, io } = job;
  // Who reads the messages may go away; the work goes on.
  io.stderr.on('error', () => {});
  try {
    const inputs = await Promise.all(
      (job.files.length > 0 ? job.files : ['-']).map((path) => describeInput(path, options)),
    );
    for (const input of inputs) await checkInput(input, job);
    makeDirectory(options.out);
    const outputs = outputNames(inputs, op, options);
    refuseInputsAsOutputs(inputs, options.out, outputs);
    const claimed = await claimRun(askedOf(op, options, job.settings, inputs), outputs, options);
    if ('finished' in claimed) return await sayFinished(claimed, job);
    const paths = outputs.map((name) => join(options.out, name));
    return await runClaimed({ job, inputs, ...claimed }, paths).finally(claimed.release);
  } catch (error) {
    throw explained(error);
  }
}

async function sayFinished({ finished: { rows, bad, stdin } }: Finished, { io }: BulkJob): Promise<number> {
  if (stdin) {
    const { chunks } = await openBytes(await describeInput('-', {}), io.stdin, 0);
    if (!(await isSameInput(chunks, stdin))) throw otherInput();
  }
  io.stderr.write(`이미 끝난 작업입니다: ${count(rows)}줄\n`);
  return bad > 0 ? BAD_ROWS : 0;
}

interface Run extends Claim {
  job: BulkJob;
  inputs: readonly InputFile[];
}

async function runClaimed(run: Run, outputs: readonly string[]): Promise<number> {
  const { job, inputs, state, errorsPath, release } = run;
  const { io, options } = job;
  if (existsSync(errorsPath)) truncateSync(errorsPath, state.errors);
  else writeFileSync(errorsPath, '');
  const progress = bulkProgress(io.stderr, state.rows);
  const listening = onInterruption(() => {
    progress.say('멈추었습니다. 같은 명령에 --resume을 붙이면 이어 합니다.');
    release();
  });
  try {
    for (let i = state.input; i < inputs.length; i++) {
      const size = await runFile(run, i, outputs[i]!, progress);
      state.whole.push(size);
      Object.assign(state, { input: i + 1, place: START, output: { size: 0 } });
      state.done = i + 1 === inputs.length;
      await (state.done ? run.finish() : run.keep());
    }
  } finally {
    listening.end();
    progress.end();
  }
  io.stderr.write(summary(state, options.out, errorsPath));
  return state.bad > 0 ? BAD_ROWS : 0;
}

/** Gives the bytes of the output. */
async function runFile(run: Run, index: number, path: string, progress: BulkProgress): Promise<number> {
  const { job, inputs, state } = run;
  const input = inputs[index]!;
  const { op, options } = job;
  let writer: RowWriter | undefined;
  try {
    const opened = await openInput(input, job, state.place, progress.say, state.stdin);
    const { rows, share, schema, consumed } = opened;
    writer = await openRowWriter({ path, op, format: options.format, schema }, state.output);
    const output = writer;
    // What is cut off the output must not be there when the process ends before the first state is written.
    await run.keep();
    let kept = Date.now();
    await printInOrder(
      batchesOf(rows),
      (batch) => {
        const good = batch.filter((row): row is Row => !isBad(row));
        const answers = good.length > 0 ? job.work(good.map(({ text }) => text)) : Promise.resolve([]);
        answers.catch(() => {});
        const done = share(batch.at(-1)!.after);
        return async () => {
          await writeBatch(run, { input, batch, good, answers: await answers }, output, progress);
          state.place = batch.at(-1)!.after;
          const characters = good.reduce((sum, { text }) => sum + text.length, 0);
          progress.add(batch.length, characters, done === undefined ? done : shareOf(inputs, index, done));
          if (Date.now() - kept < KEEP_MS) return;
          const keptOutput = await output.keep();
          if (!keptOutput) return;
          state.output = keptOutput;
          if (consumed) state.stdin = consumed(state.place.position);
          await run.keep();
          kept = Date.now();
        };
      },
      job.threads * AHEAD_PER_THREAD,
      () => job.io.stdin.destroy(),
    );
    if (consumed) state.stdin = consumed(Number.POSITIVE_INFINITY);
    return await output.end();
  } catch (error) {
    throw namingFile(error, input);
  } finally {
    await writer?.close();
  }
}

interface Batch {
  input: InputFile;
  batch: ReadonlyArray<Row | BadRow>;
  good: readonly Row[];
  answers: Awaited<ReturnType<Work>>;
}

async function writeBatch(
  run: Run,
  { input, batch, good, answers }: Batch,
  writer: RowWriter,
  progress: BulkProgress,
): Promise<void> {
  const failed = good.flatMap((row, i): BadRow[] => {
    const answer = answers[i]!;
    return typeof answer === 'string' ? [] : [{ ...row, reason: answer.reason }];
  });
  const done = good.filter((_, i) => typeof answers[i] === 'string');
  await writer.write(
    done,
    answers.filter((answer) => typeof answer === 'string'),
  );
  const bad = [...batch.filter(isBad), ...failed].sort((a, b) => a.number - b.number);
  for (const row of bad) report(run, input, row, progress);
  run.state.rows += done.length;
}

function report(
  { state, errorsPath }: Run,
  { name }: InputFile,
  { number, reason }: BadRow,
  progress: BulkProgress,
): void {
  const line = `${[name, `${number}`, reason].map(asCell).join('\t')}\n`;
  appendFileSync(errorsPath, line);
  state.errors += Buffer.byteLength(line);
  state.bad++;
  if (state.bad <= SHOWN_BAD_ROWS) progress.say(`${name}: ${number}번째 줄: ${reason}`);
  if (state.bad === SHOWN_BAD_ROWS) progress.say(`다루지 못한 줄이 더 있으면 ${errorsPath}에만 적습니다.`);
}

/** What ends a cell or a line is written as its escape. */
function asCell(text: string): string {
  return text.replace(/[\t\r\n]/g, (end) => JSON.stringify(end).slice(1, -1));
}

/** Full batches, whatever the input gives at a time: nobody waits for the first answer. */
async function* batchesOf(rows: Rows): AsyncGenerator<Array<Row | BadRow>> {
  let batch: Array<Row | BadRow> = [];
  let characters = 0;
  for await (const some of rows) {
    for (const row of some) {
      const length = isBad(row) ? 0 : row.text.length;
      if (batch.length > 0 && (characters + length > BATCH_CHARACTERS || batch.length === BATCH_ROWS)) {
        yield batch;
        batch = [];
        characters = 0;
      }
      batch.push(row);
      characters += length;
    }
  }
  if (batch.length > 0) yield batch;
}

/** How much of all inputs lies before a place in one of them. */
function shareOf(inputs: readonly InputFile[], index: number, share: number): number {
  const total = inputs.reduce((sum, { size = 0 }) => sum + size, 0);
  if (total === 0) return 0;
  const before = inputs.slice(0, index).reduce((sum, { size = 0 }) => sum + size, 0);
  return (before + share * (inputs[index]?.size ?? 0)) / total;
}

function summary({ rows, bad }: Progressed, out: string, errorsPath: string): string {
  const failed = bad > 0 ? `, 다루지 못한 줄 ${count(bad)}개 (${errorsPath})` : '';
  return `${count(rows)}줄을 ${out}에 썼습니다${failed}.\n`;
}
