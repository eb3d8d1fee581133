import { isUtf8 } from 'node:buffer';
import { MAX_LINE_CHARACTERS } from '../read-lines.js';
import type { Place } from './row.js';

/** One line of bytes, without its end. */
export interface ByteLine {
  number: number;
  after: Place;
  /** Missing where the bytes are not UTF-8. */
  text?: string;
  /** The bytes, where they are not UTF-8; none where the line is too long to be held. */
  broken?: Uint8Array;
  /** What ended the line: nothing for the last one of a file that stops within it. */
  end: '\n' | '\r\n' | '';
}

const NEWLINE = 10;
const RETURN = 13;
/** A character of Korean takes three bytes. */
export const MAX_LINE_BYTES = 3 * MAX_LINE_CHARACTERS;

/** The lines of the chunks, as many at a time as a chunk completes. */
export async function* byteLines(
  chunks: AsyncIterable<Uint8Array>,
  { position, line }: Place,
): AsyncGenerator<ByteLine[]> {
  let kept: Uint8Array[] = [];
  let keptBytes = 0;
  /** Bytes of a line that was too long to be kept. */
  let dropped = 0;
  const tooLong = (bytes: number, end: ByteLine['end']): ByteLine => {
    position += dropped + bytes;
    dropped = 0;
    const number = line++;
    return { number, after: { position, line }, broken: new Uint8Array(), end };
  };
  const lineOf = (end: number, bytes: Uint8Array): ByteLine => {
    position += end;
    const number = line++;
    const whole = number === 1 && startsWithMark(bytes) ? bytes.subarray(3) : bytes;
    const returned = whole.at(-1) === RETURN;
    const content = returned ? whole.subarray(0, -1) : whole;
    const text = textOf(content);
    return {
      number,
      after: { position, line },
      ...(text === undefined ? { broken: content } : { text }),
      end: end === bytes.length ? '' : returned ? '\r\n' : '\n',
    };
  };
  for await (const chunk of chunks) {
    const lines: ByteLine[] = [];
    let begin = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, begin)) {
      const tail = chunk.subarray(begin, end);
      if (dropped > 0) lines.push(tooLong(keptBytes + tail.length + 1, '\n'));
      else {
        const bytes = kept.length > 0 ? Buffer.concat([...kept, tail]) : tail;
        lines.push(lineOf(bytes.length + 1, bytes));
      }
      kept = [];
      keptBytes = 0;
      begin = end + 1;
    }
    if (begin < chunk.length) {
      kept.push(chunk.subarray(begin));
      keptBytes += chunk.length - begin;
    }
    if (lines.length > 0) yield lines;
    if (keptBytes > MAX_LINE_BYTES) {
      dropped += keptBytes;
      kept = [];
      keptBytes = 0;
    }
  }
  if (dropped > 0) yield [tooLong(keptBytes, '')];
  else if (keptBytes > 0) {
    const bytes = Buffer.concat(kept);
    yield [lineOf(bytes.length, bytes)];
  }
}

function startsWithMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function textOf(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = buffer.toString('utf8');
  return text.includes('\ufffd') && !isUtf8(buffer) ? undefined : text;
}
