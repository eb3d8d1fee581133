import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  checkerOf,
  checkSize,
  type ManifestEntry,
  type ModelManifest,
  missingFile,
  noManifest,
  readManifest,
} from './model-manifest.js';
import { isNarrow, wholeName, widened } from './narrow-table.js';

/** The weights and tables of a model directory by file name. Shared memory: all threads read the same copy. */
export type ModelFiles = Record<string, SharedArrayBuffer>;

/** The weights and the lexicon that ship with the program. */
export const MODEL_DIR = fileURLToPath(new URL('../../../models/', import.meta.url));

/** Documents (MODEL.md) and what is read by its first use (headwords.dat) stand beside them. */
const MODEL_FILE = /\.(onnx|bin|json)$/;
/** Small enough that what was just read is still in the processor's cache when it is checked. */
const PIECE_BYTES = 1 << 20;

/**
 * Every file that the manifest names is checked, also those that are read later. Only a directory of somebody else's
 * making may have no manifest.
 */
export function loadModelFiles(modelDir: string = MODEL_DIR): ModelFiles {
  const manifest = manifestOf(modelDir);
  const files: ModelFiles = {};
  for (const name of manifest ? Object.keys(manifest) : namesIn(modelDir)) {
    const bytes = readShared(modelDir, name, manifest?.[name]);
    if (isNarrow(name)) files[wholeName(name)] = widened(bytes);
    else if (MODEL_FILE.test(name)) files[name] = bytes;
  }
  return files;
}

/** One file, checked like all of them at the start. */
export function readModelFile(name: string, modelDir: string = MODEL_DIR): SharedArrayBuffer {
  return readShared(modelDir, name, manifestOf(modelDir)?.[name]);
}

function manifestOf(modelDir: string): ModelManifest | undefined {
  const manifest = readManifest(modelDir);
  if (!manifest && modelDir === MODEL_DIR) throw noManifest();
  return manifest;
}

function namesIn(modelDir: string): string[] {
  try {
    return readdirSync(modelDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && MODEL_FILE.test(entry.name))
      .map((entry) => entry.name);
  } catch (cause) {
    throw new Error(`모델 디렉터리를 읽을 수 없습니다: ${modelDir}`, { cause });
  }
}

/** Reads straight into shared memory: a model of tens of megabytes is not held twice while it loads. */
function readShared(modelDir: string, name: string, entry: ManifestEntry | undefined): SharedArrayBuffer {
  const file = openModelFile(join(modelDir, name), name);
  try {
    const { size } = fstatSync(file);
    checkSize(name, size, entry);
    const checker = checkerOf(name, entry);
    const shared = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(shared);
    let filled = 0;
    while (filled < size) {
      const count = readSync(file, bytes, filled, Math.min(PIECE_BYTES, size - filled), filled);
      if (count === 0) throw new Error(`모델 파일이 읽는 중에 줄어들었습니다: ${name}`);
      checker.add(bytes.subarray(filled, filled + count));
      filled += count;
    }
    checker.finish();
    return shared;
  } finally {
    closeSync(file);
  }
}

function openModelFile(path: string, name: string): number {
  try {
    return openSync(path, 'r');
  } catch (cause) {
    throw missingFile(name, cause);
  }
}
