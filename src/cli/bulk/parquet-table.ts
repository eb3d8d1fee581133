import type { SchemaElement } from 'hyparquet';
import type { BulkOp } from './answer-key.js';
import { ANSWER_KEYS } from './answer-key.js';
import { columnTrees } from './parquet-rows.js';
import type { Row } from './row.js';

/** The columns of a table that is written: those of the rows, then the answer. */
export interface ParquetTable {
  schema: SchemaElement[];
  columns: Array<{ name: string; cellOf(row: Row): unknown }>;
}

const string = (name: string): SchemaElement => ({
  name,
  type: 'BYTE_ARRAY',
  converted_type: 'UTF8',
  repetition_type: 'OPTIONAL',
});
const list = (name: string, element: SchemaElement[]): SchemaElement[] => [
  { name, num_children: 1, converted_type: 'LIST', repetition_type: 'OPTIONAL' },
  { name: 'list', num_children: 1, repetition_type: 'REPEATED' },
  ...element,
];
const MORPHEME: SchemaElement[] = [
  { name: 'element', num_children: 6, repetition_type: 'OPTIONAL' },
  string('form'),
  string('tag'),
  ...['begin', 'length', 'sentence', 'eojeol'].map(
    (name): SchemaElement => ({ name, type: 'INT32', repetition_type: 'OPTIONAL' }),
  ),
];

/** analyze gives a list of morphemes, nouns and sentences a list of strings, the others one string. */
export function answerSchema(op: BulkOp): SchemaElement[] {
  const key = ANSWER_KEYS[op];
  if (op === 'analyze') return list(key, MORPHEME);
  if (op === 'nouns' || op === 'sentences') return list(key, [string('element')]);
  return [string(key)];
}

/** Written from the columns of a Parquet input as they were, or from what the first rows hold. */
export function tableFor(op: BulkOp, first: readonly Row[], input?: readonly SchemaElement[]): ParquetTable {
  const key = ANSWER_KEYS[op];
  const trees = (input ? columnTrees(input).map(asWritten) : guessedTrees(first)).filter(
    (tree) => tree[0]!.name !== key,
  );
  const columns: ParquetTable['columns'] = trees.map(([element]) => ({
    name: element!.name,
    cellOf: (row) => fitting(row.fields ? row.fields[element!.name] : row.text, element!),
  }));
  const schema: SchemaElement[] = [
    { name: 'root', num_children: trees.length + 1 },
    ...trees.flat(),
    ...answerSchema(op),
  ];
  return { schema, columns };
}

/** Old time stamps of twelve bytes are written as those of today. */
function asWritten(tree: SchemaElement[]): SchemaElement[] {
  return tree.map((element) =>
    element.type === 'INT96' ? { ...element, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' } : element,
  );
}

function guessedTrees(rows: readonly Row[]): SchemaElement[][] {
  const names = new Set(rows.flatMap(({ fields }) => Object.keys(fields ?? { text: '' })));
  return [...names].map((name) => {
    const values = rows.map(({ fields }) => fields?.[name]).filter((value) => value != null);
    const all = (type: string) => values.length > 0 && values.every((value) => typeof value === type);
    if (all('number')) return [{ name, type: 'DOUBLE', repetition_type: 'OPTIONAL' }];
    if (all('boolean')) return [{ name, type: 'BOOLEAN', repetition_type: 'OPTIONAL' }];
    return [string(name)];
  });
}

/** A value of another type than its column has is written as JSON in a column of strings, and as nothing elsewhere. */
function fitting(value: unknown, { type, converted_type, num_children }: SchemaElement): unknown {
  if (value === undefined || value === null) return null;
  if (num_children) return value;
  if (type === 'DOUBLE') return typeof value === 'number' ? value : null;
  if (type === 'BOOLEAN') return typeof value === 'boolean' ? value : null;
  if (type === 'BYTE_ARRAY' && converted_type === 'UTF8')
    return typeof value === 'string' ? value : JSON.stringify(value);
  return value;
}
