import { type ByteLine, byteLines } from './byte-lines.js';
import type { BadRow, Place, Row, Rows } from './row.js';

export const NOT_UTF8 = 'UTF-8이 아닌 바이트가 있습니다.';

/** Every line is one document. */
export async function* textRows(chunks: AsyncIterable<Uint8Array>, from: Place): Rows {
  for await (const lines of byteLines(chunks, from)) yield lines.map(textRow);
}

function textRow({ number, after, text }: ByteLine): Row | BadRow {
  return text === undefined ? { number, after, reason: NOT_UTF8 } : { number, after, text };
}

/** Every line is an object in JSON, one of whose fields is the text; empty lines are no rows. */
export async function* ndjsonRows(chunks: AsyncIterable<Uint8Array>, from: Place, field: string): Rows {
  for await (const lines of byteLines(chunks, from))
    yield lines.filter(({ text }) => text?.trim() !== '').map((line) => ndjsonRow(line, field));
}

function ndjsonRow({ number, after, text: line }: ByteLine, field: string): Row | BadRow {
  const bad = (reason: string): BadRow => ({ number, after, reason });
  if (line === undefined) return bad(NOT_UTF8);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return bad('올바른 JSON이 아닙니다.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return bad('JSON 객체가 아닙니다.');
  const fields = value as Record<string, unknown>;
  if (!Object.hasOwn(fields, field)) return bad(`"${field}" 필드가 없습니다.`);
  const text = fields[field];
  if (typeof text !== 'string') return bad(`"${field}" 필드가 문자열이 아닙니다.`);
  return { number, after, text, json: line.trim(), fields };
}
