import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODEL_DIR } from '../encoder/model-files.js';
import { SenseModel } from './sense-model.js';

/** The sense model alone, for what looks up senses without analysing text. */
export function openSenseModel(modelDir: string = MODEL_DIR): SenseModel {
  const { buffer, byteOffset, byteLength } = readFileSync(join(modelDir, 'senses.bin'));
  return new SenseModel(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
