import type { SchemaElement } from 'hyparquet';
import type { Io } from '../io.js';
import { UsageError } from '../usage-error.js';
import { ANSWER_KEYS, type BulkOp } from './answer-key.js';
import { besideAnswer, besideNotice, schemaBesideAnswer } from './beside-answer.js';
import type { BulkOptions } from './bulk-options.js';
import { openCsv } from './csv-rows.js';
import { type InputFile, openBytes } from './input-file.js';
import { missingColumn } from './missing-column.js';
import { openParquet, type ParquetWish } from './parquet-rows.js';
import { columnTypes, stringColumn } from './parquet-table.js';
import { isBad, type Place, type Rows, START } from './row.js';
import { LINE_ID, withIds } from './row-id.js';
import type { Source } from './source.js';
import { type Consumed, type DigestedBytes, digested } from './stdin-digest.js';
import { ndjsonRows, textRows } from './text-rows.js';

/** An input that can be read from a place on. */
interface OpenInput {
  rows: Rows;
  /** How much of it lies before a place; unknown where the size of what it holds is. */
  share(place: Place): number | undefined;
  /** Bytes that were taken from the disk. */
  read(): number;
  /** Its columns, where they are known before its rows are. */
  schema?: SchemaElement[];
  /** For standard input. */
  consumed?: DigestedBytes['consumed'];
}

export interface Reading {
  op: BulkOp;
  options: BulkOptions;
  io: Pick<Io, 'stdin'>;
}

/** Opened at a place; `expected` is what standard input has to begin with. */
export async function openInput(
  input: InputFile,
  reading: Reading,
  place: Place,
  say: Source['say'],
  expected?: Consumed,
): Promise<OpenInput> {
  const source: Source = { name: input.name, say };
  const opened = await openRows(input, reading, place, source, expected);
  const key = ANSWER_KEYS[reading.op];
  const { format, id } = reading.options;
  if (id !== undefined) return { ...opened, rows: withIds(opened.rows, id) };
  // Only these two write the fields of a row beside its answer; a table has renamed its own column.
  if (input.kind === 'parquet' || (format !== 'json' && format !== 'parquet')) return opened;
  const { rows, schema, ...others } = opened;
  const besides = schema && schemaBesideAnswer(schema, key);
  return { ...others, rows: besideAnswer(rows, key, source), ...(besides ? { schema: besides } : {}) };
}

async function openRows(
  input: InputFile,
  { op, options, io }: Reading,
  place: Place,
  source: Source,
  expected: Consumed | undefined,
): Promise<OpenInput> {
  // Either name says where the text is: one call may be given files of several kinds.
  const column = options.column ?? options.field;
  const field = options.field ?? options.column ?? 'text';
  if (input.kind === 'parquet')
    return openTable(
      input,
      { column, answer: ANSWER_KEYS[op], format: options.format, id: options.id },
      place,
      source,
    );
  // The header of a CSV stands at its start, wherever the rows go on.
  const fromStart = input.kind === 'csv' || input.kind === 'tsv';
  const from = fromStart ? 0 : place.position;
  const { size, packed } = input;
  const isStdin = input.path === '-';
  const bytes = await openBytes(input, io.stdin, isStdin ? 0 : from);
  const { chunks, consumed } = isStdin
    ? digested(bytes.chunks, from, expected)
    : { chunks: bytes.chunks, consumed: undefined };
  const share: OpenInput['share'] = ({ position }) =>
    packed || size === undefined ? undefined : position / Math.max(1, size);
  const { read } = bytes;
  if (fromStart) {
    const separator = input.kind === 'csv' ? ',' : '\t';
    const { header, rows } = await openCsv(chunks, separator, column, source);
    refuseUnknownId(options, header, source.name);
    return { rows: rows(place), share, read, consumed, schema: schemaOf(header.map(stringColumn)) };
  }
  if (input.kind === 'text') return { rows: textRows(chunks, place, source), share, read, consumed };
  const rows = ndjsonRows(chunks, place, field, source);
  if (options.format !== 'parquet' || size === undefined) return { rows, share, read, consumed };
  return { rows, share, read, schema: await ndjsonSchema(input, field, ANSWER_KEYS[op], io.stdin) };
}

async function openTable(
  { path, size = 0 }: InputFile,
  wish: ParquetWish,
  place: Place,
  { name, say }: Source,
): Promise<OpenInput> {
  const { rows, total, schema, renamed } = await openParquet(path, wish);
  if (renamed) say(besideNotice(name, wish.answer, renamed));
  let reached = 0;
  const share = ({ position }: Place) => {
    reached = position / Math.max(1, total);
    return reached;
  };
  return { rows: rows(place), share, read: () => reached * size, schema };
}

/** The columns of a table that holds every row: reading a file twice costs little beside its analysis. */
async function ndjsonSchema(
  input: InputFile,
  field: string,
  key: string,
  stdin: Io['stdin'],
): Promise<SchemaElement[]> {
  const types = columnTypes();
  const { chunks } = await openBytes(input, stdin, 0);
  const silent: Source = { name: input.name, say() {} };
  for await (const some of besideAnswer(ndjsonRows(chunks, START, field, silent), key, silent))
    for (const row of some) if (!isBad(row)) types.see(row.fields!);
  return schemaOf(types.elements());
}

/** Where the names of the columns are known. */
function refuseUnknownId({ id }: BulkOptions, header: readonly string[], name: string): void {
  if (id === undefined || id === LINE_ID || header.length === 0 || header.includes(id)) return;
  throw new UsageError(`${name}: ${missingColumn(id, header)}`);
}

function schemaOf(elements: SchemaElement[]): SchemaElement[] {
  return [{ name: 'root', num_children: elements.length }, ...elements];
}
