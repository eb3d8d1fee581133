import type { Lexicon } from '../../lexicon/lexicon.js';
import { changed, joinMorphemes, type PathMorpheme } from '../lattice/path-morpheme.js';
import type { Tag } from '../tags.js';

export const NOUNS: ReadonlySet<Tag> = new Set<Tag>(['NNG', 'NNP', 'NNB', 'XSN']);

/** 뒤척+이+ㄴ, 뒤+척+이+ㄴ, 글썽인: no noun, but a verb in -이다 that the dictionaries have. */
export function joinMovement(path: PathMorpheme[], characters: readonly string[], lexicon: Lexicon): void {
  const end = path.findIndex(({ tag }) => !NOUNS.has(tag));
  const nouns = end < 0 ? path : path.slice(0, end);
  if (nouns.length === 0 || nouns.some(({ word, mended }) => word || mended)) return;
  if (nouns.length === 1 && isListed(nouns[0]!, lexicon)) return;
  const { to, log } = nouns.at(-1)!;
  const text = characters.slice(nouns[0]!.from, to).join('');
  if (path[end]?.tag === 'VCP' && path[end + 1]?.tag[0] === 'E') {
    if (isMovement(`${text}이`, lexicon)) joinMorphemes(path, 0, end + 1, `${text}이`, 'VV');
  } else if (text.endsWith('인') && (path[end] ?? { tag: 'SF' }).tag[0] === 'S') {
    const stem = `${text.slice(0, -1)}이`;
    if (!isMovement(stem, lexicon)) return;
    joinMorphemes(path, 0, nouns.length, stem, 'VV');
    path.splice(1, 0, changed(path[0]!, { form: 'ㄴ', tag: 'ETM', from: to - 1, log: log / 2 }));
  }
}

function isMovement(stem: string, lexicon: Lexicon): boolean {
  return stem.length > 2 && lexicon.isHeadword(stem, 'VV');
}

/** Names that nobody lists were only counted. */
function isListed({ form, tag }: PathMorpheme, lexicon: Lexicon): boolean {
  const entry = lexicon.lookup(form, tag);
  return entry >= 0 && (tag !== 'NNP' || lexicon.isName(entry));
}
