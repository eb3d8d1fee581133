import { open } from 'node:fs/promises';
import { UsageError } from '../usage-error.js';

const PARQUET = [0x50, 0x41, 0x52, 0x31];
/** Packed files that are not unpacked here: read as text they would give rows of garbage. */
const UNREADABLE: ReadonlyArray<readonly [name: string, start: readonly number[]]> = [
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
];
/** The block of bzip2 that follows its four first bytes, or its end: texts may begin with BZh as well. */
const BZIP2_BLOCKS = [
  [0x31, 0x41, 0x59, 0x26, 0x53, 0x59],
  [0x17, 0x72, 0x45, 0x38, 0x50, 0x90],
];
const LONGEST_SIGNATURE = 10;

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, i) => bytes[at + i] === byte);

/** Refuses by its first bytes what cannot be read. */
export function refusePacked(name: string, start: Uint8Array): void {
  const found = UNREADABLE.find(([, signature]) => startsWith(start, signature))?.[0];
  if (found === undefined) return;
  if (found === 'bzip2' && !BZIP2_BLOCKS.some((block) => startsWith(start, block, 4))) return;
  throw new UsageError(
    `${name}: ${found}으로 압축한 파일은 읽지 못합니다. 풀거나 gzip, zstd로 압축해 주세요.`,
  );
}

/** A table file cannot be read as it flows by: what it holds stands at its end. */
export function refusePiped(name: string, start: Uint8Array): void {
  refusePacked(name, start);
  // The head of the first page follows; a text would go on with letters or a line break.
  if (startsWith(start, [...PARQUET, 0x15]))
    throw new UsageError(`${name}: Parquet은 표준 입력으로 읽지 못합니다. 파일의 이름을 적어 주세요.`);
}

/** Whether a file is a Parquet table, whatever its name; packed files that cannot be read are refused. */
export async function isParquet(path: string, size: number): Promise<boolean> {
  const file = await open(path);
  try {
    const read = async (length: number, at: number) =>
      (await file.read(Buffer.alloc(length), 0, length, at)).buffer.subarray(0, length);
    const start = await read(LONGEST_SIGNATURE, 0);
    refusePacked(path, start);
    return size >= 12 && startsWith(start, PARQUET) && startsWith(await read(4, size - 4), PARQUET);
  } finally {
    await file.close();
  }
}
