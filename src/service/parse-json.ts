import { isUtf8 } from 'node:buffer';
import { atOnce } from '../analysis/in-turns.js';
import { invalidArgument } from '../errors/service-error.js';
import { scanJson } from './scan-json.js';

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
  if (commas >= maxValues) atOnce(scanJson(new TextDecoder().decode(body), maxValues));
  return parseJson(body);
}
