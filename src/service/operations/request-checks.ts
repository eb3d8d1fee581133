import { invalidArgument, tooLarge } from '../../errors/service-error.js';
import { type Document, EncodingType as WireEncoding } from '../../gen/svc/lang_common_pb.js';
import type { EncodingType } from '../../wire/messages.js';
import type { Limits } from '../limits.js';

export function requireDocument(document: Document | undefined): Document {
  if (document === undefined) {
    throw invalidArgument('document가 없습니다. 분석할 글을 document.content에 넣어 보내 주세요.');
  }
  checkLanguage(document.language);
  return document;
}

/** Korean by any of its usual names: ko, ko-KR, ko_KR, kor. */
export function checkLanguage(language: string): void {
  if (language === '' || /^(ko|kor)([-_]|$)/i.test(language)) return;
  throw invalidArgument(
    `지원하지 않는 언어입니다: ${language.slice(0, 40)}. 한국어만 분석하므로 language를 비우거나 ko_KR로 보내 주세요.`,
  );
}

const ENCODINGS: Record<WireEncoding, EncodingType> = {
  [WireEncoding.NONE]: 'NONE',
  [WireEncoding.UTF8]: 'UTF8',
  [WireEncoding.UTF16]: 'UTF16',
  [WireEncoding.UTF32]: 'UTF32',
};

export function encodingOf(encoding: WireEncoding): EncodingType {
  const name = ENCODINGS[encoding];
  if (name === undefined) {
    throw invalidArgument(
      `encoding_type 값이 올바르지 않습니다: ${encoding}. NONE, UTF8, UTF16, UTF32 가운데 하나로 보내 주세요.`,
    );
  }
  return name;
}

export function checkCharacters(characters: number, limits: Limits): void {
  if (characters <= limits.characters) return;
  throw tooLarge(
    `한 번에 ${limits.characters.toLocaleString('ko-KR')}자까지 분석할 수 있는데 ${characters.toLocaleString('ko-KR')}자를 받았습니다. 글을 나누어 보내 주세요.`,
  );
}
