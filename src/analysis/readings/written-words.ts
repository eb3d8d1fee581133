import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** Words that stand by themselves; whether an ending or a stem is mistyped, the words around tell better. */
const WORDS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NNB', 'NR', 'NP', 'MAG', 'MAJ', 'IC', 'XR']);
/** In nats: the word that is meant must have been counted so often before it is taken for one that nobody knows. */
const WELL_KNOWN = 3;

/**
 * The ways to read an eojeol without those that take a word for a mistyped other one (특이 for 특히) where what is written
 * is a word too, or where the other one is hardly known itself (라방 for 아방).
 */
export function keepWritten<A extends { path: readonly PathMorpheme[] }>(
  alternatives: A[],
  characters: readonly string[],
  lexicon: Lexicon,
): A[] {
  if (!alternatives.some(({ path }) => path.some(isMendedWord))) return alternatives;
  const written = alternatives.filter(({ path }) => !path.some(({ mended }) => mended));
  if (written.length === 0) return alternatives;
  const standing = written.filter(({ path }) => stands(path, lexicon));
  const isWord = ({ from, to }: PathMorpheme) =>
    standing.some(({ path }) => path.some((m) => m.from === from && m.to === to));
  const kept = alternatives.filter(({ path }) =>
    path.every((m) => {
      if (!isMendedWord(m) || m.form === characters.slice(m.from, m.to).join('')) return true;
      return !isWord(m) && lexicon.frequencyOf(m.form, m.tag) >= WELL_KNOWN;
    }),
  );
  return kept.length > 0 ? kept : alternatives;
}

function isMendedWord({ mended, tag }: PathMorpheme): boolean {
  return mended && WORDS.has(tag);
}

/** Is every morpheme a word that was seen, and may each follow the one before it? */
function stands(path: readonly PathMorpheme[], lexicon: Lexicon): boolean {
  return path.every(({ form, tag }, i) => {
    const before = path[i - 1];
    if (before && joinDegree(before.form, before.tag, form, tag) !== FITS) return false;
    if (tag[0] === 'S') return true;
    const payload = lexicon.lookup(form, tag);
    if (payload < 0 || !lexicon.isCounted(payload)) return false;
    // 현제, 학고: listed, but rather slips for words that sound like them.
    return !WORDS.has(tag) || (lexicon.isHeadwordEntry(payload) && !lexicon.isDoubtful(form, tag));
  });
}
