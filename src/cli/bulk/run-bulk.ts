import { appendFileSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../io.js';
import { printInOrder } from '../ordered-output.js';
import type { BulkOp } from './answer-key.js';
import { askedOf, type Settings } from './asked.js';
import type { BulkOptions } from './bulk-options.js';
import { type BulkProgress, bulkProgress, count, type Reach } from './bulk-progress.js';
import { checkInput, namingFile } from './check-input.js';
import { type Claim, claimRun, type Finished } from './claim-run.js';
import { explained } from './file-error.js';
import { describeInput, type InputFile, openBytes } from './input-file.js';
import { onInterruption } from './interruption.js';
import type { Progressed } from './journal.js';
import { openInput } from './open-input.js';
import { makeDirectory, outputNames, refuseInputsAsOutputs } from './output-paths.js';
import { openList } from './own-file.js';
import { type BadRow, isBad, type Row, type Rows, START } from './row.js';
import { openRowWriter, type RowWriter } from './row-writer.js';
import { isSameInput, otherInput } from './stdin-digest.js';
import { escapedCell } from './tab-cell.js';

/** Everything was done, but some rows could not be read or analysed. */
export const BAD_ROWS = 3;

/** One answer a text, as it is to be written; a text that cannot be done gives its reason. */
export type Work = (texts: readonly string[], signal?: AbortSignal) => Promise<Answer[]>;

type Answer = string | { reason: string };

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

interface Writing extends Run {
  /** The open list of bad rows. */
  errorsFile: number;
}

async function runClaimed(run: Run, outputs: readonly string[]): Promise<number> {
  const { job, inputs, state, errorsPath, release } = run;
  const { io, options } = job;
  const progress = bulkProgress(io.stderr, state.rows);
  const errorsFile = openList(errorsPath, state.errors);
  const listening = onInterruption(() => {
    progress.say('멈추었습니다. 같은 명령에 --resume을 붙이면 이어 합니다.');
    release();
  });
  try {
    for (let i = state.input; i < inputs.length; i++) {
      const size = await runFile({ ...run, errorsFile }, i, outputs[i]!, progress);
      state.whole.push(size);
      Object.assign(state, { input: i + 1, place: START, output: { size: 0 } });
      state.done = i + 1 === inputs.length;
      await (state.done ? run.finish() : run.keep());
    }
  } finally {
    closeSync(errorsFile);
    listening.end();
    progress.end();
  }
  io.stderr.write(summary(state, options.out, errorsPath));
  return state.bad > 0 ? BAD_ROWS : 0;
}

/** Gives the bytes of the output. */
async function runFile(run: Writing, index: number, path: string, progress: BulkProgress): Promise<number> {
  const { job, inputs, state } = run;
  const input = inputs[index]!;
  const { op, options } = job;
  let writer: RowWriter | undefined;
  try {
    const opened = await openInput(input, job, state.place, progress.say, state.stdin);
    const { rows, share, read, schema, consumed } = opened;
    writer = await openRowWriter({ path, op, format: options.format, schema }, state.output);
    const output = writer;
    // What is cut off the output must not be there when the process ends before the first state is written.
    await run.keep();
    let kept = Date.now();
    await printInOrder(
      batchesOf(rows),
      (batch) => {
        const good = batch.filter((row): row is Row => !isBad(row));
        const answers = answersTo(good, job.work);
        answers.catch(() => {});
        const reach = reachOf(inputs, index, share(batch.at(-1)!.after), read());
        return async () => {
          await writeBatch(run, { input, batch, good, answers: await answers }, output, progress);
          state.place = batch.at(-1)!.after;
          progress.add(batch.length, charactersOf(good), reach);
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

/** A row without a text has no answer, in its place. */
async function answersTo(rows: readonly Row[], work: Work): Promise<Array<Answer | null>> {
  const texts = rows.flatMap(({ text }) => (text === null ? [] : [text]));
  const answers = texts.length > 0 ? await work(texts) : [];
  let next = 0;
  return rows.map(({ text }) => (text === null ? null : answers[next++]!));
}

const isAnswer = (answer: Answer | null) => answer === null || typeof answer === 'string';

const charactersOf = (rows: readonly Row[]) => rows.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);

interface Batch {
  input: InputFile;
  batch: ReadonlyArray<Row | BadRow>;
  good: readonly Row[];
  answers: ReadonlyArray<Answer | null>;
}

async function writeBatch(
  run: Writing,
  { input, batch, good, answers }: Batch,
  writer: RowWriter,
  progress: BulkProgress,
): Promise<void> {
  const failed = good.flatMap((row, i): BadRow[] => {
    const answer = answers[i]!;
    return isAnswer(answer) ? [] : [{ ...row, reason: answer.reason }];
  });
  const done = good.filter((_, i) => isAnswer(answers[i]!));
  await writer.write(done, answers.filter(isAnswer));
  const bad = [...batch.filter(isBad), ...failed].sort((a, b) => a.number - b.number);
  for (const row of bad) report(run, input, row, progress);
  run.state.rows += done.length;
}

function report(
  { state, errorsPath, errorsFile }: Writing,
  { name }: InputFile,
  { number, reason }: BadRow,
  progress: BulkProgress,
): void {
  const line = `${[name, `${number}`, reason].map(escapedCell).join('\t')}\n`;
  appendFileSync(errorsFile, line);
  state.errors += Buffer.byteLength(line);
  state.bad++;
  if (state.bad <= SHOWN_BAD_ROWS) progress.say(`${name}: ${number}번째 줄: ${reason}`);
  if (state.bad === SHOWN_BAD_ROWS) progress.say(`다루지 못한 줄이 더 있으면 ${errorsPath}에만 적습니다.`);
}

/** Full batches, whatever the input gives at a time: nobody waits for the first answer. */
async function* batchesOf(rows: Rows): AsyncGenerator<Array<Row | BadRow>> {
  let batch: Array<Row | BadRow> = [];
  let characters = 0;
  for await (const some of rows) {
    for (const row of some) {
      const length = isBad(row) ? 0 : (row.text?.length ?? 0);
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

/** How far all inputs are done, by what is known of the one that is being read. */
function reachOf(
  inputs: readonly InputFile[],
  index: number,
  share: number | undefined,
  read: number,
): Reach {
  const sizes = inputs.map(({ size = 0 }) => size);
  const before = sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const measured = inputs.every(({ size, packed }) => size !== undefined && !packed);
  if (!measured || share === undefined) return { read: Math.round(before + read) };
  return { share: total === 0 ? 0 : (before + share * sizes[index]!) / total };
}

function summary({ rows, bad }: Progressed, out: string, errorsPath: string): string {
  const failed = bad > 0 ? `, 다루지 못한 줄 ${count(bad)}개 (${errorsPath})` : '';
  return `${count(rows)}줄을 ${out}에 썼습니다${failed}.\n`;
}
