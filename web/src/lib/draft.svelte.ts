import { readStored, writeStored } from './stored';

/** The text that is worked on, one for all tabs; it outlives the page. */
export const draft = $state({ text: readStored('text', '') });

/** How long a pause in typing is before the text is kept, in milliseconds. */
const KEEP_AFTER_MS = 400;
let timer: ReturnType<typeof setTimeout> | undefined;

export function setDraft(text: string): void {
  draft.text = text;
  clearTimeout(timer);
  timer = setTimeout(keepDraft, KEEP_AFTER_MS);
}

export function keepDraft(): boolean {
  clearTimeout(timer);
  return writeStored('text', draft.text);
}
