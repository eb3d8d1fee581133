import type { SchemaElement } from 'hyparquet';
import type { BulkOp } from './answer-key.js';
import { ANSWER_KEYS } from './answer-key.js';
import { columnTrees, describedElement, storedSchema } from './parquet-schema.js';
import type { Row } from './row.js';

/** The columns of a table that is written: those of the rows, then the answer. */
export interface ParquetTable {
  /** What the file says of its columns. */
  schema: TableElement[];
  /** The same columns as plain numbers and bytes; the answer as it is. */
  stored: SchemaElement[];
  columns: Array<{ name: string; cellOf(row: Row): unknown }>;
}

/** `rest` marks the column of what the other columns cannot hold, whatever its name. */
type TableElement = SchemaElement & { rest?: true };

/** A column of texts. */
export const stringColumn = (name: string): SchemaElement => ({
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
  stringColumn('form'),
  stringColumn('tag'),
  ...['begin', 'length', 'sentence', 'eojeol'].map(
    (name): SchemaElement => ({ name, type: 'INT32', repetition_type: 'OPTIONAL' }),
  ),
];

/** analyze and tokenize give a list of morphemes, nouns and sentences a list of strings, the others one string. */
export function answerSchema(op: BulkOp): SchemaElement[] {
  const key = ANSWER_KEYS[op];
  if (op === 'analyze' || op === 'tokenize') return list(key, MORPHEME);
  if (op === 'nouns' || op === 'sentences') return list(key, [stringColumn('element')]);
  return [stringColumn(key)];
}

/** Holds, as JSON, what the other columns cannot: where the columns were chosen before all rows were seen. */
const REST = '_rest';

/** Written with the columns that are known beforehand, or with those of the first rows and one for what fits nowhere. */
export function tableFor(op: BulkOp, first: readonly Row[], input?: readonly TableElement[]): ParquetTable {
  const key = ANSWER_KEYS[op];
  const known = input ? columnTrees(input) : guessedTrees(first);
  const trees = known
    .filter(([top]) => top!.name !== key)
    .map((tree): TableElement[] => tree.map(describedElement));
  const elements = new Map(trees.map(([element]) => [element!.name, element!]));
  const columns = [...elements].map(([name, element]): ParquetTable['columns'][number] => ({
    name,
    cellOf: element.rest
      ? (row) => restOf(row, elements, key)
      : (row) => fitting(row.fields ? row.fields[name] : row.text, element),
  }));
  const root: SchemaElement = { name: 'root', num_children: trees.length + 1 };
  const kept = trees.flat();
  const answer = answerSchema(op);
  return {
    schema: [root, ...kept, ...answer],
    stored: [root, ...storedSchema(kept, true), ...answer],
    columns,
  };
}

/** Only rows of JSON can have other fields, or values of another type, than the first ones. */
function guessedTrees(rows: readonly Row[]): TableElement[][] {
  const types = columnTypes();
  for (const { fields } of rows) types.see(fields ?? { text: '' });
  const elements: TableElement[] = types.elements();
  if (rows.some(({ json }) => json !== undefined)) {
    let name = REST;
    for (let i = 2; elements.some((element) => element.name === name); i++) name = `${REST}_${i}`;
    elements.push({ ...stringColumn(name), rest: true });
  }
  return elements.map((element) => [element]);
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
        return stringColumn(name);
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
    return typeof value === 'string' || value instanceof Uint8Array ? value : JSON.stringify(value);
  return value;
}

function restOf({ fields = {} }: Row, elements: ReadonlyMap<string, TableElement>, key: string) {
  const left = Object.entries(fields).filter(([name, value]) => {
    const element = elements.get(name);
    return (
      name !== key &&
      value != null &&
      (element === undefined || element.rest || fitting(value, element) === null)
    );
  });
  return left.length > 0 ? JSON.stringify(Object.fromEntries(left)) : null;
}
