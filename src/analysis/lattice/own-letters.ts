import { codaOf, compose, isSyllable, nucleusOf, onsetOf } from '../../hangul/syllable.js';
import { changed, type PathMorpheme } from './path-morpheme.js';
import type { Search } from './search.js';
import { spelt } from './spelt-path.js';

/** What may end in a syllable that its ending has changed. */
const STEM = /^(?:V[VAXC]|XS[VA])/;

/**
 * The path with the letters that were written wherever it has others (자슥+이 for 자식+이, 빡치+어 for 박치+어). Undefined where
 * that does not give back the surface.
 */
export function withOwnLetters(path: readonly PathMorpheme[], search: Search): PathMorpheme[] | undefined {
  const own = path.map((morpheme, i) => {
    const form = ownForm(morpheme, path[i - 1], search.characters);
    return form === undefined || form === morpheme.form ? morpheme : changed(morpheme, { form });
  });
  return spelt(own, search);
}

function ownForm(
  { form, tag, from, to, word }: PathMorpheme,
  before: PathMorpheme | undefined,
  characters: readonly string[],
): string | undefined {
  if (word) return undefined;
  const written = characters.slice(from, to);
  // ㄹ께, 어여: what stands in the syllable of the stem is what it was taken for.
  if (tag[0] === 'E' && (before?.to ?? 0) > from) {
    const rest = characters.slice(from + 1, to).join('');
    return rest.length === form.length - 1 ? form[0] + rest : undefined;
  }
  if (written.length !== form.length) return undefined;
  if (!STEM.test(tag)) return written.join('');
  // 빡쳐: of the syllable in which it ends only the onset is surely the stem's.
  return written.slice(0, -1).join('') + withOnset(form, written.at(-1)!);
}

function withOnset(form: string, written: string): string {
  const meant = form.charCodeAt(form.length - 1);
  const code = written.charCodeAt(0);
  if (!isSyllable(meant) || !isSyllable(code)) return written;
  return compose(onsetOf(code), nucleusOf(meant), codaOf(meant));
}
