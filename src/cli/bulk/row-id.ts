import { UsageError } from '../usage-error.js';
import type { BulkOptions } from './bulk-options.js';
import type { InputFile } from './input-file.js';
import { jsonEntries } from './json-entries.js';
import { isBad, type Row, type Rows } from './row.js';

/** Asks for the number of the line (or row of a table), which every input has. */
export const LINE_ID = '@line';

/** Rows of plain text have nothing but their number. */
export function refuseIdOfText({ kind, name }: InputFile, { id }: Pick<BulkOptions, 'id'>): void {
  if (kind === 'text' && id !== undefined && id !== LINE_ID)
    throw new UsageError(`${name}: 텍스트에는 필드가 없습니다. 줄 번호를 적으려면 --id ${LINE_ID}을 쓰세요.`);
}

/** The rows with what tells one from the other, where their fields are not written with the answer. */
export async function* withIds(rows: Rows, id: string): Rows {
  const named = (row: Row): Row => ({
    ...row,
    id: row.id ?? (id === LINE_ID ? `${row.number}` : idIn(row.json ?? '{}', id)),
  });
  for await (const some of rows) yield some.map((row) => (isBad(row) ? row : named(row)));
}

function idIn(json: string, id: string): string {
  let found = 'null';
  for (const { name, value } of jsonEntries(json)) if (name === id) found = value;
  return idOfJson(found);
}

/** A string as it reads, anything else with every digit; nothing for null. */
export function idOfJson(value: string): string {
  if (value === 'null') return '';
  return value.startsWith('"') ? (JSON.parse(value) as string) : value;
}
