import { isUtf8 } from 'node:buffer';
import { runInSlices } from '../../nonblocking/run-in-slices.js';
import { scanJson } from '../../nonblocking/scan-json.js';
import { jsonRefusal, notUtf8, parseJson } from '../../service/operations/parse-json.js';
import type { BodyRules } from '../port/body.js';

/** Above this, reading the JSON at once would be felt by other callers. In bytes. */
const LARGE_BYTES = 128 * 1024;

export interface JsonRules extends BodyRules {
  /** The most values (numbers, texts, objects…) of a large body: each costs many times its bytes. */
  maxValues: number;
}

/** The chunks of a body as JSON, and whether it is so large that it should be worked on in slices. */
export async function jsonOf(
  chunks: readonly Buffer[],
  rules: Pick<JsonRules, 'maxValues'>,
): Promise<{ json: unknown; large: boolean }> {
  if (sizeOf(chunks) > LARGE_BYTES) return { json: await parseLarge(chunks, rules), large: true };
  return { json: parseJson(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)), large: false };
}

export function sizeOf(chunks: readonly Buffer[]): number {
  return chunks.reduce((size, chunk) => size + chunk.length, 0);
}

async function parseLarge(chunks: readonly Buffer[], rules: Pick<JsonRules, 'maxValues'>): Promise<unknown> {
  const text = (await runInSlices(decode(chunks))).replace(/^\ufeff/, '');
  try {
    return await runInSlices(scanJson(text, rules.maxValues));
  } catch (error) {
    throw jsonRefusal(error, rules.maxValues);
  }
}

/** Text of the chunks; a character may lie across two of them. */
function* decode(chunks: readonly Buffer[]): Generator<void, string> {
  const parts: string[] = [];
  let rest: Buffer = Buffer.alloc(0);
  for (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = wholeCharacters(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) throw notUtf8();
    parts.push(bytes.toString('utf8', 0, whole));
    rest = bytes.subarray(whole);
    yield;
  }
  if (rest.length > 0) throw notUtf8();
  return parts.join('');
}

/** How many of the bytes are before a character whose end is still to come. */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
