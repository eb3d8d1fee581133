import type { PathMorpheme } from './path-morpheme.js';

/** A way through the characters read so far. */
export interface Path {
  score: number;
  /** Finished morphemes, the last first. */
  done: Link | undefined;
  open: PathMorpheme | undefined;
}

export interface Link {
  morpheme: PathMorpheme;
  before: Link | undefined;
  /** The last of its eojeol: what follows need not fit it. */
  last: boolean;
}

export function morphemesOn(path: Path): PathMorpheme[] {
  const morphemes: PathMorpheme[] = [];
  for (let link = path.done; link; link = link.before) morphemes.push(link.morpheme);
  return morphemes.reverse();
}

export function keyOf(form: string): number {
  let key = 0;
  for (let i = 0; i < form.length; i++) key = (Math.imul(key, 31) + form.charCodeAt(i)) | 0;
  return key;
}
