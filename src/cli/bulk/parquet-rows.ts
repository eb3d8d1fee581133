import {
  type AsyncBuffer,
  type FileMetaData,
  parquetMetadataAsync,
  parquetSchema,
  type SchemaElement,
} from 'hyparquet';
import { UsageError } from '../usage-error.js';
import type { BulkFormat } from './answer-key.js';
import { freeName } from './beside-answer.js';
import { fileSlices } from './file-slices.js';
import { missingColumn } from './missing-column.js';
import { cellOf } from './parquet-cell.js';
import { jsonOf, textOf, UnwritableValue } from './parquet-json.js';
import { columnTrees, type SchemaNode, storedSchema, unusableName } from './parquet-schema.js';
import { valuesFrom } from './parquet-steps.js';
import type { BadRow, Place, Row, Rows } from './row.js';
import { idOfJson, LINE_ID } from './row-id.js';

/** Rows handed on at a time. */
const ROWS_TOGETHER = 2_000;

export interface ParquetInput {
  /** The columns as they are to be kept. */
  schema: SchemaElement[];
  /** The new name of a column that was called what the answer is called. */
  renamed?: string;
  total: number;
  rows(from: Place): Rows;
}

export interface ParquetWish {
  /** Where the texts are. */
  column: string | undefined;
  /** The name of the answer: no other column keeps it. */
  answer: string;
  format: BulkFormat;
  /** The column that is written with the answer where no other is. */
  id?: string;
}

export async function openParquet(path: string, wish: ParquetWish): Promise<ParquetInput> {
  const { file, metadata } = await readable(path);
  const root = parquetSchema(metadata);
  const twice = unusableName(root);
  if (twice !== undefined)
    throw new UsageError(
      `${path}: 열 이름 "${twice}"이(가) 두 번 있거나 쓸 수 없는 이름입니다. 이름을 바꾸어 주세요.`,
    );
  const column = textColumn(root.children, path, wish.column);
  const renamed = root.children.some(({ element }) => element.name === wish.answer)
    ? freeName(
        wish.answer,
        root.children.map(({ element }) => element.name),
      )
    : undefined;
  const kept = (name: string) => (name === wish.answer ? renamed! : name);
  const id = idColumn(root.children, path, wish.id);
  const rowOf = rowMaker({ columns: root.children, column, format: wish.format, id }, kept);
  const stored = { ...metadata, schema: storedSchema(metadata.schema) };
  const columns =
    wish.format === 'compact' || wish.format === 'text'
      ? [column, ...(id && id !== column ? [id] : [])]
      : undefined;
  async function* rows({ position }: Place): Rows {
    for await (const { start, values } of valuesFrom(position, { file, metadata: stored, columns }))
      for (let at = 0; at < values.length; at += ROWS_TOGETHER)
        yield values.slice(at, at + ROWS_TOGETHER).map((row, i) => rowOf(row, start + at + i));
  }
  const schema = [
    metadata.schema[0]!,
    ...columnTrees(metadata.schema).flatMap(([top, ...rest]) => [
      { ...top!, name: kept(top!.name) },
      ...rest,
    ]),
  ];
  return { schema, renamed, total: Number(metadata.num_rows), rows };
}

async function readable(path: string): Promise<{ file: AsyncBuffer; metadata: FileMetaData }> {
  const file = await fileSlices(path);
  if (file.byteLength === 0) throw new UsageError(`${path}: 빈 파일입니다. Parquet 파일이 아닙니다.`);
  try {
    return { file, metadata: await parquetMetadataAsync(file, { geoparquet: false }) };
  } catch (cause) {
    throw new UsageError(
      `${path}: Parquet 파일이 아니거나 깨졌습니다(끝의 메타데이터를 읽을 수 없습니다). 덜 받은 파일이 아닌지 확인해 주세요.`,
      { cause },
    );
  }
}

const TEXT_KINDS = new Set([undefined, 'UTF8', 'STRING', 'ENUM', 'JSON']);

/** Bytes of no stated kind may be texts too: old writers say no more. */
function textColumn(columns: readonly SchemaNode[], path: string, wished: string | undefined): string {
  const name = wished ?? 'text';
  const found = columns.find(({ element }) => element.name === name);
  if (!found) {
    const names = columns.map(({ element }) => element.name);
    throw new UsageError(`${path}: ${missingColumn(wished, names)}`);
  }
  const { type, converted_type, logical_type, repetition_type } = found.element;
  const isText = type === 'BYTE_ARRAY' && TEXT_KINDS.has(logical_type?.type ?? converted_type);
  if (!isText || repetition_type === 'REPEATED')
    throw new UsageError(`${path}: "${name}" 열은 문자열의 열이 아닙니다.`);
  return name;
}

function idColumn(
  columns: readonly SchemaNode[],
  path: string,
  wished: string | undefined,
): string | undefined {
  if (wished === undefined || wished === LINE_ID) return undefined;
  const names = columns.map(({ element }) => element.name);
  if (!names.includes(wished)) throw new UsageError(`${path}: ${missingColumn(wished, names)}`);
  return wished;
}

type Values = Record<string, unknown>;
type Kept = (values: Values, text: string | null) => Pick<Row, 'json' | 'fields' | 'id'>;

interface Making {
  columns: readonly SchemaNode[];
  column: string;
  format: BulkFormat;
  id: string | undefined;
}

function rowMaker(
  { columns, column, format, id }: Making,
  kept: (name: string) => string,
): (values: Values, index: number) => Row | BadRow {
  const keeping: Kept =
    format === 'json'
      ? keptAsJson(columns, column, kept)
      : format === 'parquet'
        ? keptAsCells(columns, kept)
        : keptAsId(columns, id);
  return (values, index) => {
    const at = { number: index + 1, after: { position: index + 1, line: index + 2 } };
    const bytes = values[column];
    try {
      const text = bytes instanceof Uint8Array ? inColumn(column, () => textOf(bytes)) : null;
      return { ...at, text, ...keeping(values, text) };
    } catch (error) {
      if (error instanceof UnwritableValue) return { ...at, reason: error.message };
      throw error;
    }
  };
}

function inColumn<T>(name: string, value: () => T): T {
  try {
    return value();
  } catch (error) {
    if (error instanceof UnwritableValue) throw new UnwritableValue(`"${name}" 열: ${error.message}`);
    throw error;
  }
}

function keptAsJson(columns: readonly SchemaNode[], column: string, kept: (name: string) => string): Kept {
  const fields = columns.map((node) => {
    const { name } = node.element;
    return { name, start: `${JSON.stringify(kept(name))}:`, toText: jsonOf(node) };
  });
  return (values, text) => {
    const parts = fields.map(({ name, start, toText }) =>
      name === column ? start + JSON.stringify(text) : start + inColumn(name, () => toText(values[name])),
    );
    return { json: `{${parts.join(',')}}` };
  };
}

function keptAsId(columns: readonly SchemaNode[], id: string | undefined): Kept {
  const node = columns.find(({ element }) => element.name === id);
  if (node === undefined) return () => ({});
  const toText = jsonOf(node);
  return (values) => ({ id: idOfJson(inColumn(node.element.name, () => toText(values[node.element.name]))) });
}

function keptAsCells(columns: readonly SchemaNode[], kept: (name: string) => string): Kept {
  const fields = columns.map((node) => ({
    name: node.element.name,
    toCell: cellOf(node),
  }));
  return (values) => {
    const cells: Values = {};
    for (const { name, toCell } of fields)
      cells[kept(name)] = toCell ? inColumn(name, () => toCell(values[name])) : values[name];
    return { fields: cells };
  };
}
