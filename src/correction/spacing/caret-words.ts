import type { LineView } from '../line-view.js';
import type { Edit } from '../types.js';
import { insertSpace } from './space-edit.js';

/** Compounds of custom dictionaries that are written together: a space at every caret of the entry. */
export function caretEdits({ text, options }: LineView): Edit[] {
  if (options.disableCaretSpacing) return [];
  const out: Edit[] = [];
  for (const { entries } of options.dictionaries ?? []) {
    for (const { form, carets } of entries) {
      if (!carets?.length) continue;
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + form.length)) {
        // Inside another word it is not this one.
        if (/[가-힣]/.test(text[at - 1] ?? '')) continue;
        for (const caret of carets) out.push(insertSpace(at + caret, 'spacing-compound', 1));
      }
    }
  }
  return out;
}
