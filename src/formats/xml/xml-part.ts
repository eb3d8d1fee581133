import type { Archive } from '../archive/archive.js';
import { decodeText, encodeText } from '../text/encoding.js';
import { broken, UnreadableFile } from '../unreadable-file.js';
import { type XmlElement, xmlTree } from './xml-tree.js';

/** A file of an archive that is XML. */
export interface XmlPart {
  name: string;
  source: string;
  root: XmlElement;
  /** The bytes of another source in the encoding of this part. */
  encode(source: string): Uint8Array;
}

/** The tree of more would not fit into the memory of a browser; this is some ten million letters of text. */
const MOST_BYTES = 64_000_000;

export function partOf(archive: Archive, name: string): XmlPart {
  if (archive.sizeOf(name) > MOST_BYTES)
    throw new UnreadableFile(
      '글이 너무 긴 문서입니다. 여러 문서로 나누어 열어 주세요.',
      'The document holds too much text. Split it into several documents.',
    );
  const bytes = archive.unpack(name);
  if (!bytes) throw broken();
  const { text, encoding } = decodeText(bytes);
  return {
    name,
    source: text,
    root: xmlTree(text),
    encode: (source) => encodeText(source, encoding)!,
  };
}
