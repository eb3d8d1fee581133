import { wordSpans } from '../../analysis/custom-words/word-spans.js';
import { caretSpaces } from '../keep/dictionary-words.js';
import type { LineView } from '../line/line-view.js';

import { insertSpace, type SpaceFinding } from './space-finding.js';

/** Compounds of custom dictionaries that are written together: a space at every caret of the entry. */
export function caretWords({ text, sentences, options }: LineView): SpaceFinding[] {
  const { dictionaries = [], disableCaretSpacing } = options;
  if (disableCaretSpacing || dictionaries.length === 0) return [];
  const places = new Set(caretSpaces(text, sentences));
  for (const { carets } of wordSpans(text, dictionaries))
    for (const at of carets) if (!/\s/.test(text[at - 1] ?? '')) places.add(at);
  return [...places]
    .sort((a, b) => a - b)
    .map((at) => ({ ...insertSpace(at, 'spacing-compound', 1), certainty: 'certain' }));
}
