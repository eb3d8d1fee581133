import type { LineView } from '../line/line-view.js';
import type { Candidate } from './candidate.js';
import { endingCandidates } from './ending-candidates.js';
import { reasonEnding } from './reason-ending.js';
import { stemCandidates } from './stem-candidates.js';
import { wordCandidates } from './word-candidates.js';

/** No word has so many morphemes: what has must be parted before anybody can tell what its words may be. */
const MOST_MORPHEMES = 24;

/** Every word of a line that belongs to a set. */
export function candidatesIn(line: LineView): Candidate[] {
  return line.words.flatMap((word) =>
    word.morphemes.length > MOST_MORPHEMES
      ? []
      : [
          ...wordCandidates(line, word),
          ...stemCandidates(line, word),
          ...endingCandidates(line, word),
          ...reasonEnding(line.text, word),
        ],
  );
}
