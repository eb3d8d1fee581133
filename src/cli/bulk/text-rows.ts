import { UsageError } from '../usage-error.js';
import { type ByteLine, byteLines } from './byte-lines.js';
import type { BadRow, Place, Row, Rows } from './row.js';
import type { Source } from './source.js';
import { wrongEncoding } from './wrong-encoding.js';

/** Every line is one document. */
export async function* textRows(chunks: AsyncIterable<Uint8Array>, from: Place, source: Source): Rows {
  const reasonOf = wrongEncoding(source);
  const rowOf = ({ number, after, text, broken }: ByteLine): Row | BadRow =>
    text === undefined ? { number, after, reason: reasonOf(broken!) } : { number, after, text };
  for await (const lines of byteLines(chunks, from)) yield lines.map(rowOf);
}

/** Every line is an object in JSON, one of whose fields is the text; an empty line has none. */
export async function* ndjsonRows(
  chunks: AsyncIterable<Uint8Array>,
  from: Place,
  field: string,
  source: Source,
): Rows {
  const reasonOf = wrongEncoding(source);
  let looked = from.position > 0;
  for await (const lines of byteLines(chunks, from)) {
    const written = looked ? undefined : lines.find(({ text }) => text?.trim() !== '');
    const first = written?.text;
    if (first !== undefined && isPartOfOneValue(first))
      throw new UsageError(
        `${source.name}: 파일 전체가 JSON 값 하나로 보입니다. 한 줄에 객체 하나씩(NDJSON) 적어 주세요. 배열은 jq -c '.[]', 객체는 jq -c .로 바꿀 수 있습니다.`,
      );
    looked ||= written !== undefined;
    yield lines.map((line) => ndjsonRow(line, field, reasonOf));
  }
}

/** The first line of an array of objects, or of an object that goes over several lines. */
function isPartOfOneValue(line: string): boolean {
  return /^\s*(?:\{\s*$|\[\s*(?:\{|$))/.test(line);
}

function ndjsonRow(
  { number, after, text: line, broken }: ByteLine,
  field: string,
  reasonOf: (bytes: Uint8Array) => string,
): Row | BadRow {
  const bad = (reason: string): BadRow => ({ number, after, reason });
  if (line === undefined) return bad(reasonOf(broken!));
  if (line.trim() === '') return { number, after, text: null, json: '{}', fields: {} };
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
  if (typeof text !== 'string' && text !== null) return bad(`"${field}" 필드가 문자열이 아닙니다.`);
  return { number, after, text, json: line.trim(), fields };
}
