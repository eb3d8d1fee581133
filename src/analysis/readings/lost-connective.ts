import { changed, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Search } from '../lattice/search.js';
import { spelt } from '../lattice/spelt-path.js';
import { STEMS } from './stems.js';

/**
 * The path with the -아 or -어 that the model overlooked between a stem and what becomes of it (연해져요: 연하+아+지+어요).
 * Undefined where that does not give back the surface.
 */
export function withLostConnective(
  path: readonly PathMorpheme[],
  search: Search,
): PathMorpheme[] | undefined {
  for (let i = 0; i + 1 < path.length; i++) {
    const stem = path[i]!;
    const next = path[i + 1]!;
    if (!STEMS.has(stem.tag) || !(next.tag === 'VX' || (next.tag === 'VV' && next.form === '지'))) continue;
    for (const form of ['아', '어']) {
      const connective = morphemeOf(form, 'EC', stem.to - 1, stem.to, 0);
      const whole = [...path.slice(0, i + 1), connective, changed(next, { tag: 'VX' }), ...path.slice(i + 2)];
      const found = spelt(whole, search);
      if (found && !found.some(({ respelt }) => respelt)) return found;
    }
  }
  return undefined;
}
