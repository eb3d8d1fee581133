import type { LineView } from '../line/line-view.js';
import type { Finding } from './rule.js';
import { eachOf } from './triggers/triggers.js';

/** Findings that are right unless the words mean something else than they seem to. */
export function likely(find: (line: LineView) => Finding[]): (line: LineView) => Finding[] {
  return eachOf(find, (finding) => ({ certainty: 'likely', ...finding }));
}
