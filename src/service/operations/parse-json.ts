import { isUtf8 } from 'node:buffer';
import { invalidArgument, tooLarge } from '../../errors/service-error.js';
import { runAtOnce } from '../../nonblocking/run-in-slices.js';
import { JsonTooDeep, JsonTooMany, scanJson } from '../../nonblocking/scan-json.js';

/** An empty body counts as {}. */
export function parseJson(body: Uint8Array): unknown {
  if (!isUtf8(body)) throw notUtf8();
  const text = Buffer.from(body.buffer, body.byteOffset, body.length)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}

export function notUtf8() {
  return invalidArgument('본문이 UTF-8이 아닙니다. 글자 인코딩을 UTF-8로 바꾸어 보내 주세요.');
}

export function notJson() {
  return invalidArgument(
    '본문이 올바른 JSON이 아닙니다. 따옴표와 쉼표, 괄호를 확인하고 UTF-8로 보내 주세요.',
  );
}

const COMMA = 0x2c;

/** The same, refusing more values than allowed before they take memory. At once: for a thread that nobody waits for. */
export function parseBounded(body: Uint8Array, maxValues: number): unknown {
  let commas = 0;
  for (const byte of body) if (byte === COMMA) commas++;
  // Words may hold commas: only the exact count decides.
  if (commas >= maxValues) count(new TextDecoder().decode(body), maxValues);
  return parseJson(body);
}

function count(text: string, maxValues: number): void {
  try {
    runAtOnce(scanJson(text, maxValues));
  } catch (error) {
    throw jsonRefusal(error, maxValues);
  }
}

export function jsonRefusal(error: unknown, maxValues: number): unknown {
  if (error instanceof SyntaxError) return notJson();
  if (error instanceof JsonTooDeep)
    return invalidArgument('JSON이 너무 깊습니다. 요청의 모양을 확인해 주세요.');
  if (!(error instanceof JsonTooMany)) return error;
  return tooLarge(
    `JSON에 값이 너무 많습니다. 한 번에 ${maxValues.toLocaleString('ko-KR')}개까지 받습니다. 나누어 보내 주세요.`,
  );
}
