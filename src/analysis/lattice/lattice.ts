import { particlesAt } from '../custom-words/extra-context.js';
import { followingStarts } from '../custom-words/extra-match.js';
import { joinCompoundVerbs } from '../readings/compound-verbs.js';
import { settleConvention } from '../readings/convention.js';
import { isImpossible } from '../readings/impossible-readings.js';
import { wholeWord, withKnownConjugation, withKnownWord } from '../readings/known-words.js';
import { withLostCoda } from '../readings/lost-coda.js';
import { withLostConnective } from '../readings/lost-connective.js';
import { withNewNounParticle } from '../readings/new-noun-particles.js';
import { withNewNoun } from '../readings/new-nouns.js';
import { knowsStems, settleOpenStems, withKnownKind, withKnownStem } from '../readings/other-stems.js';
import { settleSigns } from '../readings/sign-readings.js';
import { withSpokenForm } from '../readings/spoken-readings.js';
import { settleWithin } from '../readings/within-eojeol.js';
import { STEMS, WEIGHTS } from './lattice-weights.js';
import { appendPart, LONGEST_SEARCH, searchParts } from './long-eojeol.js';
import { withOwnLetters } from './own-letters.js';
import { morphemesOn, type Path } from './path.js';
import type { PathMorpheme } from './path-morpheme.js';
import { close, endEojeol, extendByLabels, extendByParticle, extendByWord } from './path-steps.js';
import { readOff, readOffCertain } from './read-off.js';
import type { Search } from './search.js';
import { copied, isBeyondMending, spelt } from './spelt-path.js';

/** Looking for other stems is dear: only the best paths are worth it, and only while nothing is found that stands. */
const MENDED_PATHS = 3;
/** In nats: what was meant is no evidence for what was written. */
const OWN_LETTERS_COST = 3;
/** In nats: what the model is surer of holds no noun that it has not seen. */
const CERTAIN = -0.015;
/** The log probability of a character of which the model makes nothing that could stand there. */
const UNREAD_LOG = Math.log(0.1);

/** A way to read an eojeol, with what the search makes of it in nats. */
export interface Analysis {
  score: number;
  path: PathMorpheme[];
}

/** The best morphemes of one eojeol, or of several that an extra word may span. */
export function searchEojeol(search: Search): PathMorpheme[] {
  return searchAnalyses(search, 1)[0]!.path;
}

/**
 * The best ways to read one eojeol, the best first: `searchEojeol` for a caller that knows more than the eojeol. Whoever
 * has no use for what is worse than the best by more than `window` nats says so: making a reading of a path is dear.
 */
export function searchAnalyses(search: Search, limit: number, window = Number.POSITIVE_INFINITY): Analysis[] {
  if (search.to - search.from > LONGEST_SEARCH) return [{ score: 0, path: searchInParts(search) }];
  const certain = readOffCertain(search);
  const read = certain && settled(certain, search, true);
  if (read) return [{ score: 0, path: read }];
  const finished = finishedPaths(search);
  finished.sort((a, b) => b.score - a.score);
  const out: Analysis[] = [];
  let impossible: Analysis | undefined;
  let misspelt: Analysis | undefined;
  let tried = 0;
  for (const found of finished) {
    if (out.length === limit || (out.length > 0 && found.score < out[0]!.score - window)) break;
    const mend = out.length === 0 && tried++ < MENDED_PATHS;
    let path = settled(morphemesOn(found), search, mend);
    if (!path) {
      if (mend && !search.typos) misspelt ??= withLettersKept(found, search);
      continue;
    }
    if (!search.typos && found.score < CERTAIN) path = withNewNouns(path, search);
    if (isImpossible(path)) {
      impossible ??= { score: found.score, path };
      continue;
    }
    // 날아들+니, not 날아드+니: what stands around must not decide for a stem that is made up.
    if (out.length > 0 && !knowsStems(path, search.lexicon) && knowsStems(out[0]!.path, search.lexicon))
      continue;
    out.push({ score: found.score, path });
  }
  if (misspelt && (out.length === 0 || misspelt.score > out[0]!.score)) out.unshift(misspelt);
  if (out.length === 0 && impossible) out.push(impossible);
  if (out.length > 0) return out;
  // No label applies to some character, or none that gives it back: anything may stand in a text.
  const path = spelt(readOff(search), search) ?? wholeWord(search, UNREAD_LOG) ?? copied(search, UNREAD_LOG);
  return [{ score: 0, path: withKnown(path, search) ?? path }];
}

/** The path with nouns that nobody has listed; but what is a form of speech (비가 온데이) is none. */
function withNewNouns(path: PathMorpheme[], search: Search): PathMorpheme[] {
  const { characters, lexicon } = search;
  const whole = withNewNoun(path, characters, lexicon) ?? path;
  const parted = withNewNounParticle(whole, characters, lexicon) ?? whole;
  if (parted === path) return path;
  // 먹습닙다: what is behind such a noun must go with its sound, or it is none.
  return withSpokenForm(parted, search) ?? spelt(parted, search) ?? path;
}

/** For a reading with other letters than were written: the same with those. */
function withLettersKept(found: Path, search: Search): Analysis | undefined {
  const path = withOwnLetters(settleConvention(morphemesOn(found), search.lexicon), search);
  return path && { score: found.score - OWN_LETTERS_COST, path };
}

/** The path with what lexicons have instead of what is made up; who looks for mistakes wants to see that. */
function withKnown(path: PathMorpheme[], search: Search): PathMorpheme[] | undefined {
  if (search.typos) return undefined;
  const known =
    withKnownWord(path, search) ?? withSpokenForm(path, search) ?? withKnownConjugation(path, search);
  const kind = known ? undefined : withKnownKind(path, search.lexicon);
  return known ?? (kind && spelt(kind, search));
}

/** The path as the convention writes it, if it gives back its surface; where it does not, mended so that it does. */
function settled(found: PathMorpheme[], search: Search, mend: boolean): PathMorpheme[] | undefined {
  const { characters, lexicon } = search;
  const conventional = settleSigns(settleConvention(found, lexicon), characters);
  const within = settleWithin(joinCompoundVerbs(conventional, characters, lexicon), characters, lexicon);
  const path = settleOpenStems(within, characters, lexicon) ?? within;
  const own = withKnown(path, search) ?? spelt(path, search);
  const respelt = own?.some((morpheme) => morpheme.respelt);
  if (own && !respelt && knowsStems(own, lexicon)) return own;
  if (!mend || isBeyondMending(path, search)) return own;
  return withKnownStem(path, search) ?? own ?? withLostCoda(path, search) ?? withLostConnective(path, search);
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

/** Every path through an eojeol that the beam kept, in no order, before the convention is asked. */
export function finishedPaths(search: Search): Path[] {
  const { from, to, lexicon, extras, spaces } = search;
  const at: Path[][] = Array.from({ length: to - from + 1 }, () => []);
  at[0]!.push({ score: 0, done: undefined, open: undefined });
  for (let i = from; i < to; i++) {
    const parts = i > from && spaces?.[i] === 1;
    const paths = prune(parts ? at[i - from]!.map((path) => endEojeol(path, lexicon)) : at[i - from]!);
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
