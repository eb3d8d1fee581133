import { TRAILING_IN_CSV } from '../csv.js';
import { UsageError } from '../usage-error.js';
import { byteLines } from './byte-lines.js';
import { type CsvRecord, csvRecords } from './csv-records.js';
import { missingColumn } from './missing-column.js';
import { type BadRow, type Place, type Row, type Rows, START } from './row.js';
import type { Source } from './source.js';
import { wrongEncoding, wrongEncodingOf } from './wrong-encoding.js';

export interface CsvInput {
  /** The names of the columns, each of them once. */
  header: string[];
  rows(from: Place): Rows;
}

interface Table {
  header: string[];
  /** The index of the column with the texts. */
  column: number;
}

/** A CSV or TSV with the names of its columns in the first record. `chunks` gives the file from its start. */
export async function openCsv(
  chunks: AsyncIterable<Uint8Array>,
  separator: string,
  column: string | undefined,
  source: Source,
): Promise<CsvInput> {
  const records = recordsOf(chunks, separator);
  const first = await records.next();
  const [head, ...others]: CsvRecord[] = first.done ? [] : first.value;
  const table = tableOf(head, column, source);
  const reasonOf = wrongEncoding(source);
  async function* rows({ position }: Place): Rows {
    const rowsAmong = (some: CsvRecord[]) =>
      some.filter(({ after }) => after.position > position).map((record) => rowOf(record, table, reasonOf));
    yield rowsAmong(others);
    for await (const some of records) yield rowsAmong(some);
  }
  return { header: table.header, rows };
}

function tableOf(record: CsvRecord | undefined, columnName: string | undefined, source: Source): Table {
  const refuse = (why: string): never => {
    throw new UsageError(`${source.name}: ${why}`);
  };
  // A file without a byte has no rows, as in every other kind.
  if (record === undefined) return { header: [], column: 0 };
  if (record.broken) return refuse(wrongEncodingOf(record.broken));
  if (record.cells === undefined) return refuse('첫 줄(열 이름)의 따옴표가 닫히지 않았습니다.');
  if (record.trailing) return refuse(`첫 줄(열 이름): ${TRAILING_IN_CSV}`);
  const names = record.cells;
  const wanted = columnName ?? 'text';
  const column = names.indexOf(wanted);
  if (column < 0) return refuse(missingColumn(columnName, names));
  if (names.lastIndexOf(wanted) !== column)
    return refuse(`"${wanted}" 열이 여러 번 나옵니다. 글이 있는 열의 이름은 하나만 남겨 주세요.`);
  return { header: distinct(names, source), column };
}

/** No value is lost where two columns have one name: the later one gets a number. */
function distinct(names: readonly string[], source: Source): string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let i = 2; seen.has(name) && taken.has(own); i++) own = `${name}_${i}`;
    if (own !== name) source.say(`${source.name}: "${name}" 열이 또 나와 "${own}"(으)로 적습니다.`);
    taken.add(own);
    seen.add(name);
    return own;
  });
}

function rowOf(
  { number, after, cells, trailing, broken, blank }: CsvRecord,
  { header, column }: Table,
  reasonOf: (bytes: Uint8Array) => string,
): Row | BadRow {
  if (broken) return { number, after, reason: reasonOf(broken) };
  if (cells === undefined) return { number, after, reason: '따옴표가 닫히지 않았습니다.' };
  if (trailing) return { number, after, reason: TRAILING_IN_CSV };
  if (blank) return { number, after, text: null, ...cellsAs(header, () => null) };
  if (cells.length !== header.length)
    return { number, after, reason: `칸이 ${header.length}개여야 하는데 ${cells.length}개입니다.` };
  return { number, after, text: cells[column]!, ...cellsAs(header, (i) => cells[i]!) };
}

/** The JSON is written cell by cell: an object puts names that are numbers (2023, 2024) before all others. */
function cellsAs(
  header: readonly string[],
  cell: (i: number) => string | null,
): Pick<Row, 'json' | 'fields'> {
  const json = header.map((name, i) => `${JSON.stringify(name)}:${JSON.stringify(cell(i))}`).join(',');
  return { json: `{${json}}`, fields: Object.fromEntries(header.map((name, i) => [name, cell(i)])) };
}

async function* recordsOf(chunks: AsyncIterable<Uint8Array>, separator: string): AsyncGenerator<CsvRecord[]> {
  const reader = csvRecords(separator);
  for await (const lines of byteLines(chunks, START)) {
    const records: CsvRecord[] = [];
    for (const line of lines) for (const record of reader.take(line)) records.push(record);
    if (records.length > 0) yield records;
  }
  const last = [...reader.end()];
  if (last.length > 0) yield last;
}
