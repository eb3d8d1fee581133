import type { SchemaElement } from 'hyparquet';
import { jsonEntries } from './json-entries.js';
import { columnTrees } from './parquet-schema.js';
import { isBad, type Row, type Rows } from './row.js';
import type { Source } from './source.js';

/**
 * The rows with the name of the answer left free: a field of that name goes on under another, and nothing else of the
 * row changes. Says so once.
 */
export async function* besideAnswer(rows: Rows, key: string, { name, say }: Source): Rows {
  let said = false;
  const renamed = (row: Row): Row => {
    if (!row.fields || !Object.hasOwn(row.fields, key)) return row;
    const other = freeName(key, Object.keys(row.fields));
    if (!said) say(besideNotice(name, key, other));
    said = true;
    const entries = Object.entries(row.fields).map(([field, value]) => [
      field === key ? other : field,
      value,
    ]);
    return {
      ...row,
      fields: Object.fromEntries(entries),
      ...(row.json === undefined ? {} : { json: withKeyRenamed(row.json, key, other) }),
    };
  };
  for await (const some of rows) yield some.map((row) => (isBad(row) ? row : renamed(row)));
}

export function besideNotice(name: string, key: string, other: string): string {
  return `${name}: "${key}"은(는) 답의 이름이므로, 본디 있던 것은 "${other}"(으)로 적습니다.`;
}

/** The columns of such rows. */
export function schemaBesideAnswer(schema: readonly SchemaElement[], key: string): SchemaElement[] {
  const trees = columnTrees(schema);
  const names = trees.map(([top]) => top!.name);
  const other = freeName(key, names);
  const renamed = trees.flatMap(([top, ...inner]) => [
    top!.name === key ? { ...top!, name: other } : top!,
    ...inner,
  ]);
  return [schema[0]!, ...renamed];
}

/** The name under which a field goes on that is called what the answer is called. */
export function freeName(key: string, taken: readonly string[]): string {
  let name = `${key}_input`;
  for (let i = 2; taken.includes(name); i++) name = `${key}_input_${i}`;
  return name;
}

/** A valid object in JSON with one of its own keys renamed; every other character stays, so numbers keep their digits. */
export function withKeyRenamed(json: string, key: string, other: string): string {
  let written = '';
  let from = 0;
  for (const { name, begin, end } of jsonEntries(json)) {
    if (name !== key) continue;
    written += json.slice(from, begin) + JSON.stringify(other);
    from = end;
  }
  return written + json.slice(from);
}
