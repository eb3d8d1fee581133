import type { Line } from './text/line.js';
import type { Eojeol } from './types.js';

export interface AnalysedEojeol extends Omit<Eojeol, 'modified'> {
  /** In characters of the line. */
  from: number;
  to: number;
  /** Spaces inside words of custom dictionaries, before characters of the line. */
  gaps?: {
    /** The author's space stays: the word has one there. */
    kept: Set<number>;
    /** `refined` shows a space there. */
    wanted: Set<number>;
  };
}

export interface AnalysedLine {
  line: Line;
  eojeols: AnalysedEojeol[];
  /** The probability that a sentence starts at a character. */
  starts: Float32Array;
}
