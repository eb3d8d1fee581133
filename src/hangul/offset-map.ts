/**
 * Offsets in the encodings that callers count in. Inside the program every offset counts UTF-16 code units (what
 * `String.prototype.slice` takes); a map is made once per text, at the edge, and answers each query by one look-up.
 *
 * An unpaired surrogate has no encoding of its own: TextEncoder and protobuf write U+FFFD in its place, so it
 * counts 3 bytes in UTF-8 and 1 in UTF-32. An offset between the halves of a pair counts as the start of the pair.
 */
export type Encoding = 'UTF8' | 'UTF16' | 'UTF32';

/** From an offset in UTF-16 code units (0…text.length) to the offset in the encoding of the map. */
export type OffsetMap = (utf16: number) => number;

const same: OffsetMap = (utf16) => utf16;

const NOT_ASCII = /[\u0080-\uffff]/;
const SURROGATE = /[\ud800-\udfff]/;

export function offsetMap(text: string, encoding: Encoding): OffsetMap {
  if (isIdentity(text, encoding)) return same;
  const offsets = encoding === 'UTF8' ? utf8Offsets(text) : utf32Offsets(text);
  return (utf16) => offsets[utf16]!;
}

/** The length of a whole text in an encoding, without building a map. */
export function encodedLength(text: string, encoding: Encoding): number {
  if (isIdentity(text, encoding)) return text.length;
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const pair = isPair(code, text, i);
    if (pair) i++;
    length += encoding === 'UTF32' ? 1 : pair ? 4 : utf8Width(code);
  }
  return length;
}

function isIdentity(text: string, encoding: Encoding): boolean {
  if (encoding === 'UTF16') return true;
  return !(encoding === 'UTF8' ? NOT_ASCII : SURROGATE).test(text);
}

function utf8Offsets(text: string): Uint32Array {
  const length = text.length;
  const offsets = new Uint32Array(length + 1);
  let offset = 0;
  for (let i = 0; i < length; i++) {
    offsets[i] = offset;
    const code = text.charCodeAt(i);
    if (isPair(code, text, i)) {
      offsets[++i] = offset;
      offset += 4;
    } else offset += utf8Width(code);
  }
  offsets[length] = offset;
  return offsets;
}

function utf32Offsets(text: string): Uint32Array {
  const length = text.length;
  const offsets = new Uint32Array(length + 1);
  let offset = 0;
  for (let i = 0; i < length; i++, offset++) {
    offsets[i] = offset;
    if (isPair(text.charCodeAt(i), text, i)) offsets[++i] = offset;
  }
  offsets[length] = offset;
  return offsets;
}

function utf8Width(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
}

/** Whether a pair of surrogates starts at `i`; beyond the end charCodeAt is NaN, which is in no range. */
function isPair(code: number, text: string, i: number): boolean {
  if (code < 0xd800 || code > 0xdbff) return false;
  const next = text.charCodeAt(i + 1);
  return next >= 0xdc00 && next <= 0xdfff;
}
