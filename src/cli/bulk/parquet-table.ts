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

/** Holds, as JSON, what the other columns cannot: where the columns were chosen before all rows were seen. */
const REST = '_rest';

/** Written with the columns that are known beforehand, or with those of the first rows and one for what fits nowhere. */
export function tableFor(op: BulkOp, first: readonly Row[], input?: readonly SchemaElement[]): ParquetTable {
  const key = ANSWER_KEYS[op];
  const known = input ? columnTrees(input).map(asWritten) : guessedTrees(first);
  const trees = known.filter((tree) => tree[0]!.name !== key);
  const elements = new Map(trees.map(([element]) => [element!.name, element!]));
  const columns = [...elements].map(([name, element]): ParquetTable['columns'][number] => ({
    name,
    cellOf:
      name === REST
        ? (row) => restOf(row, elements, key)
        : (row) => fitting(row.fields ? row.fields[name] : row.text, element),
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
  const types = columnTypes();
  let onlyText = true;
  for (const { fields } of rows) {
    types.see(fields ?? { text: '' });
    if (fields) onlyText = false;
  }
  return [...types.elements(), ...(onlyText ? [] : [string(REST)])].map((element) => [element]);
}

/** Finds for every field the type that holds all its values: numbers, truth values, or else strings. */
export function columnTypes() {
  const seen = new Map<string, 'number' | 'boolean' | 'other' | undefined>();
  return {
    see(fields: Record<string, unknown>) {
      for (const [name, value] of Object.entries(fields)) {
        const known = seen.get(name);
        if (known === 'other' || value == null) {
          if (!seen.has(name)) seen.set(name, undefined);
          continue;
        }
        const type = typeof value === 'number' || typeof value === 'boolean' ? typeof value : 'other';
        seen.set(name, known === undefined || known === type ? (type as typeof known) : 'other');
      }
    },
    elements: () =>
      [...seen].map(([name, type]): SchemaElement => {
        if (type === 'number') return { name, type: 'DOUBLE', repetition_type: 'OPTIONAL' };
        if (type === 'boolean') return { name, type: 'BOOLEAN', repetition_type: 'OPTIONAL' };
        return string(name);
      }),
  };
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

function restOf({ fields = {} }: Row, elements: ReadonlyMap<string, SchemaElement>, key: string) {
  const left = Object.entries(fields).filter(([name, value]) => {
    const element = elements.get(name);
    return name !== key && value != null && (element === undefined || fitting(value, element) === null);
  });
  return left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null;
}
