import type { Lexicon } from '../../lexicon/lexicon.js';
import { copiesOf, morphemeOf, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

/** In nats below the model's best reading: one noun instead of pieces, and a noun with the copula in 인. */
const WHOLE_COST = 1;
const COPULA_COST = 2;

/**
 * Readings of an eojeol that the model did not think of, from the lexicon: what it takes to pieces may be one noun
 * (이무기의: 이무기+의), and what ends in 인 a noun that something is (용인: 용+이+ㄴ).
 */
export function nounReadings(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): Array<{ cost: number; path: PathMorpheme[] }> {
  const copula = path.findIndex(({ tag }) => tag === 'VCP');
  let to = copula > 0 ? copula : path.length;
  while (to > 0 && (path[to - 1]!.tag[0] === 'J' || path[to - 1]!.tag[0] === 'S')) to--;
  if (to === 0) return [];
  const out: Array<{ cost: number; path: PathMorpheme[] }> = [];
  const tail = path.slice(to);
  const from = path[0]!.from;
  const end = path[to - 1]!.to;
  if (tail.length > 0 && tail[0]!.from < end) return [];
  const log = path.slice(0, to).reduce((sum, m) => sum + m.log, 0);
  const surface = characters.slice(from, end).join('');
  if (to > 1 && surface.length > 2) {
    const tag = nounTag(surface, lexicon);
    if (tag)
      out.push({ cost: WHOLE_COST, path: [morphemeOf(surface, tag, from, end, log), ...copiesOf(tail)] });
  }
  if (surface.endsWith('인') && tail.every(({ tag }) => tag[0] === 'S')) {
    const form = surface.slice(0, -1);
    const tag = form === '' ? undefined : nounTag(form, lexicon);
    const share = log / (end - from);
    if (tag)
      out.push({
        cost: COPULA_COST,
        path: [
          morphemeOf(form, tag, from, end - 1, log),
          morphemeOf('이', 'VCP', end - 1, end, share),
          morphemeOf('ㄴ', 'ETM', end - 1, end, share),
          ...copiesOf(tail),
        ],
      });
  }
  return out;
}

/** Only what a general dictionary lists: lists of names hold every pair of syllables. */
function nounTag(form: string, lexicon: Lexicon): Tag | undefined {
  const payload = lexicon.lookup(form, 'NNG');
  return payload >= 0 && lexicon.isHeadwordEntry(payload) && lexicon.isCounted(payload) ? 'NNG' : undefined;
}
