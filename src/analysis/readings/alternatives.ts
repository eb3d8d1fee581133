import { FITS, joinDegree } from '../../lexicon/joins.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import { areTwinStems, stemTwins } from '../../lexicon/stem-twins.js';
import type { ContextAlternative, ContextMorpheme } from '../context/context-features.js';
import { unitsKey } from '../dense/units.js';
import { type Analysis, searchAnalyses } from '../lattice/lattice.js';
import { type PathMorpheme, withChange } from '../lattice/path-morpheme.js';
import type { Search } from '../lattice/search.js';
import { spelt } from '../lattice/spelt-path.js';
import type { Tag } from '../tags.js';
import { settleDeterminers } from './determiners.js';
import { nounReadings } from './noun-readings.js';
import { repair } from './repairs.js';
import { wideReadings } from './wide-readings.js';

/** As many ways to read an eojeol as are worth a look; the right one is hardly ever behind the eighth. */
const MOST = 8;
/** In nats below the best: what is worse no context saves. */
const WINDOW = 8;
/** What a stem costs that the model did not think of; the context model weighs it anew. */
const TWIN_COST = 2;
/** A best reading below this is doubtful enough to ask the lexicon for others. */
const DOUBTFUL = -0.7;
/** What of it remains beside its twin. */
const UNSEEN_COST = 0.5;
/** In nats below the best: what only the lexicon offers. */
const WIDE_COST = 4;
const TWIN_STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX']);

export interface Alternative extends Analysis, ContextAlternative {
  path: PathMorpheme[];
  /** Offered by the lexicon alone, for who knows what the words around are about. */
  wide: boolean;
}

type Add = (score: number, path: PathMorpheme[], kind?: 'twin' | 'wide') => void;

/**
 * The ways to read one eojeol, the best first, all different. Where words of dictionaries may stand (`extras`), the
 * search decides which of them do: all ways hold the same ones. With `wide` come those that the lexicon
 * alone offers, which only training asks for.
 */
export function alternativesOf(search: Search, wide = false): Alternative[] {
  const { characters, from, to, lexicon, extras } = search;
  const out: Alternative[] = [];
  const add: Add = (score, found, kind) => {
    if (out.length > 0 && score < out[0]!.score - WINDOW) return;
    const path = out.length === 0 ? found : spelt(found, search);
    if (!path) return;
    settleDeterminers(path, lexicon);
    if (extras.length > 0 && out.length > 0 && !holdSameWords(out[0]!.path, path)) return;
    if (!out.some((other) => isSame(other.path, path)))
      out.push({ score, path, twin: kind === 'twin', wide: kind === 'wide' });
  };
  for (const analysis of searchAnalyses(search, MOST, WINDOW)) {
    add(analysis.score, repair(analysis.path, characters, from, to));
  }
  if (out[0]!.score < DOUBTFUL)
    for (const { cost, path } of nounReadings(out[0]!.path, characters, lexicon))
      add(out[0]!.score - cost, path);
  const seen = out.length;
  for (let k = 0; k < Math.min(seen, 2); k++)
    for (const path of twinsOf(out[k]!.path, characters, lexicon))
      add(out[k]!.score - TWIN_COST, path, 'twin');
  levelTwins(out);
  if (wide) addWide(out, search, add);
  return out;
}

/** What only the lexicon offers, where it says something else than what is there. */
function addWide(out: readonly Alternative[], { characters, lexicon }: Search, add: Add): void {
  const { score } = out[0]!;
  const seen = new Set(out.map(({ path }) => unitsKey(path)));
  for (const path of wideReadings(
    out.map((alternative) => alternative.path),
    characters,
    lexicon,
  )) {
    const key = unitsKey(path);
    if (seen.has(key)) continue;
    seen.add(key);
    add(score - WIDE_COST, path, 'wide');
  }
}

/**
 * Of two stems that look the same (끄는: 끄, 끌; 걸었다: 걷, 걸) the model knows little: it learnt from text in which one
 * of them was always taken. Both get the score of the better one.
 */
export function levelTwins(alternatives: ReadonlyArray<ContextAlternative & { score: number }>): void {
  for (let i = 0; i < alternatives.length; i++) {
    for (let j = i + 1; j < alternatives.length; j++) {
      const a = alternatives[i]!;
      const b = alternatives[j]!;
      if (!areTwins(a.path, b.path)) continue;
      const best = Math.max(a.score, b.score);
      a.score = a.twin ? best - UNSEEN_COST : best;
      b.score = b.twin ? best - UNSEEN_COST : best;
    }
  }
}

export function areTwins(a: readonly ContextMorpheme[], b: readonly ContextMorpheme[]): boolean {
  if (a.length !== b.length) return false;
  let twins = false;
  for (let i = 0; i < a.length; i++) {
    if (a[i]!.tag !== b[i]!.tag) return false;
    if (a[i]!.form === b[i]!.form) continue;
    if (twins || !TWIN_STEMS.has(a[i]!.tag) || !areTwinStems(a[i]!.form, b[i]!.form)) return false;
    twins = true;
  }
  return twins;
}

function holdSameWords(a: readonly PathMorpheme[], b: readonly PathMorpheme[]): boolean {
  const isIn = (path: readonly PathMorpheme[], { from, form, tag }: PathMorpheme) =>
    path.some((m) => m.from === from && m.form === form && m.tag === tag);
  return a.every((m) => !m.word || isIn(b, m)) && b.every((m) => !m.word || isIn(a, m));
}

function isSame(a: readonly PathMorpheme[], b: readonly PathMorpheme[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i]!.tag !== b[i]!.tag || a[i]!.form !== b[i]!.form) return false;
  return true;
}

/** The path with another stem that is spelt the same before its ending. */
function twinsOf(
  path: readonly PathMorpheme[],
  characters: readonly string[],
  lexicon: Lexicon,
): PathMorpheme[][] {
  const out: PathMorpheme[][] = [];
  for (let i = 0; i + 1 < path.length; i++) {
    const stem = path[i]!;
    const ending = path[i + 1]!;
    if (stem.word || !TWIN_STEMS.has(stem.tag) || ending.tag[0] !== 'E') continue;
    for (const form of stemTwins(stem.form, stem.tag, ending.form, characters[stem.to - 1]!)) {
      const payload = lexicon.lookup(form, stem.tag);
      if (payload < 0 || !lexicon.isCounted(payload)) continue;
      if (joinDegree(form, stem.tag, ending.form, ending.tag) !== FITS) continue;
      out.push(withChange(path, i, { form }));
    }
  }
  return out;
}
