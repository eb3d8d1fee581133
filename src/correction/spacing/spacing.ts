import type { LineView } from '../line/line-view.js';
import type { Edit } from '../types.js';
import { caretEdits } from './caret-words.js';
import { insertions } from './insertions.js';
import { removals } from './removals.js';

/** Every space that is missing or too many, with the article that says so. */
export function spacingEdits(line: LineView): Edit[] {
  return [...caretEdits(line), ...insertions(line), ...removals(line)];
}
