import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The weights and tables of a model directory by file name. Shared memory: all threads read the same copy. */
export type ModelFiles = Record<string, SharedArrayBuffer>;

/** The weights and the lexicon that ship with the program. */
export const MODEL_DIR = fileURLToPath(new URL('../../../models/', import.meta.url));

/** Documents (MODEL.md) stand beside them. */
const MODEL_FILE = /\.(onnx|bin|json)$/;

export function loadModelFiles(modelDir: string = MODEL_DIR): ModelFiles {
  const files: ModelFiles = {};
  for (const name of namesIn(modelDir)) files[name] = readShared(join(modelDir, name));
  return files;
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
function readShared(path: string): SharedArrayBuffer {
  const file = openSync(path, 'r');
  try {
    const shared = new SharedArrayBuffer(fstatSync(file).size);
    const bytes = new Uint8Array(shared);
    let filled = 0;
    while (filled < bytes.length) {
      const count = readSync(file, bytes, filled, bytes.length - filled, filled);
      if (count === 0) throw new Error(`모델 파일이 읽는 중에 줄어들었습니다: ${path}`);
      filled += count;
    }
    return shared;
  } finally {
    closeSync(file);
  }
}
