import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, realpathSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SchemaElement } from 'hyparquet';
import type { Io } from '../io.js';
import { printInOrder } from '../ordered-output.js';
import { UsageError } from '../usage-error.js';
import { ANSWER_KEYS, type BulkOp, EXTENSIONS } from './answer-key.js';
import type { BulkOptions } from './bulk-options.js';
import { type BulkProgress, bulkProgress, count } from './bulk-progress.js';
import { csvRows } from './csv-rows.js';
import { describeInput, type InputFile, openBytes, stemOf } from './input-file.js';
import { type Journal, openJournal, type Progressed } from './journal.js';
import { openParquet } from './parquet-rows.js';
import { columnTypes } from './parquet-table.js';
import { type BadRow, isBad, type Place, type Row, type Rows } from './row.js';
import { openRowWriter, type RowWriter } from './row-writer.js';
import { ndjsonRows, textRows } from './text-rows.js';

/** Everything was done, but some rows could not be read or analysed. */
export const BAD_ROWS = 3;

/** One answer a text, as it is to be written; a text that cannot be done gives its reason. */
export type Work = (texts: readonly string[]) => Promise<Array<string | { reason: string }>>;

export interface BulkJob {
  op: BulkOp;
  files: readonly string[];
  options: BulkOptions;
  /** Everything else that shapes the answers: a run goes on only with the same. */
  settings: unknown;
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
const START: Place = { position: 0, line: 1 };

/** Files in, a file each out, in order; goes on where the last run was cut off. */
export async function runBulk(job: BulkJob): Promise<number> {
  const { op, options, io } = job;
  const inputs = await Promise.all(
    (job.files.length > 0 ? job.files : ['-']).map((path) => describeInput(path, options)),
  );
  mkdirSync(options.out, { recursive: true });
  const outputs = outputPaths(inputs, job);
  const hidden = join(options.out, '.malgyeol');
  const journal = openJournal(join(hidden, `${op}.journal`), jobKey(job, inputs));
  const errorsPath = join(hidden, `${op}.errors.tsv`);
  const state = begin(journal, options);
  if (state.done) {
    io.stderr.write(`이미 끝난 작업입니다: ${count(state.rows)}줄\n`);
    return state.bad > 0 ? BAD_ROWS : 0;
  }
  if (existsSync(errorsPath)) truncateSync(errorsPath, state.errors);
  else writeFileSync(errorsPath, '');
  const progress = bulkProgress(io.stderr, shareOf(inputs, state.input, 0));
  const run: Run = { job, inputs, state, journal, progress, errorsPath };
  try {
    for (let i = state.input; i < inputs.length; i++) {
      await runFile(run, i, outputs[i]!);
      Object.assign(state, { input: i + 1, place: START, output: { size: 0 } });
      state.done = i + 1 === inputs.length;
      await journal.write(state);
    }
  } finally {
    progress.end();
  }
  io.stderr.write(summary(state, options.out, errorsPath));
  return state.bad > 0 ? BAD_ROWS : 0;
}

function begin(journal: Journal, { resume, force }: BulkOptions): Progressed {
  const { last } = journal;
  const fresh: Progressed = {
    input: 0,
    place: START,
    output: { size: 0 },
    errors: 0,
    rows: 0,
    bad: 0,
    done: false,
  };
  if (!last || force) return fresh;
  if (resume) {
    if (journal.same) return last;
    throw new UsageError(
      '앞의 작업과 파일이나 옵션이 달라 이어 할 수 없습니다. 처음부터 하려면 --force를 쓰세요.',
    );
  }
  if (last.done || last.rows + last.bad === 0) return fresh;
  throw new UsageError(
    '끝나지 않은 작업이 있습니다. 이어 하려면 --resume, 버리고 처음부터 하려면 --force를 쓰세요.',
  );
}

interface Run {
  job: BulkJob;
  inputs: readonly InputFile[];
  state: Progressed;
  journal: Journal;
  progress: BulkProgress;
  errorsPath: string;
}

async function runFile(run: Run, index: number, path: string): Promise<void> {
  const { job, inputs, state, journal, progress } = run;
  const input = inputs[index]!;
  const { rows, share, schema } = await openInput(input, job, state.place);
  const { op, options } = job;
  const writer = await openRowWriter({ path, op, format: options.format, schema }, state.output);
  // What is cut off the output must not be there when the process ends before the first state is written.
  await journal.write(state);
  let kept = Date.now();
  try {
    await printInOrder(
      batchesOf(rows),
      (batch) => {
        const good = batch.filter((row): row is Row => !isBad(row));
        const answers = good.length > 0 ? job.work(good.map(({ text }) => text)) : Promise.resolve([]);
        answers.catch(() => {});
        return async () => {
          await writeBatch(run, input, batch, good, await answers, writer);
          state.place = batch.at(-1)!.after;
          const characters = good.reduce((sum, { text }) => sum + text.length, 0);
          const done = share();
          progress.add(batch.length, characters, done === undefined ? done : shareOf(inputs, index, done));
          if (Date.now() - kept < KEEP_MS) return;
          const output = await writer.keep();
          if (!output) return;
          state.output = output;
          await journal.write(state);
          kept = Date.now();
        };
      },
      job.threads * AHEAD_PER_THREAD,
      () => job.io.stdin.destroy(),
    );
    await writer.end();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new Error(`${input.name}: ${(error as Error).message}`, { cause: error });
  } finally {
    await writer.close();
  }
}

async function writeBatch(
  run: Run,
  input: InputFile,
  batch: ReadonlyArray<Row | BadRow>,
  good: readonly Row[],
  answers: Awaited<ReturnType<Work>>,
  writer: RowWriter,
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
  for (const row of bad) report(run, input, row);
  run.state.rows += done.length;
}

function report({ state, progress, errorsPath }: Run, { name }: InputFile, { number, reason }: BadRow): void {
  const line = `${name}\t${number}\t${reason}\n`;
  appendFileSync(errorsPath, line);
  state.errors += Buffer.byteLength(line);
  state.bad++;
  if (state.bad <= SHOWN_BAD_ROWS) progress.say(`${name}: ${number}번째 줄: ${reason}`);
  if (state.bad === SHOWN_BAD_ROWS) progress.say(`다루지 못한 줄이 더 있으면 ${errorsPath}에만 적습니다.`);
}

async function openInput(input: InputFile, { op, options, io }: BulkJob, place: Place) {
  if (input.kind === 'parquet') {
    const { rows, total, schema, renamed } = await openParquet(input.path, {
      column: options.column ?? options.field,
      answer: ANSWER_KEYS[op],
      format: options.format,
    });
    if (renamed)
      io.stderr.write(
        `${input.name}: "${ANSWER_KEYS[op]}" 열이 이미 있어 ${renamed}(이)라는 이름으로 남깁니다.\n`,
      );
    let read = place.position;
    const counted = async function* (): Rows {
      for await (const some of rows(place)) {
        yield some;
        read += some.length;
      }
    };
    return { rows: counted(), share: () => read / Math.max(1, total), schema };
  }
  const { field = 'text' } = options;
  // The header of a CSV stands at its start, wherever the rows go on.
  const fromStart = input.kind === 'csv' || input.kind === 'tsv';
  const bytes = await openBytes(input, io.stdin, fromStart ? 0 : place.position);
  const { size } = input;
  const share = () => (size === undefined ? undefined : bytes.read() / Math.max(1, size));
  if (fromStart) {
    const separator = input.kind === 'csv' ? ',' : '\t';
    return { rows: csvRows(bytes.chunks, place, separator, options.column ?? options.field), share };
  }
  if (input.kind === 'text') return { rows: textRows(bytes.chunks, place), share };
  const schema =
    options.format === 'parquet' && size !== undefined
      ? await ndjsonSchema(input, field, io.stdin)
      : undefined;
  return { rows: ndjsonRows(bytes.chunks, place, field), share, schema };
}

/** The columns of a table that holds every row: reading a file twice costs little beside its analysis. */
async function ndjsonSchema(input: InputFile, field: string, stdin: Io['stdin']): Promise<SchemaElement[]> {
  const types = columnTypes();
  const { chunks } = await openBytes(input, stdin, 0);
  for await (const rows of ndjsonRows(chunks, START, field))
    for (const row of rows) if (!isBad(row)) types.see(row.fields!);
  const elements = types.elements();
  return [{ name: 'root', num_children: elements.length }, ...elements];
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

function outputPaths(inputs: readonly InputFile[], { op, options }: BulkJob): string[] {
  const taken = new Set<string>();
  return inputs.map((input) => {
    const stem = `${stemOf(input)}.${op}`;
    let name = stem;
    for (let i = 2; taken.has(name); i++) name = `${stem}-${i}`;
    taken.add(name);
    const path = join(options.out, `${name}.${EXTENSIONS[options.format]}`);
    const samePath = (other: InputFile) =>
      other.path !== '-' && realpathSync(other.path) === realpathSync(path);
    if (existsSync(path) && inputs.some(samePath))
      throw new UsageError(`${path}: 입력 파일에 결과를 쓸 수 없습니다. 다른 --out을 적어 주세요.`);
    return path;
  });
}

function jobKey({ op, options, settings }: BulkJob, inputs: readonly InputFile[]): string {
  const { field, column, format, lemmas } = options;
  const key = JSON.stringify({ op, field, column, format, lemmas, settings, inputs });
  return createHash('sha256').update(key).digest('hex');
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
