import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, type SchemaElement } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { UsageError } from '../usage-error.js';
import type { BadRow, Place, Row, Rows } from './row.js';

/** Uncompressed bytes of a table that are held as rows at a time. */
const STEP_BYTES = 16 * 2 ** 20;

export interface ParquetInput {
  schema: SchemaElement[];
  total: number;
  rows(from: Place): Rows;
}

export async function openParquet(path: string, columnName: string | undefined): Promise<ParquetInput> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const columns = topColumns(metadata.schema);
  const column = columnName ?? 'text';
  if (!columns.includes(column)) {
    const why =
      columnName === undefined ? '--column으로 글이 있는 열을 적어 주세요' : `"${columnName}" 열이 없습니다`;
    throw new UsageError(`${path}: ${why}. 있는 열: ${columns.join(', ')}`);
  }
  async function* rows({ position }: Place): Rows {
    let groupStart = 0;
    for (const group of metadata.row_groups) {
      const count = Number(group.num_rows);
      const groupEnd = groupStart + count;
      const steps = Math.max(1, Math.ceil(Number(group.total_byte_size) / STEP_BYTES));
      const step = Math.ceil(count / steps);
      for (let begin = Math.max(groupStart, position); begin < groupEnd; begin += step) {
        const rowEnd = Math.min(begin + step, groupEnd);
        const found = await parquetReadObjects({ file, metadata, compressors, rowStart: begin, rowEnd });
        yield found.map((fields, i) => rowOf(fields, begin + i, column));
      }
      groupStart = groupEnd;
    }
  }
  return { schema: metadata.schema, total: Number(metadata.num_rows), rows };
}

function rowOf(fields: Record<string, unknown>, index: number, column: string): Row | BadRow {
  const at = { number: index + 1, after: { position: index + 1, line: index + 2 } };
  const text = fields[column];
  return typeof text === 'string'
    ? { ...at, text, fields }
    : { ...at, reason: `"${column}" 열의 값이 문자열이 아닙니다.` };
}

/** The names of the columns of the table; what lies inside them is passed over. */
function topColumns(schema: readonly SchemaElement[]): string[] {
  return columnTrees(schema).map((tree) => tree[0]!.name);
}

/** Each column with everything that lies inside it, in order. */
export function columnTrees(schema: readonly SchemaElement[]): SchemaElement[][] {
  const trees: SchemaElement[][] = [];
  for (let at = 1; at < schema.length; ) {
    let end = at;
    for (let open = 1; open > 0; end++) open += (schema[end]!.num_children ?? 0) - 1;
    trees.push(schema.slice(at, end));
    at = end;
  }
  return trees;
}
