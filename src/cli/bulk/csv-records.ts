import type { ByteLine } from './byte-lines.js';
import type { Place } from './row.js';

/** A record of a CSV; a quoted cell may hold line breaks, so it may take several lines. */
export interface CsvRecord {
  /** The line where it begins. */
  number: number;
  after: Place;
  /** Missing where a quote is never closed. */
  cells?: string[];
  /** Something stands between a closing quote and the end of its cell. */
  trailing: boolean;
  /** Its bytes, where they are not UTF-8. */
  broken?: Uint8Array;
  /** A line with nothing in it. */
  blank: boolean;
}

/**
 * A quote that is not closed within so many characters was never meant as one. Longer than the longest text that is
 * analysed, so that a text beyond that is one row, with its own reason.
 */
const LONGEST_RECORD = 10_000_000;

interface OpenRecord {
  lines: ByteLine[];
  cells: string[];
  /** What the lines so far hold of a quoted cell. */
  cell: string;
  quoted: boolean;
  trailing: boolean;
  length: number;
}

/** Gives lines and takes records; every character is looked at once, however many lines a cell has. */
export function csvRecords(separator: string) {
  let open: OpenRecord | undefined;
  function* take(line: ByteLine): Generator<CsvRecord> {
    const text = line.text ?? Buffer.from(line.broken!).toString('utf8');
    open ??= { lines: [], cells: [], cell: '', quoted: false, trailing: false, length: 0 };
    open.lines.push(line);
    open.length += text.length + line.end.length;
    if (addLine(open, text, separator)) {
      const record = open;
      open = undefined;
      yield whole(record, text);
    } else if (open.length > LONGEST_RECORD) yield* giveUp();
    else open.cell += line.end;
  }
  /** The quote stood for itself: its line is lost, and those behind it are records of their own. */
  function* giveUp(): Generator<CsvRecord> {
    const [first, ...others] = open!.lines;
    open = undefined;
    yield { number: first!.number, after: first!.after, trailing: false, blank: false };
    for (const line of others) yield* take(line);
  }
  return {
    take,
    *end(): Generator<CsvRecord> {
      while (open) yield* giveUp();
    },
  };
}

function whole({ lines, cells, trailing }: OpenRecord, text: string): CsvRecord {
  const broken = lines.find((line) => line.broken)?.broken;
  const [{ number }] = lines as [ByteLine];
  const blank = lines.length === 1 && text === '' && broken === undefined;
  return { number, after: lines.at(-1)!.after, cells, trailing, ...(broken ? { broken } : {}), blank };
}

/** Adds the cells of a line (RFC 4180); false where a quote stays open at its end. */
function addLine(record: OpenRecord, text: string, separator: string): boolean {
  for (let at = 0; ; ) {
    if (!record.quoted && text[at] === '"') {
      record.quoted = true;
      at++;
    }
    const wasQuoted = record.quoted;
    if (wasQuoted) {
      const close = closingQuote(text, at);
      record.cell += text.slice(at, close < 0 ? undefined : close).replaceAll('""', '"');
      if (close < 0) return false;
      record.quoted = false;
      at = close + 1;
    }
    const next = text.indexOf(separator, at);
    const rest = text.slice(at, next < 0 ? undefined : next);
    // Read on to the end of the record all the same: what follows it is not to be taken for rows of its own.
    if (wasQuoted && rest !== '') record.trailing = true;
    record.cells.push(record.cell + rest);
    record.cell = '';
    if (next < 0) return true;
    at = next + 1;
  }
}

function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close;
}
