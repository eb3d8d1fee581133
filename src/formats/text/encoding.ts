import { UnreadableFile } from '../unreadable-file.js';
import { decodedKorean, encodedKorean } from './korean-windows.js';

/** How the letters of a file are written as bytes. */
export interface Encoding {
  name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'cp949';
  /** Whether the file says so itself by its first letter. */
  marked: boolean;
}

export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = markedEncoding(bytes) ?? guessed(bytes);
  if (!encoding) throw unknownEncoding();
  const text = decoded(encoding.marked ? bytes.subarray(markOf(encoding).length) : bytes, encoding.name);
  if (text === undefined) throw unknownEncoding();
  return { text, encoding };
}

/** The bytes of a text; undefined where the encoding lacks one of its letters. */
export function encodeText(text: string, encoding: Encoding): Uint8Array | undefined {
  const content = encoded(text, encoding.name);
  if (!content || !encoding.marked) return content;
  const mark = markOf(encoding);
  const whole = new Uint8Array(mark.length + content.length);
  whole.set(mark);
  whole.set(content, mark.length);
  return whole;
}

function markedEncoding(bytes: Uint8Array): Encoding | undefined {
  const marked = (['utf-8', 'utf-16le', 'utf-16be'] as const).map((name) => ({ name, marked: true }));
  return marked.find((encoding) => markOf(encoding).every((byte, i) => bytes[i] === byte));
}

function markOf({ name }: Encoding): readonly number[] {
  if (name === 'utf-8') return [0xef, 0xbb, 0xbf];
  return name === 'utf-16le' ? [0xff, 0xfe] : [0xfe, 0xff];
}

/** Zeros stand in UTF-16 only, as one half of every space and line end. */
function guessed(bytes: Uint8Array): Encoding | undefined {
  const names = bytes.includes(0)
    ? (['utf-16le', 'utf-16be'] as const).filter((name) => isPlain(decoded(bytes, name)))
    : (['utf-8', 'cp949'] as const).filter((name) => decoded(bytes, name) !== undefined);
  return names[0] && { name: names[0], marked: false };
}

/** Text that people write: no zeros, and none of the signs that spaces become when their halves are exchanged. */
function isPlain(text: string | undefined): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: zeros are what tells text from other bytes
  return text !== undefined && !/[\u0000-\u0008\u2000\u0d00\u0a00\uffff]/.test(text.slice(0, 100_000));
}

function decoded(bytes: Uint8Array, name: Encoding['name']): string | undefined {
  if (name === 'cp949') return decodedKorean(bytes);
  try {
    return new TextDecoder(name, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function encoded(text: string, name: Encoding['name']): Uint8Array | undefined {
  if (name === 'utf-8') return new TextEncoder().encode(text);
  if (name === 'cp949') return encodedKorean(text);
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), name === 'utf-16le');
  return bytes;
}

const unknownEncoding = () =>
  new UnreadableFile(
    '글이 아니거나 읽을 수 없는 인코딩입니다. UTF-8로 저장해서 열어 주세요.',
    'This is no text, or text in an encoding that is not read here. Save it as UTF-8 and open that.',
  );
