import { count } from './bulk-progress.js';
import { MAX_LINE_BYTES } from './byte-lines.js';
import type { Source } from './source.js';

export const NOT_UTF8 = 'UTF-8이 아닌 바이트가 있습니다.';
const TOO_LONG = `줄이 너무 깁니다 (한 줄은 ${count(MAX_LINE_BYTES)}바이트까지).`;
const SYLLABLE = /[가-힣]/;

/** The reason why a line of an input cannot be read; says once for the input how it can be. */
export function wrongEncoding(source: Source): (bytes: Uint8Array) => string {
  let said = false;
  return (bytes) => {
    if (bytes.length === 0) return TOO_LONG;
    if (!said && looksLikeCp949(bytes)) {
      said = true;
      source.say(`${source.name}: ${CP949}`);
    }
    return NOT_UTF8;
  };
}

/** What is wrong with an input of which not even the first line can be read. */
export function wrongEncodingOf(bytes: Uint8Array): string {
  if (bytes.length === 0) return TOO_LONG;
  return looksLikeCp949(bytes) ? CP949 : `${NOT_UTF8} UTF-8로 저장한 뒤 다시 실행해 주세요.`;
}

const CP949 =
  'CP949(EUC-KR)로 된 글로 보입니다. UTF-8로 바꾼 뒤 다시 실행해 주세요: iconv -f CP949 -t UTF-8 파일 > 새파일';

/** Korean in UTF-8 that was damaged is hardly ever valid CP949: its bytes from 0x80 to 0xA0 begin or end nothing there. */
function looksLikeCp949(bytes: Uint8Array): boolean {
  try {
    return SYLLABLE.test(new TextDecoder('euc-kr', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}
