import type { ModelFiles } from './model-files.js';
import { modelJson } from './model-json.js';

/** What the weights were trained with: models/tagger.json, written by training/export.py. */
export interface TaggerConfig {
  /** Character ids; the first four are padding, mask, unknown, separator. */
  characters: string[];
  labels: string[];
  memory: { bits: number; dim: number; lookups: number };
  /** Names of the graphs, the fast one first. */
  graphs: { small: string; large: string };
}

export function readTaggerConfig(files: ModelFiles): TaggerConfig {
  return modelJson<TaggerConfig>(files['tagger.json']!);
}

export const PADDING = 0;
export const UNKNOWN = 2;
export const SEPARATOR = 3;

/** Columns of a graph's output behind the labels: space before, sentence start, then the edit operations. */
export const SPACE_COLUMN = 0;
export const START_COLUMN = 1;
export const EDIT_COLUMN = 2;
export const EDIT_OPERATIONS = 69;
export const EXTRA_COLUMNS = EDIT_COLUMN + EDIT_OPERATIONS;

/** Character ids by UTF-16 unit; astral characters have none and read as unknown. */
export function characterIds(config: TaggerConfig): Uint16Array {
  const ids = new Uint16Array(0x10000).fill(UNKNOWN);
  config.characters.forEach((c, i) => {
    if (i > SEPARATOR && c.length === 1) ids[c.charCodeAt(0)] = i;
  });
  return ids;
}
