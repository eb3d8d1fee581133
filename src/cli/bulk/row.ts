/** Where a reader stands behind a row, so that it can go on from there: bytes of the uncompressed input, or rows. */
export interface Place {
  position: number;
  /** The 1-based line (or row of a table file) that comes next. */
  line: number;
}

export const START: Place = { position: 0, line: 1 };

/** What the input gives for one document. */
export interface Row {
  /** 1-based line of the input, or row of a table file. */
  number: number;
  after: Place;
  /** Null where the row has none, as in a line with nothing in it: so is its answer, in its place. */
  text: string | null;
  /** The other fields as they were written: an object in JSON, whose end takes the answer. */
  json?: string;
  /** The other fields by name. */
  fields?: Record<string, unknown>;
  /** What --id asks for: written before the answer where the other fields are not. */
  id?: string;
}

/** A row that cannot be read; the rest of the input goes on. */
export interface BadRow {
  number: number;
  after: Place;
  reason: string;
}

export function isBad(row: Row | BadRow): row is BadRow {
  return 'reason' in row;
}

export type Rows = AsyncIterable<Array<Row | BadRow>>;
