import type { SchemaElement } from 'hyparquet';
import type { Io } from '../io.js';
import type { BulkOptions } from './bulk-options.js';
import { START } from './claim-run.js';
import { csvRows } from './csv-rows.js';
import { type InputFile, openBytes } from './input-file.js';
import { openParquet } from './parquet-rows.js';
import { columnTypes } from './parquet-table.js';
import { isBad, type Place, type Rows } from './row.js';
import { type Consumed, type DigestedBytes, digested } from './stdin-digest.js';
import { ndjsonRows, textRows } from './text-rows.js';

/** An input that can be read from a place on. */
interface OpenInput {
  rows: Rows;
  /** How much of it lies before the rows that were just given, which end at `place`; unknown where its size is. */
  share(place: Place): number | undefined;
  /** Its columns, where they are known before its rows are. */
  schema?: SchemaElement[];
  /** For standard input. */
  consumed?: DigestedBytes['consumed'];
}

export interface Reading {
  options: BulkOptions;
  io: Pick<Io, 'stdin'>;
}

/** Opened at a place; `expected` is what standard input has to begin with. */
export async function openInput(
  input: InputFile,
  { options, io }: Reading,
  place: Place,
  expected?: Consumed,
): Promise<OpenInput> {
  if (input.kind === 'parquet') {
    const { rows, total, schema } = await openParquet(input.path, options.column ?? options.field);
    return { rows: rows(place), share: ({ position }: Place) => position / Math.max(1, total), schema };
  }
  const { field = 'text' } = options;
  // The header of a CSV stands at its start, wherever the rows go on.
  const fromStart = input.kind === 'csv' || input.kind === 'tsv';
  const from = fromStart ? 0 : place.position;
  const isStdin = input.path === '-';
  const bytes = await openBytes(input, io.stdin, isStdin ? 0 : from);
  const { chunks, consumed } = isStdin
    ? digested(bytes.chunks, from, expected)
    : { chunks: bytes.chunks, consumed: undefined };
  const { size } = input;
  const share = () => (size === undefined ? undefined : bytes.read() / Math.max(1, size));
  if (fromStart) {
    const separator = input.kind === 'csv' ? ',' : '\t';
    const rows = csvRows(chunks, place, separator, options.column ?? options.field);
    return { rows, share, consumed };
  }
  if (input.kind === 'text') return { rows: textRows(chunks, place), share, consumed };
  const schema =
    options.format === 'parquet' && size !== undefined
      ? await ndjsonSchema(input, field, io.stdin)
      : undefined;
  return { rows: ndjsonRows(chunks, place, field), share, schema, consumed };
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
