import type { ModelFiles } from '../encoder/model-files.js';
import { modelJson } from '../encoder/model-json.js';

/** What training/reader/export.py says of the reader. */
export interface ReaderConfig {
  characters: string[];
  memory: { bits: number; dim: number };
  /** Numbers that stand for a character. */
  width: number;
  /** How frequent each character is by itself, in nats. */
  bias: number[];
}

export const READER_FILES = ['reader.json', 'reader-memory.bin', 'reader-characters.bin'] as const;

const UNKNOWN = 1;
/** Stands at both ends of a line. */
export const LINE_END = 2;
const UNKNOWN_SYLLABLE = 3;
const UNKNOWN_HANJA = 4;

export function readReaderConfig(files: ModelFiles): ReaderConfig {
  return modelJson<ReaderConfig>(files['reader.json']!);
}

/** The number of every character, by code unit. */
export function characterNumbers({ characters }: ReaderConfig): Uint16Array {
  const numbers = new Uint16Array(0x10000).fill(UNKNOWN);
  numbers.fill(UNKNOWN_SYLLABLE, 0xac00, 0xd7a4);
  numbers.fill(UNKNOWN_HANJA, 0x4e00, 0xa000);
  characters.forEach((character, i) => {
    if (character.length === 1) numbers[character.charCodeAt(0)] = i;
  });
  return numbers;
}
