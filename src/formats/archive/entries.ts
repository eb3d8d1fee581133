import { broken, UnreadableFile } from '../unreadable-file.js';

/** A file of an archive as its list of contents tells of it. */
export interface Entry {
  name: string;
  /** Where its header and its line in the list of contents stand. */
  at: number;
  /** Where whatever comes behind it begins. */
  end: number;
  listing: Uint8Array;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
}

/** What an archive may claim to hold; beyond that nothing of it is unpacked. */
export interface UnpackingLimits {
  files: number;
  bytes: number;
  /** Unpacked bytes for each packed one, for archives that claim more than `smallBytes`. */
  ratio: number;
  smallBytes: number;
}

/** Ample for documents of hundreds of pages with pictures; deflate itself reaches a ratio of a thousand. */
export const DOCUMENT_LIMITS: UnpackingLimits = {
  files: 10_000,
  bytes: 500_000_000,
  ratio: 100,
  smallBytes: 20_000_000,
};

const END_SIGNATURE = 0x06054b50;
const LISTING_SIGNATURE = 0x02014b50;
const HEADER_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const LISTING_LENGTH = 46;
/** The end may be followed by a comment of this length at most. */
const MOST_COMMENT = 0xffff;
const ENCRYPTED_FLAG = 1;
const ELSEWHERE = 0xffffffff;
const LARGE_SIZES = 1;

/** Where the list of contents begins, and the record behind it. */
export interface Ending {
  at: number;
  listAt: number;
  count: number;
}

export function endingOf(bytes: Uint8Array): Ending {
  const view = viewOf(bytes);
  const last = bytes.length - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    const count = view.getUint16(at + 10, true);
    const listAt = view.getUint32(at + 16, true);
    if (listAt <= at) return { at, listAt, count };
  }
  throw broken();
}

/** The files of an archive; throws before anything is unpacked where they are too many or too large. */
export function entriesOf(
  bytes: Uint8Array,
  ending: Ending,
  limits: UnpackingLimits = DOCUMENT_LIMITS,
): Entry[] {
  if (ending.count > limits.files) throw tooLarge();
  const view = viewOf(bytes);
  const entries: Entry[] = [];
  let at = ending.listAt;
  for (let i = 0; i < ending.count; i++) {
    const entry = listed(bytes, view, at, ending.listAt);
    entries.push(entry);
    at += entry.listing.length;
  }
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > limits.bytes || (total > limits.smallBytes && total > bytes.length * limits.ratio))
    throw tooLarge();
  setEnds(entries, ending.listAt);
  return entries;
}

function listed(bytes: Uint8Array, view: DataView, at: number, listAt: number): Entry {
  if (at + LISTING_LENGTH > bytes.length || view.getUint32(at, true) !== LISTING_SIGNATURE) throw broken();
  if (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) throw locked();
  const nameLength = view.getUint16(at + 28, true);
  const extraLength = view.getUint16(at + 30, true);
  const length = LISTING_LENGTH + nameLength + extraLength + view.getUint16(at + 32, true);
  const name = bytes.subarray(at + LISTING_LENGTH, at + LISTING_LENGTH + nameLength);
  const [size, packedSize, place] = largeNumbers(
    [view.getUint32(at + 24, true), view.getUint32(at + 20, true), view.getUint32(at + 42, true)],
    bytes.subarray(at + LISTING_LENGTH + nameLength, at + LISTING_LENGTH + nameLength + extraLength),
  );
  if (place + 30 > listAt || view.getUint32(place, true) !== HEADER_SIGNATURE) throw broken();
  return {
    name: new TextDecoder().decode(name),
    at: place,
    end: listAt,
    listing: bytes.subarray(at, at + length),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packedSize,
    size,
  };
}

/** Some programs write all numbers as those of files beyond 4 GB: they stand in a field of their own. */
function largeNumbers(
  numbers: readonly [number, number, number],
  extra: Uint8Array,
): readonly [number, number, number] {
  if (!numbers.includes(ELSEWHERE)) return numbers;
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LARGE_SIZES) continue;
    let next = at + 4;
    const [a, b, c] = numbers.map((number) => {
      if (number !== ELSEWHERE) return number;
      if (next + 8 > extra.length) throw broken();
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
    return [a!, b!, c!];
  }
  throw broken();
}

/** Files that share bytes with one another unpack to more than the archive says. */
function setEnds(entries: readonly Entry[], listAt: number): void {
  const inOrder = [...entries].sort((left, right) => left.at - right.at);
  for (const [i, entry] of inOrder.entries()) {
    entry.end = inOrder[i + 1]?.at ?? listAt;
    if (entry.at + 30 + entry.packedSize > entry.end) throw broken();
  }
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const tooLarge = () =>
  new UnreadableFile(
    '문서를 풀면 너무 커져서 열지 않았습니다. 큰 그림을 덜어 내거나 문서를 나누어 주세요.',
    'Unpacked, the document would be too large, so it was not opened. Remove large pictures or split it.',
  );

const locked = () =>
  new UnreadableFile(
    '암호가 걸린 문서입니다. 본디 프로그램에서 암호를 풀어 저장한 뒤 열어 주세요.',
    'The document is protected by a password. Save it without one in its own program, then open it.',
  );
