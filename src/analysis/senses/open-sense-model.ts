import { type ModelFiles, readModelFile } from '../encoder/model-files.js';
import { SenseModel } from './sense-model.js';
import { SingleSenses } from './single-senses.js';

const HOMOGRAPHS = 'senses.bin';
const SINGLES = 'single-senses.bin';

/** The sense model alone, for what looks up senses without analysing text. */
export function openSenseModel(modelDir?: string): SenseModel {
  const singles = new SingleSenses(readModelFile(SINGLES, modelDir));
  return new SenseModel(readModelFile(HOMOGRAPHS, modelDir), singles);
}

/** The sense model among files that were read; undefined where there is none. */
export function senseModelOf(files: ModelFiles): SenseModel | undefined {
  const homographs = files[HOMOGRAPHS];
  const singles = files[SINGLES];
  return homographs && new SenseModel(homographs, singles && new SingleSenses(singles));
}
