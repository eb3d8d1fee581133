import { isUtf8 } from 'node:buffer';
import { invalidArgument, type ServiceError, tooLarge } from '../errors/service-error.js';
import { inTurns } from '../turns/in-turns.js';
import { JsonTooDeep, JsonTooMany, scanJson } from '../turns/scan-json.js';
import { type BodyRules, readChunks } from './body.js';
import type { HttpRequest } from './http-types.js';

/** Above this, reading the JSON at once would be felt by other callers. In bytes. */
const LARGE_BYTES = 128 * 1024;

export interface JsonRules extends BodyRules {
  /** The most values (numbers, texts, objects…) of a large body: each costs many times its bytes. */
  maxValues: number;
}

/** The body as JSON, and whether it is so large that it should be worked on in turns. */
export async function readJson(
  request: HttpRequest,
  rules: JsonRules,
): Promise<{ json: unknown; large: boolean }> {
  const chunks = await readChunks(request, rules);
  let size = 0;
  for (const chunk of chunks) size += chunk.length;
  if (size > LARGE_BYTES) return { json: await parseLarge(chunks, rules), large: true };
  return { json: parseJson(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)), large: false };
}

/** An empty body counts as {}. */
export function parseJson(body: Buffer): unknown {
  if (!isUtf8(body)) throw notUtf8();
  const text = body.toString('utf8').replace(/^\ufeff/, '');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

async function parseLarge(chunks: readonly Buffer[], rules: JsonRules): Promise<unknown> {
  const text = (await inTurns(decode(chunks))).replace(/^\ufeff/, '');
  try {
    return await inTurns(scanJson(text, rules.maxValues));
  } catch (error) {
    throw refusal(error, rules.maxValues);
  }
}

function refusal(error: unknown, maxValues: number): unknown {
  if (error instanceof SyntaxError) return notJson();
  if (error instanceof JsonTooDeep)
    return invalidArgument('JSON이 너무 깊습니다. 요청의 모양을 확인해 주세요.');
  if (!(error instanceof JsonTooMany)) return error;
  return tooLarge(
    `JSON에 값이 너무 많습니다. 한 번에 ${maxValues.toLocaleString('ko-KR')}개까지 받습니다. 나누어 보내 주세요.`,
  );
}

/** Text of the pieces; a character may lie across two of them. */
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
    const byte = bytes[bytes.length - back];
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needed > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function notUtf8(): ServiceError {
  return invalidArgument('본문이 UTF-8이 아닙니다. 글자 인코딩을 UTF-8로 바꾸어 보내 주세요.');
}

function notJson(): ServiceError {
  return invalidArgument(
    '본문이 올바른 JSON이 아닙니다. 따옴표와 쉼표, 괄호를 확인하고 UTF-8로 보내 주세요.',
  );
}
