import { codaOf, isSyllable } from '../../hangul/syllable.js';
import { morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';
import { STEMS } from './stems.js';

const SUFFIXES: ReadonlySet<Tag> = new Set<Tag>(['XSV', 'XSA', 'XSN']);
const CONTRACTED = '예요';

/** 저는 지우예요: only 이다 has this ending, so what the model takes for a stem (지우, 청+하) is a name. */
export function settleCopula(path: PathMorpheme[], characters: readonly string[]): PathMorpheme[] {
  let last = path.length - 1;
  while (last > 0 && path[last]!.tag[0] === 'S') last--;
  const ending = path[last];
  if (ending === undefined || ending.tag[0] !== 'E') return path;
  const copula = path[last - 1]?.tag === 'VCP' ? last - 1 : last;
  const at = path[copula]!.from;
  if (characters[at] !== CONTRACTED[0] || characters[at + 1] !== CONTRACTED[1] || ending.to !== at + 2)
    return path;
  const stem = path[copula - 1];
  // 하 is neither a suffix nor a noun behind another that anybody could be.
  const isStem = stem && (STEMS.has(stem.tag) || (stem.form === '하' && path[copula - 2]?.to === stem.from));
  if (!isStem || stem.to !== at) return path;
  const leans = SUFFIXES.has(stem.tag) || (stem.form === '하' && path[copula - 2]?.to === stem.from);
  const first = leans ? copula - 2 : copula - 1;
  const parts = path.slice(Math.max(first, 0), copula);
  const form = characters.slice(parts[0]!.from, at).join('');
  if (first < 0 || parts.some(({ word }) => word) || !endsInVowel(form)) return path;
  const log = parts.reduce((sum, m) => sum + m.log, 0);
  return [
    ...path.slice(0, first),
    morphemeOf(form, 'NNP', parts[0]!.from, at, log),
    morphemeOf('이', 'VCP', at, at + 1, ending.log),
    morphemeOf('에요', 'EF', at, at + 2, ending.log),
    ...path.slice(last + 1),
  ];
}

/** 예요 stands behind a vowel; behind a consonant it is 이에요. */
function endsInVowel(form: string): boolean {
  const code = form.charCodeAt(form.length - 1);
  return isSyllable(code) && codaOf(code) === 0;
}
