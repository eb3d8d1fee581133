import { deflateSync, Inflate } from 'fflate';
import { broken } from '../unreadable-file.js';
import { crc32 } from './crc32.js';
import { type Entry, endingOf, entriesOf, type UnpackingLimits, viewOf } from './entries.js';

const STORED = 0;
const DEFLATED = 8;
const HEADER_LENGTH = 30;
/** Packed bytes that are unpacked at a time: a file that says less than it holds is found out soon. */
const STEP = 65_536;
/** Names in UTF-8; whatever the old header said of sizes behind the file is gone with it. */
const UTF8_NAME = 0x0800;

/** An archive of which single files are read and replaced; the bytes of all others stay as they are. */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #listAt: number;
  readonly #endAt: number;
  readonly #entries: Map<string, Entry>;

  constructor(bytes: Uint8Array, limits?: UnpackingLimits) {
    const ending = endingOf(bytes);
    this.#bytes = bytes;
    this.#listAt = ending.listAt;
    this.#endAt = ending.at;
    this.#entries = new Map(entriesOf(bytes, ending, limits).map((entry) => [entry.name, entry]));
    if (this.#entries.size !== ending.count) throw broken();
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  sizeOf(name: string): number {
    return this.#entries.get(name)?.size ?? 0;
  }

  unpack(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    const view = viewOf(this.#bytes);
    const begin =
      entry.at + HEADER_LENGTH + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
    if (begin + entry.packedSize > entry.end) throw broken();
    const packed = this.#bytes.subarray(begin, begin + entry.packedSize);
    const content = entry.method === STORED ? packed : inflated(packed, entry);
    if (content.length !== entry.size || crc32(content) !== entry.crc) throw broken();
    return content;
  }

  /** The archive with some files replaced or added. */
  with(changed: ReadonlyMap<string, Uint8Array>): Uint8Array {
    const chunks: Uint8Array[] = [];
    const listings: Uint8Array[] = [];
    let at = 0;
    const write = (chunk: Uint8Array) => {
      chunks.push(chunk);
      at += chunk.length;
    };
    const inOrder = [...this.#entries.values()].sort((left, right) => left.at - right.at);
    const places = new Map<string, Uint8Array>();
    // What stands before the first file belongs to nobody, but it was there.
    write(this.#bytes.subarray(0, inOrder[0]?.at ?? this.#listAt));
    for (const entry of inOrder) {
      const content = changed.get(entry.name);
      const place = at;
      const header = content && writtenEntry(entry.name, content, entry.method, entry.listing);
      write(header ? header.file : this.#bytes.subarray(entry.at, entry.end));
      places.set(entry.name, placedAt(header?.listing ?? entry.listing, place));
    }
    for (const name of this.#entries.keys()) listings.push(places.get(name)!);
    for (const [name, content] of changed) {
      if (this.#entries.has(name)) continue;
      const { file, listing } = writtenEntry(name, content, DEFLATED);
      listings.push(placedAt(listing, at));
      write(file);
    }
    const listAt = at;
    for (const listing of listings) write(listing);
    write(endWith(this.#bytes.slice(this.#endAt), listings.length, listAt, at - listAt));
    return joined(chunks, at);
  }
}

function inflated(packed: Uint8Array, { method, size }: Entry): Uint8Array {
  if (method !== DEFLATED) throw broken();
  const out = new Uint8Array(size);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw broken();
    out.set(chunk, filled);
    filled += chunk.length;
  });
  try {
    for (let at = 0; at === 0 || at < packed.length; at += STEP)
      stream.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    throw broken();
  }
  return filled === size ? out : out.subarray(0, filled);
}

/** Header and bytes of a file, and its line in the list of contents; time and rights are those of `before`. */
function writtenEntry(name: string, content: Uint8Array, method: number, before?: Uint8Array) {
  const packed = method === STORED ? content : deflateSync(content);
  const nameBytes = new TextEncoder().encode(name);
  const old = before ? viewOf(before) : undefined;
  const listing = new Uint8Array(46 + nameBytes.length);
  const line = viewOf(listing);
  line.setUint32(0, 0x02014b50, true);
  line.setUint16(4, old?.getUint16(4, true) ?? 20, true);
  line.setUint16(6, 20, true);
  line.setUint16(8, UTF8_NAME, true);
  line.setUint16(10, method === STORED ? STORED : DEFLATED, true);
  // 1980-01-01, the first day that the format knows.
  line.setUint32(12, old?.getUint32(12, true) ?? 0x00210000, true);
  line.setUint32(16, crc32(content), true);
  line.setUint32(20, packed.length, true);
  line.setUint32(24, content.length, true);
  line.setUint16(28, nameBytes.length, true);
  line.setUint16(36, old?.getUint16(36, true) ?? 0, true);
  line.setUint32(38, old?.getUint32(38, true) ?? 0, true);
  listing.set(nameBytes, 46);
  const header = new Uint8Array(HEADER_LENGTH + nameBytes.length);
  viewOf(header).setUint32(0, 0x04034b50, true);
  // From the version that is needed to the length of the name both say the same.
  header.set(listing.subarray(6, 30), 4);
  header.set(nameBytes, HEADER_LENGTH);
  return { listing, file: joined([header, packed], header.length + packed.length) };
}

function placedAt(listing: Uint8Array, at: number): Uint8Array {
  const moved = listing.slice();
  viewOf(moved).setUint32(42, at, true);
  return moved;
}

function endWith(ending: Uint8Array, count: number, listAt: number, listLength: number): Uint8Array {
  const view = viewOf(ending);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, listLength, true);
  view.setUint32(16, listAt, true);
  return ending;
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
