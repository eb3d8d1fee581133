import type { EditorView } from '@codemirror/view';

/** After so many milliseconds without scrolling a writer is somewhere. */
const RESTS_MS = 150;

/** Whenever what a view shows may be left without another word: it rests, or its page is put aside or closed. */
export function onLeaving(leave: () => void): void {
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => document.hidden && leave());
}

export function onRest({ scrollDOM }: EditorView, rest: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, RESTS_MS);
  };
  scrollDOM.addEventListener('scroll', later, { passive: true });
}

/** The browser asks whether the page may really go. */
export function askBeforeLeaving(isWanted: () => boolean): void {
  addEventListener('beforeunload', (event) => isWanted() && event.preventDefault());
}
