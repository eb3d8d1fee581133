import { inBrowser } from '../lib/stored';

/**
 * Edits that are not in the database yet, written at once where a page that is closed or killed leaves them behind:
 * whichever page comes next puts them in.
 */
const PREFIX = 'malgyeol-pending-';

export interface LeftBehind {
  document: string;
  tab: string;
  /** The revision that the edits stand on. */
  rev: number;
  edits: Array<{ seq: number; changes: unknown }>;
}

const nameOf = (document: string, tab: string) => `${PREFIX}${document}-${tab}`;

/** Whether it could be written: the room of a browser ends at some millions of letters. */
export function leaveBehind(left: LeftBehind): boolean {
  const name = nameOf(left.document, left.tab);
  if (left.edits.length > 0) return inBrowser.set(name, JSON.stringify(left));
  inBrowser.remove(name);
  return true;
}

export function leftBehind(): LeftBehind[] {
  const found: LeftBehind[] = [];
  try {
    for (const name of inBrowser.names()) {
      if (!name.startsWith(PREFIX)) continue;
      const left = JSON.parse(inBrowser.get(name)!) as LeftBehind;
      if (Array.isArray(left.edits)) found.push(left);
    }
  } catch {
    // What cannot be read stays for a later version.
  }
  return found;
}

/** Only what is still as it was read: its page may have written on. */
export function takeAway(left: LeftBehind): void {
  const name = nameOf(left.document, left.tab);
  if (inBrowser.get(name) === JSON.stringify(left)) inBrowser.remove(name);
}
