import { createReadStream, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { UsageError } from '../usage-error.js';
import { isParquet, refusePiped } from './file-signature.js';
import { CUT, DAMAGED, isZstd, unzstd } from './unzstd.js';

export type Kind = 'text' | 'ndjson' | 'csv' | 'tsv' | 'parquet';

export interface InputFile {
  /** `-` is standard input. */
  path: string;
  /** For messages. */
  name: string;
  kind: Kind;
  /** Bytes on the disk; unknown for standard input. */
  size?: number;
  /** It has to be unpacked: how far its rows have come is not seen by its size. */
  packed?: boolean;
  /** Changes when the file does. */
  modified?: number;
}

const STDIN_NAME = '표준 입력';
const PACKED = /\.(gz|gzip|zst|zstd)$/i;
const KINDS: Array<[RegExp, Kind]> = [
  [/\.(ndjson|jsonl|json)$/i, 'ndjson'],
  [/\.csv$/i, 'csv'],
  [/\.(tsv|tab)$/i, 'tsv'],
  [/\.parquet$/i, 'parquet'],
];

/** The name says what is in a file; where it does not, the option that names a field or a column does. */
export async function describeInput(
  path: string,
  options: { field?: string; column?: string },
): Promise<InputFile> {
  const plain = path.replace(PACKED, '');
  const named = KINDS.find(([pattern]) => pattern.test(plain))?.[1];
  const kind =
    named ?? (options.field !== undefined ? 'ndjson' : options.column !== undefined ? 'csv' : 'text');
  if (path === '-') return { path, name: STDIN_NAME, kind };
  if (kind === 'parquet' && plain !== path)
    throw new UsageError(`${path}: Parquet 파일은 다시 압축하지 않은 것만 읽습니다.`);
  let found: Stats;
  try {
    found = await stat(path);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new UsageError(`${path}: ${missing ? '파일이 없습니다.' : '파일을 읽을 수 없습니다.'}`);
  }
  if (!found.isFile()) throw new UsageError(`${path}: 파일이 아닙니다.`);
  const table = await isParquet(path, found.size);
  return {
    path,
    name: path,
    kind: table ? 'parquet' : kind,
    size: found.size,
    ...(table ? {} : { packed: packingOf(await firstBytes(path)) !== undefined }),
    modified: Math.floor(found.mtimeMs),
  };
}

/** The name of a file without folders, compression and kind: 리뷰.csv.gz is 리뷰. */
export function stemOf({ path }: InputFile): string {
  if (path === '-') return 'stdin';
  const plain = basename(path).replace(PACKED, '');
  return plain.replace(/(?<=.)\.(ndjson|jsonl|json|csv|tsv|tab|parquet|txt)$/i, '');
}

/** Bytes of the input as they come, unpacked; `read` counts what was taken from the disk. */
export interface Bytes {
  chunks: AsyncIterable<Uint8Array>;
  read(): number;
}

/** A file is unpacked by its first bytes, whatever its name: packed bytes are never taken for text. */
export async function openBytes({ path }: InputFile, stdin: Readable, from: number): Promise<Bytes> {
  let read = 0;
  const count = async function* (stream: AsyncIterable<Uint8Array>) {
    for await (const chunk of stream) {
      read += chunk.length;
      yield chunk;
    }
  };
  const packing = path === '-' ? undefined : packingOf(await firstBytes(path));
  if (path !== '-' && packing === undefined) {
    read = from;
    return { chunks: count(createReadStream(path, { start: from })), read: () => read };
  }
  const raw = count(path === '-' ? readableHere(stdin) : createReadStream(path));
  return { chunks: skipped(unpacked(raw, packing), from), read: () => read };
}

/** Standard input, unless its first bytes are of a kind that cannot be read as they come. */
async function* readableHere(stdin: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let first = true;
  for await (const chunk of stdin) {
    if (first) refusePiped(STDIN_NAME, chunk);
    first = false;
    yield chunk;
  }
}

type Packing = 'gzip' | 'zstd' | undefined;

export function packingOf(start: Uint8Array): Packing {
  if (start[0] === 0x1f && start[1] === 0x8b) return 'gzip';
  return isZstd(start) ? 'zstd' : undefined;
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Standard input is unpacked too, where its first bytes say that it is packed, however few of them come at a time. */
export async function* unpacked(raw: AsyncIterable<Uint8Array>, known?: Packing): AsyncGenerator<Uint8Array> {
  const source = raw[Symbol.asyncIterator]();
  const begun: Uint8Array[] = [];
  let start: Uint8Array = new Uint8Array(0);
  while (known === undefined && mayBePacked(start)) {
    const next = await source.next();
    if (next.done) break;
    begun.push(next.value);
    start = Buffer.concat([start, next.value.subarray(0, MAGIC_BYTES)]);
  }
  const rest = async function* () {
    yield* begun;
    yield* { [Symbol.asyncIterator]: () => source };
  };
  const packing = known ?? packingOf(start);
  if (packing === 'gzip') yield* gunzipped(rest());
  else if (packing === 'zstd') yield* unzstd(rest());
  else yield* rest();
}

const MAGIC_BYTES = 4;
const BEGINNINGS = [
  [0x1f, 0x8b],
  [0x28, 0xb5, 0x2f, 0xfd],
  ...Array.from({ length: 16 }, (_, i) => [0x50 + i, 0x2a, 0x4d, 0x18]),
];

/** Too short to tell: who types a line at a terminal must not wait for more than what would decide it. */
function mayBePacked(start: Uint8Array): boolean {
  return BEGINNINGS.some(
    (beginning) => start.length < beginning.length && start.every((byte, i) => byte === beginning[i]),
  );
}

async function* gunzipped(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const feeding = (async () => {
    for await (const chunk of raw)
      if (!gunzip.write(chunk)) await new Promise((resolve) => gunzip.once('drain', resolve));
    gunzip.end();
  })();
  feeding.catch((error) => gunzip.destroy(error));
  try {
    yield* gunzip;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'Z_BUF_ERROR' ? CUT : code === 'Z_DATA_ERROR' ? DAMAGED : message;
    throw new Error(`압축(gzip)을 풀 수 없습니다: ${reason}`, { cause: error });
  }
}

async function* skipped(chunks: AsyncIterable<Uint8Array>, from: number): AsyncGenerator<Uint8Array> {
  let left = from;
  for await (const chunk of chunks) {
    if (left >= chunk.length) left -= chunk.length;
    else {
      yield left > 0 ? chunk.subarray(left) : chunk;
      left = 0;
    }
  }
}
