import type { LineView } from '../line/line-view.js';
import type { Candidate } from './candidate.js';
import { endingCandidates } from './ending-candidates.js';
import { reasonEnding } from './reason-ending.js';
import { stemCandidates } from './stem-candidates.js';
import { wordCandidates } from './word-candidates.js';

/** Every word of a line that belongs to a set. */
export function candidatesIn(line: LineView): Candidate[] {
  return line.words.flatMap((word) => [
    ...wordCandidates(line, word),
    ...stemCandidates(line, word),
    ...endingCandidates(line, word),
    ...reasonEnding(line.text, word),
  ]);
}
