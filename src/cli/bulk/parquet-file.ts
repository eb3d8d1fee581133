import type { SchemaElement } from 'hyparquet';
import { type ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { columnTrees } from './parquet-schema.js';

/**
 * Writes stored values as they are and says in the end what they mean. A writer that knew it before would make dates,
 * decimals and the like anew from numbers of JavaScript.
 */
export class ParquetFile extends ParquetWriter {
  readonly #described: SchemaElement[];

  constructor(writer: ByteWriter, table: { schema: SchemaElement[]; stored: SchemaElement[] }) {
    super({ writer, schema: table.stored });
    this.#described = table.schema;
  }

  override finish(): ReturnType<ParquetWriter['finish']> {
    this.schema = this.#described;
    const leaves = columnTrees(this.#described).flatMap((tree) =>
      tree.filter(({ num_children }) => !num_children),
    );
    for (const { columns } of this.row_groups)
      for (const [i, { meta_data }] of columns.entries())
        if (meta_data && !comparesAsStored(leaves[i]!)) delete meta_data.statistics;
    return super.finish();
  }
}

const COMPARED_AS_STORED = /^(?:UTF8|DATE|TIME_|TIMESTAMP_|INT_)/;
const OTHER_ORDER = new Set(['FLOAT16', 'DECIMAL', 'INTERVAL', 'GEOMETRY', 'GEOGRAPHY', 'VARIANT', 'NULL']);

/** The least and the greatest value mislead readers where stored values have another order than what they mean. */
function comparesAsStored({ converted_type, logical_type }: SchemaElement): boolean {
  if (logical_type && OTHER_ORDER.has(logical_type.type)) return false;
  return converted_type === undefined || COMPARED_AS_STORED.test(converted_type);
}
