import { particlesAt } from '../custom-words/extra-context.js';
import { followingStarts } from '../custom-words/extra-match.js';
import { settleConvention } from '../readings/convention.js';
import { STEMS, WEIGHTS } from './lattice-weights.js';
import { appendPart, LONGEST_SEARCH, searchParts } from './long-eojeol.js';
import { morphemesOn, type Path, type PathMorpheme } from './path.js';
import { close, extendByLabels, extendByParticle, extendByWord, part } from './path-steps.js';
import { readOff, readOffCertain } from './read-off.js';
import type { Search } from './search.js';

/** A way to read an eojeol, with what the search makes of it in nats. */
export interface Analysis {
  score: number;
  path: PathMorpheme[];
}

/** The best morphemes of one eojeol, or of several that an extra word may span. */
export function searchEojeol(search: Search): PathMorpheme[] {
  return searchAnalyses(search, 1)[0]!.path;
}

/** The best ways to read one eojeol, the best first: `searchEojeol` for a caller that knows more than the eojeol. */
export function searchAnalyses(search: Search, limit: number): Analysis[] {
  if (search.to - search.from > LONGEST_SEARCH) return [{ score: 0, path: searchInParts(search) }];
  const certain = readOffCertain(search);
  if (certain) return [{ score: 0, path: settleConvention(certain, search.lexicon) }];
  const finished = finishedPaths(search);
  // No label applies to some character: templates need syllables, and anything may stand in a text.
  if (finished.length === 0) return [{ score: 0, path: readOff(search) }];
  finished.sort((a, b) => b.score - a.score);
  return finished.slice(0, limit).map((path) => ({
    score: path.score,
    path: settleConvention(morphemesOn(path), search.lexicon),
  }));
}

function searchInParts(search: Search): PathMorpheme[] {
  const cuts = searchParts(search);
  const path: PathMorpheme[] = [];
  for (let k = 1; k < cuts.length; k++) {
    const [from, to] = [cuts[k - 1]!, cuts[k]!];
    const extras = search.extras.filter((extra) => from <= extra.from && extra.to <= to);
    appendPart(path, searchEojeol({ ...search, from, to, extras }), search);
  }
  return path;
}

/** Every path through an eojeol that the beam kept. */
function finishedPaths(search: Search): Path[] {
  const { from, to, lexicon, extras, spaces } = search;
  const at: Path[][] = Array.from({ length: to - from + 1 }, () => []);
  at[0]!.push({ score: 0, done: undefined, open: undefined });
  for (let i = from; i < to; i++) {
    const parts = i > from && spaces?.[i] === 1;
    const paths = prune(parts ? at[i - from]!.map((path) => part(path, lexicon)) : at[i - from]!);
    for (const path of paths) {
      extendByLabels(path, i, search, at[i - from + 1]!);
      if (extras.length > 0) extendByExtras(path, i, search, at);
    }
  }
  const finished = at[to - from]!.map((path) => close(path, lexicon));
  for (const path of finished) if (STEMS.has(path.done!.morpheme.tag)) path.score -= WEIGHTS.unfinished;
  return finished;
}

/** Adds what the extra words that begin at character `i` make of the path, where they end. */
function extendByExtras(path: Path, i: number, search: Search, at: Path[][]): void {
  const { characters, from, to, candidates, labels, lexicon, extras, spaces } = search;
  for (const extra of extras) {
    if (extra.from !== i || extra.to > to) continue;
    const starts = extra.ending === '' ? [undefined] : followingStarts(extra, characters, candidates, labels);
    for (const start of starts) {
      const next = extendByWord(path, extra, start, search);
      at[extra.to - from]!.push(next);
      if (start !== undefined || extra.tag[0] !== 'N' || extra.bonus <= 0) continue;
      for (const particle of particlesAt(characters, extra.to, to, spaces)) {
        const behind = extendByParticle(next, particle, extra.to, lexicon);
        at[behind.open!.to - from]!.push(behind);
      }
    }
  }
}

/** The best paths, one for each way of standing in the middle of a morpheme. */
function prune(paths: Path[]): Path[] {
  if (paths.length <= 1) return paths;
  paths.sort((a, b) => b.score - a.score);
  const kept: Path[] = [];
  for (const path of paths) {
    if (kept.length === WEIGHTS.beam) break;
    const twin = kept.some((k) => sameOpening(k, path));
    if (!twin) kept.push(path);
  }
  return kept;
}

function sameOpening(a: Path, b: Path): boolean {
  if (a.open === undefined || b.open === undefined) return a.open === b.open;
  const before = a.done?.morpheme;
  const other = b.done?.morpheme;
  return (
    a.open.from === b.open.from &&
    a.open.tag === b.open.tag &&
    a.open.key === b.open.key &&
    before?.tag === other?.tag &&
    before?.key === other?.key &&
    before?.from === other?.from
  );
}
