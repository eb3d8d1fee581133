import { UsageError } from '../usage-error.js';
import { type ByteLine, byteLines } from './byte-lines.js';
import type { BadRow, Place, Row, Rows } from './row.js';
import { NOT_UTF8 } from './text-rows.js';

/** A quote that is not closed within so many characters was never meant as one. */
const LONGEST_RECORD = 1_000_000;

interface Table {
  header: string[];
  /** The index of the column with the texts. */
  column: number;
}

/**
 * The records of a CSV or TSV, after a header; a quoted cell may hold line breaks. `chunks` gives the file from its
 * start, since the header is read first; what lies before `from` is skipped.
 */
export async function* csvRows(
  chunks: AsyncIterable<Uint8Array>,
  from: Place,
  separator: string,
  column: string | undefined,
): Rows {
  let table: Table | undefined;
  for await (const records of recordsOf(chunks, separator)) {
    const rows: Array<Row | BadRow> = [];
    for (const { number, after, cells } of records) {
      if (table === undefined) table = tableOf(cells, column);
      else if (after.position > from.position && !(cells?.length === 1 && cells[0] === ''))
        rows.push(rowOf({ number, after, cells }, table));
    }
    if (rows.length > 0) yield rows;
  }
}

function tableOf(header: string[] | undefined, columnName: string | undefined): Table {
  if (header === undefined) throw new UsageError('첫 줄(열 이름)을 읽을 수 없습니다.');
  const column = header.indexOf(columnName ?? 'text');
  if (column >= 0) return { header, column };
  throw new UsageError(
    `${columnName === undefined ? '--column으로 글이 있는 열을 적어 주세요' : `"${columnName}" 열이 없습니다`}. 있는 열: ${header.join(', ')}`,
  );
}

interface CsvRecord {
  number: number;
  after: Place;
  /** Missing where it cannot be read. */
  cells?: string[];
  reason?: string;
}

function rowOf({ number, after, cells, reason }: CsvRecord, { header, column }: Table): Row | BadRow {
  if (cells === undefined) return { number, after, reason: reason ?? NOT_UTF8 };
  if (cells.length !== header.length)
    return { number, after, reason: `칸이 ${header.length}개여야 하는데 ${cells.length}개입니다.` };
  const fields = Object.fromEntries(header.map((name, i) => [name, cells[i]]));
  return { number, after, text: cells[column]!, fields };
}

async function* recordsOf(chunks: AsyncIterable<Uint8Array>, separator: string): AsyncGenerator<CsvRecord[]> {
  let open: ByteLine[] = [];
  const start: Place = { position: 0, line: 1 };
  for await (const lines of byteLines(chunks, start)) {
    const records: CsvRecord[] = [];
    open = take([...open, ...lines], separator, records, false);
    if (records.length > 0) yield records;
  }
  const records: CsvRecord[] = [];
  take(open, separator, records, true);
  if (records.length > 0) yield records;
}

/** Moves what is whole into `records`; gives back the lines of a record that goes on. */
function take(lines: ByteLine[], separator: string, records: CsvRecord[], last: boolean): ByteLine[] {
  for (let first = 0; first < lines.length; ) {
    const { number, text } = lines[first]!;
    const { count, cells, length } = recordAt(lines, first, separator);
    if (cells === undefined && text !== undefined && !last && length <= LONGEST_RECORD)
      return lines.slice(first);
    const used = cells === undefined ? 1 : count;
    const { after } = lines[first + used - 1]!;
    records.push({
      number,
      after,
      ...(cells ? { cells } : text === undefined ? {} : { reason: '따옴표가 닫히지 않았습니다.' }),
    });
    first += used;
  }
  return [];
}

function recordAt(lines: readonly ByteLine[], first: number, separator: string) {
  let joined = '';
  for (let i = first; i < lines.length; i++) {
    const { text } = lines[i]!;
    if (text === undefined) return { count: 1, length: LONGEST_RECORD + 1 };
    joined += i === first ? text : `\n${text}`;
    if (joined.length > LONGEST_RECORD && i > first) break;
    // Only a line with a quote in it can end a cell that goes over several.
    if (i > first && !text.includes('"')) continue;
    const cells = cellsOf(joined, separator);
    if (cells) return { count: i - first + 1, cells, length: joined.length };
  }
  return { count: 1, length: joined.length };
}

/** The cells of a record (RFC 4180); nothing where a quote is not closed. */
export function cellsOf(record: string, separator: string): string[] | undefined {
  if (!record.includes('"')) return record.split(separator);
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    let cell = '';
    if (record[at] === '"') {
      let close = at + 1;
      for (;;) {
        close = record.indexOf('"', close);
        if (close < 0) return undefined;
        if (record[close + 1] !== '"') break;
        close += 2;
      }
      cell = record.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    }
    const next = record.indexOf(separator, at);
    cells.push(cell + record.slice(at, next < 0 ? undefined : next));
    if (next < 0) return cells;
    at = next + 1;
  }
}
