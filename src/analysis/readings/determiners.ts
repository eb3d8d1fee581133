import type { Lexicon } from '../../lexicon/lexicon.js';
import type { PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

const OTHERS: readonly Tag[] = ['MMN', 'MMA'];

/** Which determiner a form is that was read as one that points (MMD), without being listed as such: 총, 각, 새. */
export function determinerTag(form: string, lexicon: Lexicon): Tag {
  if (lexicon.lookup(form, 'MMD') >= 0) return 'MMD';
  let best: Tag = 'MMD';
  let most = -1;
  for (const tag of OTHERS) {
    const frequency = lexicon.frequencyOf(form, tag);
    if (frequency <= most) continue;
    best = tag;
    most = frequency;
  }
  return best;
}

export function settleDeterminers(path: readonly PathMorpheme[], lexicon: Lexicon): void {
  for (const morpheme of path)
    if (morpheme.tag === 'MMD') morpheme.tag = determinerTag(morpheme.form, lexicon);
}
