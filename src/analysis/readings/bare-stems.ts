import { lastCoda } from '../../hangul/syllable.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

const STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX']);
const NOMINAL: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NNB', 'NP', 'NR', 'XSN', 'SL', 'SH', 'SN']);

/** 것이 었다, 현대적이 고: some write the ending apart from 이다; 라면 is rather what is eaten. */
function isApart(first: PathMorpheme | undefined): boolean {
  return (
    first !== undefined &&
    (/^(?:EP|EF|ETM)$/.test(first.tag) || (first.tag === 'EC' && first.form !== '라면'))
  );
}

/** Stems without an ending, and what they must be instead: no stem stands by itself or before 이다. */
export function settleBareStems(path: PathMorpheme[], characters: readonly string[], lexicon: Lexicon): void {
  for (let i = 0; i < path.length; i++) {
    const stem = path[i]!;
    if (stem.word || stem.mended) continue;
    const next = path[i + 1];
    const ends = next === undefined || next.tag[0] === 'S';
    if (STEMS.has(stem.tag) && stem.form === characters.slice(stem.from, stem.to).join('')) {
      // 탈이다, 맵인: what something is, is a noun.
      if (next?.tag === 'VCP' && next.from >= stem.to) path[i] = changed(stem, { tag: 'NNG' });
      else if (ends) settleLast(path, i, lexicon);
    }
  }
}

/** 아들놈이 라면을: 이다 without an ending is the particle, unless its ending stands apart (것이 었다). */
export function settleSubject(path: PathMorpheme[], next: readonly PathMorpheme[] | undefined): void {
  const at = path.findLastIndex(({ tag }) => tag[0] !== 'S');
  const [noun, copula] = [path[at - 1], path[at]];
  if (copula?.tag !== 'VCP' || copula.form !== '이' || copula.word || !noun || !NOMINAL.has(noun.tag)) return;
  if (!lastCoda(noun.form) || noun.to !== copula.from || isApart(next?.[0])) return;
  path[at] = changed(copula, { tag: 'JKS' });
}

/** 욕실도 깨끗: a root of which 하다 makes the adjective. */
function settleLast(path: PathMorpheme[], i: number, lexicon: Lexicon): void {
  const { form, tag } = path[i]!;
  if (tag === 'VA' && lexicon.frequencyOf(form, 'VA') <= 0 && lexicon.lookup(form, 'XR') >= 0)
    path[i] = changed(path[i]!, { tag: 'XR' });
}
