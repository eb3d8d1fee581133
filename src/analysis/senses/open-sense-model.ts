import { readModelFile } from '../encoder/model-files.js';
import { SenseModel } from './sense-model.js';

/** The sense model alone, for what looks up senses without analysing text. */
export function openSenseModel(modelDir?: string): SenseModel {
  return new SenseModel(readModelFile('senses.bin', modelDir));
}
