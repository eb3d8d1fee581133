import { isPlayful } from '../../lexicon/respellings.js';
import { isSeam, type Spelling, spellingOf } from '../../lexicon/spelling.js';
import { changed, joined, morphemeOf, type PathMorpheme } from './path-morpheme.js';
import type { Search } from './search.js';

/**
 * The path if it gives back the surface of its eojeol: as it stands, with a listed misspelling, which is marked, or with
 * the ending as it was written; for who tolerates typing mistakes also with letters that are taken for one another.
 * Otherwise undefined.
 */
export function spelt(path: PathMorpheme[], search: Search): PathMorpheme[] | undefined {
  // Of an eojeol that the model takes for the end of the one before nothing is left.
  if (path.length === 0) return undefined;
  // What a custom dictionary holds is written as the dictionary has it.
  if (path.some(({ word }) => word)) return path;
  const { characters, from, to } = search;
  if (isCopied(path, characters, from, to)) return path;
  const spelling = spellingIn(path, search);
  if (spelling === 'plain') return path;
  const own = withOwnEnding(path, characters);
  if (own && spellingIn(own, search) === 'plain') return own;
  if (spelling === 'other' || (spelling === 'respelt' && !search.typos)) return undefined;
  for (const morpheme of path)
    if (morpheme.form !== characters.slice(morpheme.from, morpheme.to).join('')) morpheme.respelt = true;
  return path;
}

/**
 * How the surface spells the whole path. Stretch by stretch: the same few syllables are asked about again and again, the
 * whole of a long eojeol hardly ever twice.
 */
function spellingIn(path: readonly PathMorpheme[], search: Search): Spelling {
  let spelling: Spelling = 'plain';
  for (const stretch of stretchesOf(path, search)) {
    const found = stretch.spelling();
    if (found === 'other') return 'other';
    if (found === 'respelt') spelling = 'respelt';
  }
  return spelling;
}

/**
 * Whether more is amiss in the path than a change at one place could mend: stretches that do not give back their surface,
 * with others between them. The last stretch does not count, since its ending may stand as it was written.
 */
export function isBeyondMending(path: readonly PathMorpheme[], search: Search): boolean {
  const stretches = [...stretchesOf(path, search)];
  let first: number | undefined;
  for (let k = 0; k < stretches.length - 1; k++) {
    if (stretches[k]!.spelling() === 'plain') continue;
    first ??= k;
    if (k - first > 1) return true;
  }
  return false;
}

/** The path in stretches that are spelt each for itself. */
function* stretchesOf(
  path: readonly PathMorpheme[],
  { characters, from, to }: Search,
): Generator<{ spelling: () => Spelling }> {
  const isThere = (m: PathMorpheme) => standsThere(m, characters);
  let first = 0;
  let begin = from;
  for (let i = 1; i <= path.length; i++) {
    const [before, after] = [path[i - 1]!, path[i]];
    if (after && !(before.to === after.from && isSeam(before, after, isThere))) continue;
    const end = after?.from ?? to;
    const [start, morphemes] = [begin, path.slice(first, i)];
    yield { spelling: () => spellingOf(morphemes, characters.slice(start, end).join('')) };
    first = i;
    begin = end;
  }
}

function standsThere({ form, from, to }: PathMorpheme, characters: readonly string[]): boolean {
  let at = 0;
  for (let i = from; i < to; i++) {
    if (!form.startsWith(characters[i]!, at)) return false;
    at += characters[i]!.length;
  }
  return at === form.length;
}

/** Whether the forms stand there one behind the other, as those of most eojeols do. */
function isCopied(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  from: number,
  to: number,
): boolean {
  let at = from;
  for (const { form } of path) {
    for (let i = 0; i < form.length; at++) {
      if (at >= to || !form.startsWith(characters[at]!, i)) return false;
      i += characters[at]!.length;
    }
  }
  return at === to;
}

/** The path with its last ending as it was written: 습니당 for 습니다, 어용 for 어요. */
function withOwnEnding(
  path: readonly PathMorpheme[],
  characters: readonly string[],
): PathMorpheme[] | undefined {
  const at = path.findLastIndex(({ tag }) => tag[0] !== 'S');
  const ending = path[at];
  const before = path[at - 1];
  if (!ending || (ending.tag[0] !== 'E' && ending.tag !== 'JX')) return undefined;
  const last = characters[ending.to - 1]!;
  if (!isPlayful(last) || ending.form.endsWith(last)) return undefined;
  // Of an ending that is shorter than its surface the last syllable was left out (고맙+어 for 고마워용).
  const lost = ending.to - ending.from > ending.form.length;
  const form = (lost ? ending.form : ending.form.slice(0, -1)) + last;
  const polite = ending.tag === 'JX' && before?.tag[0] === 'E';
  const whole = polite
    ? joined(before, ending, before.form + form, 'EF')
    : changed(ending, { form, tag: 'EF' });
  return [...path.slice(0, polite ? at - 1 : at), whole, ...path.slice(at + 1)];
}

/** The characters as they stand, parted and tagged as the model begins them: the last resort. */
export function copied({ characters, from, to, candidates, labels }: Search, log: number): PathMorpheme[] {
  const out: PathMorpheme[] = [];
  for (let i = from; i < to; i++) {
    const [first] = candidates.bestLabel(i, labels).parts;
    const last = out.at(-1);
    if (last && (!first || (!first.begins && first.tag === last.tag))) {
      last.form += characters[i]!;
      last.to = i + 1;
      last.log += log;
    } else out.push(morphemeOf(characters[i]!, first?.tag ?? 'NA', i, i + 1, log));
  }
  return out;
}
