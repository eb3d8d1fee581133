import { Decompress, ZstdErrorCode } from 'fzstd';
import { type ByteReader, byteReader } from './byte-reader.js';
import { withinTime } from './within-time.js';
import { xxh64 } from './xxh64.js';

const MAGIC = 0xfd2fb528;
/** Frames with anything in them that is not meant for who unpacks, such as sizes for unpacking in parallel. */
const SKIPPABLE = 0x184d2a50;
/** A block is 128 kB at most; some that are damaged would never be unpacked. */
const BLOCK_MS = 5000;
export const CUT = '파일이 중간에서 끊겼습니다.';
export const DAMAGED = '내용이 손상되었습니다.';

/** The frames of a stream of Zstandard, unpacked; what a frame says of its length and its checksum must be true. */
export async function* unzstd(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = raw[Symbol.asyncIterator]();
  const input = byteReader(source);
  try {
    for (;;) {
      const start = await input.take(4);
      if (start.length === 0) return;
      const magic = numberOf(start);
      if (magic === MAGIC) yield* unpackedFrame(start, input);
      else if (!isSkippable(magic)) throw new Error(start.length < 4 ? CUT : DAMAGED);
      else if (!(await input.skip(numberOf(await exactly(input, 4))))) throw new Error(CUT);
    }
  } catch (error) {
    throw new Error(`압축(zstd)을 풀 수 없습니다: ${reasonOf(error as Error)}`, { cause: error });
  } finally {
    await source.return?.();
  }
}

export function isZstd(start: Uint8Array): boolean {
  const magic = start.length < 4 ? 0 : numberOf(start.subarray(0, 4));
  return magic === MAGIC || isSkippable(magic);
}

function isSkippable(magic: number): boolean {
  return (magic & 0xfffffff0) >>> 0 === SKIPPABLE;
}

async function* unpackedFrame(magic: Uint8Array, input: ByteReader): AsyncGenerator<Uint8Array> {
  const { bytes, checked, size } = await headerOf(input);
  const sum = xxh64();
  const ready: Uint8Array[] = [];
  const stream = new Decompress((chunk) => chunk.length > 0 && ready.push(chunk));
  let written = 0;
  let before = Buffer.concat([magic, bytes]);
  for (let last = false; !last; before = Buffer.alloc(0)) {
    const block = await blockOf(input);
    last = block.last;
    const checksum = last && checked ? await exactly(input, 4) : new Uint8Array(0);
    const packed = Buffer.concat([before, block.bytes, checksum]);
    withinTime(BLOCK_MS, () => stream.push(packed, last));
    for (const chunk of ready.splice(0)) {
      written += chunk.length;
      if (checked) sum.add(chunk);
      yield chunk;
    }
    if (checksum.length > 0 && Number(sum.digest() & 0xffffffffn) !== numberOf(checksum))
      throw new Error(DAMAGED);
  }
  if (size !== undefined && size !== written) throw new Error(DAMAGED);
}

interface FrameHeader {
  bytes: Uint8Array;
  /** Whether a checksum of the content follows its last block. */
  checked: boolean;
  /** Bytes of the content, where the frame says so. */
  size?: number;
}

async function headerOf(input: ByteReader): Promise<FrameHeader> {
  const descriptor = numberOf(await exactly(input, 1));
  const single = (descriptor & 0x20) !== 0;
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 3]!;
  const sizeBytes = [single ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
  const windowBytes = single ? 0 : 1;
  const others = await exactly(input, windowBytes + dictionaryBytes + sizeBytes);
  const sizeAt = windowBytes + dictionaryBytes;
  if (others.subarray(windowBytes, sizeAt).some((byte) => byte !== 0))
    throw new Error('사전을 써서 압축한 것은 읽지 않습니다.');
  const size = numberOf(others.subarray(sizeAt)) + (sizeBytes === 2 ? 256 : 0);
  return {
    bytes: Buffer.concat([Uint8Array.of(descriptor), others]),
    checked: (descriptor & 4) !== 0,
    ...(sizeBytes > 0 ? { size } : {}),
  };
}

const RUN = 1;

async function blockOf(input: ByteReader): Promise<{ bytes: Uint8Array; last: boolean }> {
  const head = await exactly(input, 3);
  const value = numberOf(head);
  const type = (value >> 1) & 3;
  const content = await exactly(input, type === RUN ? 1 : value >> 3);
  return { bytes: Buffer.concat([head, content]), last: (value & 1) === 1 };
}

async function exactly(input: ByteReader, count: number): Promise<Uint8Array> {
  const bytes = await input.take(count);
  if (bytes.length < count) throw new Error(CUT);
  return bytes;
}

/** Little-endian. */
function numberOf(bytes: Uint8Array): number {
  return bytes.reduceRight((sum, byte) => sum * 256 + byte, 0);
}

function reasonOf(error: Error): string {
  const { code } = error as Error & { code?: unknown };
  // Nothing but damage brings the decoder to its knees.
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' || error instanceof RangeError || error instanceof TypeError)
    return DAMAGED;
  if (typeof code !== 'number') return error.message;
  if (code === ZstdErrorCode.WindowSizeTooLarge) return '창이 너무 큽니다. --long 없이 다시 압축해 주세요.';
  return code === ZstdErrorCode.UnexpectedEOF ? CUT : DAMAGED;
}
