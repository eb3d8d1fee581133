import type { FileHandle } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { SchemaElement } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { ANSWER_KEYS, type BulkFormat, type BulkOp } from './answer-key.js';
import { explaining } from './file-error.js';
import { createOwn, reopenOwn } from './own-file.js';
import { ParquetFile } from './parquet-file.js';
import { type ParquetTable, tableFor } from './parquet-table.js';
import type { Row } from './row.js';
import { escapedCell } from './tab-cell.js';
import { writeWhole } from './write-whole.js';

/** Rows with their answers, as the workers wrote them, go into a file; what `size` counts is there to stay. */
export interface RowWriter {
  write(rows: readonly Row[], answers: ReadonlyArray<string | null>): Promise<void>;
  /** Puts what was given on the disk and says how to go on from there; nothing while rows wait for their group. */
  keep(): Promise<Kept | undefined>;
  /** The file is whole; gives its bytes. */
  end(): Promise<number>;
  close(): Promise<void>;
}

/** How far an output has come; `parts` describes what a table file lists at its end. */
export interface Kept {
  size: number;
  parts?: string;
}

export interface OutputJob {
  path: string;
  op: BulkOp;
  format: BulkFormat;
  /** The columns of a Parquet input. */
  schema?: readonly SchemaElement[];
}

export async function openRowWriter(job: OutputJob, kept?: Kept): Promise<RowWriter> {
  const goesOn = kept !== undefined && kept.size > 0;
  const file = await (goesOn ? reopenOwn : createOwn)(job.path);
  if (goesOn) await file.truncate(kept.size);
  return job.format === 'parquet' ? parquetWriter(file, job, kept) : lineWriter(file, job, kept?.size ?? 0);
}

function lineWriter(file: FileHandle, { op, format, path }: OutputJob, start: number): RowWriter {
  let size = start;
  const lineOf =
    format === 'json'
      ? jsonLine(ANSWER_KEYS[op])
      : (row: Row, answer: string | null) => withId(row, onOneLine(answer ?? '', format));
  return {
    async write(rows, answers) {
      const lines = Buffer.from(rows.map((row, i) => `${lineOf(row, answers[i] ?? null)}\n`).join(''));
      await writeWhole(file, path, lines, size);
      size += lines.length;
    },
    async keep() {
      await explaining(path, () => file.datasync());
      return { size };
    },
    async end() {
      await explaining(path, () => file.datasync());
      return size;
    },
    close: () => file.close(),
  };
}

function withId({ id }: Row, line: string): string {
  return id === undefined ? line : `${escapedCell(id)}\t${line}`;
}

/** What a person reads may take several lines, a line for each sentence; the compact form takes one line a document. */
function onOneLine(answer: string, format: BulkFormat): string {
  return format === 'compact' ? answer.replace(/\r\n?|\n/g, ' ') : answer;
}

/** The row as it was, with the answer behind its fields: numbers and spaces of the input stay as they were written. */
function jsonLine(key: string): (row: Row, answer: string | null) => string {
  return ({ json, text }, answer) => {
    const fields = (json ?? JSON.stringify({ text })).slice(0, -1);
    return `${fields}${fields === '{' ? '' : ','}${JSON.stringify(key)}:${answer}}`;
  };
}

/** Rows of a table that are written together. */
const GROUP_ROWS = 10_000;
/** The answers of a group are held in memory until it is written. */
const GROUP_CHARACTERS = 32 * 2 ** 20;
const MAGIC_BYTES = 4;

interface Parts {
  schema: SchemaElement[];
  groups: unknown[];
}

function parquetWriter(file: FileHandle, job: OutputJob, kept: Kept | undefined): RowWriter {
  let waiting: Array<[Row, unknown]> = [];
  let characters = 0;
  let size = kept?.size ?? 0;
  let table: ParquetTable | undefined;
  let writer: ParquetFile | undefined;
  const bytes = new ByteWriter();
  const parsed = job.op !== 'correct' && job.op !== 'space';

  function begin(rows: readonly Row[], schema = job.schema, groups: unknown[] = []) {
    table = tableFor(job.op, rows, schema);
    writer = new ParquetFile(bytes, table);
    if (groups.length === 0) return;
    bytes.index = 0;
    bytes.offset = size;
    writer.row_groups = groups as typeof writer.row_groups;
    writer.num_rows = writer.row_groups.reduce((sum, { num_rows }) => sum + num_rows, 0n);
  }
  if (kept?.parts && size > MAGIC_BYTES) {
    const parts = deserialize(Buffer.from(kept.parts, 'base64')) as Parts;
    begin([], parts.schema, parts.groups);
  }
  async function flush() {
    const written = Buffer.from(bytes.getBytes());
    await writeWhole(file, job.path, written, size);
    size += written.length;
    bytes.index = 0;
  }
  async function group() {
    if (waiting.length === 0) return;
    if (!table) begin(waiting.map(([row]) => row));
    const source = [
      ...table!.columns.map(({ name, cellOf }) => ({ name, data: waiting.map(([row]) => cellOf(row)) })),
      { name: ANSWER_KEYS[job.op], data: waiting.map(([, answer]) => answer) },
    ];
    const columnData = source.map((column) => ({ ...column, offsetIndex: false }));
    await writer!.write({ columnData, rowGroupSize: waiting.length });
    writer!.pendingIndexes = [];
    waiting = [];
    characters = 0;
    await flush();
  }
  return {
    async write(rows, answers) {
      for (const [i, row] of rows.entries()) {
        const answer = answers[i] ?? null;
        waiting.push([row, parsed && answer !== null ? JSON.parse(answer) : answer]);
        characters += (answer?.length ?? 0) + (row.text?.length ?? 0);
      }
      if (waiting.length >= GROUP_ROWS || characters >= GROUP_CHARACTERS) await group();
    },
    async keep() {
      if (waiting.length > 0) return undefined;
      await explaining(job.path, () => file.datasync());
      if (!writer) return { size };
      const parts: Parts = { schema: table!.schema, groups: writer.row_groups };
      return { size, parts: serialize(parts).toString('base64') };
    },
    async end() {
      await group();
      if (!writer) begin([]);
      writer!.finish();
      await flush();
      await explaining(job.path, () => file.datasync());
      return size;
    },
    close: () => file.close(),
  };
}
