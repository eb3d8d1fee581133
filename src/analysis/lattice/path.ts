import type { ExtraMatch } from '../custom-words/extra-match.js';
import type { Tag } from '../tags.js';

/** A morpheme on a path; `from` and `to` count characters (not UTF-16 units) of the line. */
export interface PathMorpheme {
  form: string;
  tag: Tag;
  from: number;
  to: number;
  /** log probability of its characters */
  log: number;
  /** A number for its form, while the search runs: cheaper to compare than a form of thousands of characters. */
  key?: number;
  /** A typing mistake was mended in it. */
  mended?: boolean;
  /** It was written in a way that no rule gives but that people use (봣 for 보+았). */
  respelt?: boolean;
  /** The extra word it is, when it comes from outside the lexicon. */
  word?: ExtraMatch;
}

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
  last?: boolean;
}

export function morphemesOn(path: Path): PathMorpheme[] {
  const morphemes: PathMorpheme[] = [];
  for (let link = path.done; link; link = link.before) morphemes.push(link.morpheme);
  return morphemes.reverse();
}

/** Makes one morpheme of so many, as probable as they are together. */
export function joinMorphemes(path: PathMorpheme[], at: number, count: number, form: string, tag: Tag): void {
  const parts = path.slice(at, at + count);
  const log = parts.reduce((sum, part) => sum + part.log, 0);
  path.splice(at, count, { ...parts[0]!, form, tag, to: parts.at(-1)!.to, log });
}

export function keyOf(form: string): number {
  let key = 0;
  for (let i = 0; i < form.length; i++) key = (Math.imul(key, 31) + form.charCodeAt(i)) | 0;
  return key;
}
