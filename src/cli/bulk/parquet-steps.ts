import { type AsyncBuffer, type FileMetaData, parquetReadObjects, type RowGroup } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { pagesOf } from './parquet-pages.js';

/** Uncompressed bytes of a table that are held at a time. */
const STEP_BYTES = 128 * 2 ** 20;

interface Table {
  file: AsyncBuffer;
  metadata: FileMetaData;
  /** Those that are read; all where none are named. */
  columns: string[] | undefined;
}

/** Rows as objects, with the index of the first of them. */
interface Step {
  start: number;
  values: Array<Record<string, unknown>>;
}

/** The rows from the given one on. A group of many bytes is read in steps, each from its own pages. */
export async function* valuesFrom(
  position: number,
  table: Table,
  stepBytes = STEP_BYTES,
): AsyncGenerator<Step> {
  let groupStart = 0;
  for (const [index, group] of table.metadata.row_groups.entries()) {
    const groupEnd = groupStart + Number(group.num_rows);
    const steps = Math.max(1, Math.ceil(bytesOf(group, table.columns) / stepBytes));
    const step = Math.ceil((groupEnd - groupStart) / steps);
    const begin = Math.max(groupStart, position);
    const pages =
      steps > 1 && begin < groupEnd
        ? await told(begin, groupEnd, () => pagesOf(table.file, table.metadata, group, table.columns))
        : {};
    for (let start = begin; start < groupEnd; start += step) {
      const end = Math.min(start + step, groupEnd);
      yield { start, values: await told(start, end, () => readRows(table, start, end, { [index]: pages })) };
    }
    groupStart = groupEnd;
  }
}

function bytesOf({ columns }: RowGroup, wanted: readonly string[] | undefined): number {
  let bytes = 0;
  for (const { meta_data } of columns)
    if (meta_data && (!wanted || wanted.includes(meta_data.path_in_schema[0]!)))
      bytes += Number(meta_data.total_uncompressed_size);
  return bytes;
}

/** `pageLocationsByGroup` is what the library itself fills from the offset index of a file that has one. */
function readRows(table: Table, rowStart: number, rowEnd: number, pageLocationsByGroup: object) {
  const parsers = { timestampFromNanoseconds: (value: bigint) => value as never };
  const part = { rowStart, rowEnd, pageLocationsByGroup };
  return parquetReadObjects({ ...table, ...part, compressors, utf8: false, geoparquet: false, parsers });
}

async function told<T>(start: number, end: number, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const rows = `${start + 1}번째 행부터 ${end}번째 행까지`;
    throw new Error(`Parquet의 ${rows}를 읽을 수 없습니다. 파일이 깨졌거나 다룰 수 없는 압축입니다.`, {
      cause,
    });
  }
}
