import type { ExtraMatch } from '../custom-words/extra-match.js';
import type { Tag } from '../tags.js';

/**
 * A morpheme on a path; `from` and `to` count characters (not UTF-16 units) of the line. All are made here, with every
 * field in the same order: code that meets objects of one layout only is compiled once and runs fast, while the
 * layout of a spread copy is new at every place that copies.
 */
export interface PathMorpheme {
  form: string;
  tag: Tag;
  from: number;
  to: number;
  /** log probability of its characters */
  log: number;
  /** A number for its form, while the search runs: cheaper to compare than a form of thousands of characters. */
  key: number;
  /** A typing mistake was mended in it. */
  mended: boolean;
  /** It was written in a way that no rule gives but that people use (봣 for 보+았). */
  respelt: boolean;
  /** The extra word it is, when it comes from outside the lexicon. */
  word: ExtraMatch | undefined;
}

type Change = Partial<Pick<PathMorpheme, 'form' | 'tag' | 'from' | 'to' | 'log'>>;

export function morphemeOf(
  form: string,
  tag: Tag,
  from: number,
  to: number,
  log: number,
  key = 0,
  mended = false,
  respelt = false,
  word: ExtraMatch | undefined = undefined,
): PathMorpheme {
  return { form, tag, from, to, log, key, mended, respelt, word };
}

export function copyOf(m: PathMorpheme): PathMorpheme {
  return morphemeOf(m.form, m.tag, m.from, m.to, m.log, m.key, m.mended, m.respelt, m.word);
}

/** A copy that differs in some respect. */
export function changed(m: PathMorpheme, { form, tag, from, to, log }: Change): PathMorpheme {
  const copy = copyOf(m);
  if (form !== undefined) copy.form = form;
  if (tag !== undefined) copy.tag = tag;
  if (from !== undefined) copy.from = from;
  if (to !== undefined) copy.to = to;
  if (log !== undefined) copy.log = log;
  return copy;
}

/** Two morphemes as one, as probable as they are together. */
export function joined(a: PathMorpheme, b: PathMorpheme, form: string, tag: Tag): PathMorpheme {
  return changed(a, { form, tag, to: b.to, log: a.log + b.log });
}

export function copiesOf(path: readonly PathMorpheme[]): PathMorpheme[] {
  return path.map(copyOf);
}

/** A copy of the path in which one morpheme differs. */
export function withChange(path: readonly PathMorpheme[], at: number, change: Change): PathMorpheme[] {
  return path.map((m, i) => (i === at ? changed(m, change) : copyOf(m)));
}

/** Makes one morpheme of so many, as probable as they are together. */
export function joinMorphemes(path: PathMorpheme[], at: number, count: number, form: string, tag: Tag): void {
  const parts = path.slice(at, at + count);
  const log = parts.reduce((sum, part) => sum + part.log, 0);
  path.splice(at, count, changed(parts[0]!, { form, tag, to: parts.at(-1)!.to, log }));
}
