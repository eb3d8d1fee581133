import { UnreadableFile } from '../unreadable-file.js';
import { type Encoding, encodeText } from './encoding.js';

/** The bytes of a text in the encoding of its file; throws where a letter has none. */
export function writtenText(text: string, encoding: Encoding): Uint8Array {
  const bytes = encodeText(text, encoding);
  if (bytes) return bytes;
  const foreign = [...new Set(text)].filter((letter) => !encodeText(letter, { ...encoding, marked: false }));
  const shown = foreign.slice(0, 5).join(' ');
  throw new UnreadableFile(
    `이 파일의 인코딩(CP949)에는 없는 글자가 있습니다: ${shown}. 그 글자를 바꾸거나 UTF-8로 내려받아 주세요.`,
    `The encoding of this file (CP949) lacks these letters: ${shown}. Change them, or save it as UTF-8.`,
  );
}
