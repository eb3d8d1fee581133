import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';

/** What `scripts/write-model-manifest.mjs` wrote about a file. */
export interface ManifestEntry {
  bytes: number;
  /** Eight hexadecimal digits. */
  crc32: string;
  sha256: string;
}

/** The files of a model directory by name, as they were when it was packed. */
export type ModelManifest = Record<string, ManifestEntry>;

const MANIFEST_FILE = 'manifest.json';
const REMEDY = '말결을 다시 설치하거나 모델 파일을 다시 받아 주세요.';

/** Undefined where the directory has no manifest. */
export function readManifest(modelDir: string): ModelManifest | undefined {
  let text: string;
  try {
    text = readFileSync(join(modelDir, MANIFEST_FILE), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text) as ModelManifest;
  } catch (cause) {
    throw new Error(`모델 파일 목록이 손상되었습니다: ${MANIFEST_FILE}. ${REMEDY}`, { cause });
  }
}

export function missingFile(name: string, cause?: unknown): Error {
  return new Error(`모델 파일이 없거나 읽을 수 없습니다: ${name}. ${REMEDY}`, { cause });
}

export function noManifest(): Error {
  return missingFile(MANIFEST_FILE);
}

function damagedFile(name: string): Error {
  return new Error(`모델 파일이 손상되었습니다: ${name} (내용이 배포한 것과 다릅니다). ${REMEDY}`);
}

export function checkSize(name: string, bytes: number, entry: ManifestEntry | undefined): void {
  if (!entry || entry.bytes === bytes) return;
  const [wanted, found] = [entry.bytes, bytes].map((count) => count.toLocaleString('ko-KR'));
  throw new Error(
    `모델 파일의 크기가 다릅니다: ${name} (${wanted}바이트여야 하는데 ${found}바이트). ${REMEDY}`,
  );
}

export interface Checker {
  add(bytes: Uint8Array): void;
  /** Throws where what was added is not what the manifest says. */
  finish(): void;
}

/**
 * Checks a file while it is read. SHA-256 of all models takes .3 to .8 s without help of the processor, CRC-32 .06:
 * enough against accidents. Releases of Node before 20.15 have no CRC-32 and take the long way.
 */
export function checkerOf(name: string, entry: ManifestEntry | undefined): Checker {
  if (!entry) return { add: () => {}, finish: () => {} };
  const { crc32 } = zlib;
  if (crc32 === undefined) return sha256Checker(name, entry);
  let sum = 0;
  return {
    add(bytes) {
      sum = crc32(bytes as Buffer, sum);
    },
    finish() {
      if (sum !== Number.parseInt(entry.crc32, 16)) throw damagedFile(name);
    },
  };
}

function sha256Checker(name: string, entry: ManifestEntry): Checker {
  const hash = createHash('sha256');
  return {
    add: (bytes) => void hash.update(bytes),
    finish() {
      if (hash.digest('hex') !== entry.sha256) throw damagedFile(name);
    },
  };
}

/** Reads every file in full and gives what is wrong with it, in words for a person; empty where all is well. */
export async function damagedModelFiles(modelDir: string): Promise<string[]> {
  const manifest = readManifest(modelDir);
  if (!manifest) return [noManifest().message];
  const problems: string[] = [];
  for (const [name, entry] of Object.entries(manifest)) {
    try {
      await checkWhole(join(modelDir, name), name, entry);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  return problems;
}

async function checkWhole(path: string, name: string, entry: ManifestEntry): Promise<void> {
  const checker = sha256Checker(name, entry);
  try {
    checkSize(name, statSync(path).size, entry);
    await pipeline(createReadStream(path), async (chunks) => {
      for await (const chunk of chunks) checker.add(chunk as Buffer);
    });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined ? error : missingFile(name, error);
  }
  checker.finish();
}
