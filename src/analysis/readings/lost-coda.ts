import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';
import { changed, copiesOf, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Search } from '../lattice/search.js';
import { spelt } from '../lattice/spelt-path.js';
import type { Tag } from '../tags.js';

/** What a coda may be that closes a finished word: 될진, 하날. */
const PARTICLES: ReadonlyArray<readonly [form: string, tag: Tag]> = [
  ['ㄴ', 'JX'],
  ['ㄹ', 'JKO'],
];

/**
 * The path with a coda that the model overlooked: it opens the ending behind it (변순데: 변수+이+ㄴ데) or is a particle
 * (될진: 될지+ㄴ). Undefined where nothing of the kind gives back the surface.
 */
export function withLostCoda(path: readonly PathMorpheme[], search: Search): PathMorpheme[] | undefined {
  for (let i = 0; i < path.length; i++) {
    const morpheme = path[i]!;
    const code = search.characters[morpheme.to - 1]?.charCodeAt(0) ?? 0;
    const coda = isSyllable(code) ? CODAS[codaOf(code)]! : '';
    if (!'ㄴㄹㅁㅂ'.includes(coda) || coda === '') continue;
    for (const other of readingsOf(path, i, coda)) {
      const found = spelt(other, search);
      if (found && !found.some(({ respelt }) => respelt)) return found;
    }
  }
  return undefined;
}

function readingsOf(path: readonly PathMorpheme[], i: number, coda: string): PathMorpheme[][] {
  const copy = (from: number, to?: number) => copiesOf(path.slice(from, to));
  const { to, log } = path[i]!;
  const out: PathMorpheme[][] = [];
  const next = path[i + 1];
  if (next?.tag[0] === 'E') {
    const ending = changed(next, { form: coda + next.form, from: to - 1 });
    out.push([...copy(0, i + 1), ending, ...copy(i + 2)]);
  }
  if (next && /^N|^E|^J/.test(next.tag) && path[i]!.tag[0] === 'N') {
    const copula = morphemeOf('이', 'VCP', to - 1, to, log);
    const ending = changed(next, { form: coda + next.form, tag: 'EC', from: to - 1 });
    out.push([...copy(0, i + 1), copula, ending, ...copy(i + 2)]);
  }
  for (const [form, tag] of PARTICLES)
    if (form === coda) out.push([...copy(0, i + 1), morphemeOf(form, tag, to - 1, to, log), ...copy(i + 1)]);
  return out;
}
