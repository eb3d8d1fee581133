import { isPlayful } from '../../lexicon/respellings.js';
import { joined, type PathMorpheme } from '../lattice/path-morpheme.js';

/** 네+용, 습니+당: what is put behind a final ending is a part of it. */
export function joinPlayfulEnding(path: PathMorpheme[]): PathMorpheme[] {
  const at = path.findLastIndex(({ tag }) => tag[0] !== 'S');
  const last = path[at];
  const before = path[at - 1];
  if (!last || last.word || !isPlayful(last.form)) return path;
  if (!before || (before.tag !== 'EF' && before.tag !== 'EC') || before.to !== last.from) return path;
  const ending = joined(before, last, before.form + last.form, 'EF');
  return [...path.slice(0, at - 1), ending, ...path.slice(at + 1)];
}
