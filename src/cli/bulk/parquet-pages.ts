import type { AsyncBuffer, ColumnMetaData, FileMetaData, RowGroup } from 'hyparquet';
import { parquetSchema } from 'hyparquet';
import { parquetHeader } from 'hyparquet/src/column.js';
import { getMaxRepetitionLevel, getTreePath } from 'hyparquet/src/schema.js';

/** Where a page lies, as an offset index says it: few writers leave one in the file. */
interface PageLocation {
  offset: bigint;
  compressed_page_size: number;
  first_row_index: bigint;
}

/** By the path of a column. */
export type PagesOfColumns = Record<string, PageLocation[]>;

/** Headers are some tens of bytes long, unless they hold the least and the greatest value of a page. */
const HEADER_BYTES = 1024;
const MOST_HEADER_BYTES = 2 ** 24;

/**
 * The pages of the columns of a group, found by stepping from header to header, so that some rows of a large group can
 * be read without the others. A column whose pages do not tell how many rows they hold (lists) is left out.
 */
export async function pagesOf(
  file: AsyncBuffer,
  metadata: FileMetaData,
  group: RowGroup,
  columns: readonly string[] | undefined,
  headerBytes = HEADER_BYTES,
): Promise<PagesOfColumns> {
  const root = parquetSchema(metadata);
  const found: PagesOfColumns = {};
  for (const { meta_data } of group.columns) {
    if (!meta_data || (columns && !columns.includes(meta_data.path_in_schema[0]!))) continue;
    const isList = getMaxRepetitionLevel(getTreePath(root, meta_data.path_in_schema)) > 0;
    const pages = await pagesOfColumn(file, meta_data, isList, headerBytes);
    if (pages && pages.rows === Number(group.num_rows))
      found[meta_data.path_in_schema.join('.')] = pages.locations;
  }
  return found;
}

async function pagesOfColumn(
  file: AsyncBuffer,
  column: ColumnMetaData,
  isList: boolean,
  headerBytes: number,
): Promise<{ locations: PageLocation[]; rows: number } | undefined> {
  const locations: PageLocation[] = [];
  let at = Number(column.dictionary_page_offset || column.data_page_offset);
  const end = at + Number(column.total_compressed_size);
  let row = 0;
  while (at < end) {
    const { header, length } = await headerAt(file, at, end, headerBytes);
    const size = length + header.compressed_page_size;
    const rows = isList
      ? header.data_page_header_v2?.num_rows
      : (header.data_page_header_v2 ?? header.data_page_header)?.num_values;
    if (!(size > 0)) return undefined;
    if (header.type === 'DATA_PAGE' || header.type === 'DATA_PAGE_V2') {
      if (rows === undefined) return undefined;
      locations.push({ offset: BigInt(at), compressed_page_size: size, first_row_index: BigInt(row) });
      row += rows;
    }
    at += size;
  }
  return { locations, rows: row };
}

async function headerAt(file: AsyncBuffer, at: number, end: number, first: number) {
  for (let length = first; ; length *= 16) {
    const stop = Math.min(at + length, end);
    const reader = { view: new DataView(await file.slice(at, stop)), offset: 0 };
    try {
      return { header: parquetHeader(reader), length: reader.offset };
    } catch (error) {
      if (stop === end || length > MOST_HEADER_BYTES) throw error;
    }
  }
}
