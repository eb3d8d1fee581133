import type { Lexicon } from '../lexicon/lexicon.js';
import type { Frame } from './context/context-features.js';
import { bestOf, type ContextModel } from './context/context-model.js';
import type { ExtraMatch } from './custom-words/extra-match.js';
import { findExtraWords, type OpenWords } from './custom-words/extra-words.js';
import type { Label } from './encoder/label.js';
import { joinReadings, type Reading } from './encoder/reading.js';
import { searchEojeol } from './lattice/lattice.js';
import type { PathMorpheme } from './lattice/path-morpheme.js';
import { readOff } from './lattice/read-off.js';
import type { Search } from './lattice/search.js';
import { spelt } from './lattice/spelt-path.js';
import { type Alternative, alternativesOf } from './readings/alternatives.js';
import { settleChosen } from './readings/chosen-words.js';
import { settleDeterminers } from './readings/determiners.js';
import { GRAMMAR } from './readings/grammar-steps.js';
import { repair } from './readings/repairs.js';
import { settleUnlisted } from './readings/unlisted-nouns.js';
import { settleTerms } from './readings/word-kinds.js';
import { keepWritten } from './readings/written-words.js';

/** What the morphemes of a line are made with. */
export interface MorphemeParts {
  labels: readonly Label[];
  lexicon: Lexicon;
  /** Chooses among the ways to read an eojeol by those around it; without one the search alone decides. */
  context?: ContextModel | undefined;
  /** The model's answer as it is: no search, no dictionaries. */
  raw: boolean;
  /** Custom dictionaries, an earlier one wins. */
  dictionaries: readonly OpenWords[];
  /** `refined` shows spaces where dictionary words have them or their carets allow them. */
  respaced: boolean;
  /** Whether letters may stand for others. */
  typos?: boolean;
  /** The author's spaces may be wrong: a suffix behind one stays a suffix, for correction to see. */
  doubtsSpaces?: boolean;
  /** Whether a probability is that of the chosen reading, rather than what the model says of the characters alone. */
  weighed?: boolean;
  /** Whether the other ways to read an eojeol are told. */
  readings?: boolean;
}

/** A reading of a line whose eojeols may still be read in several ways. */
export interface OpenReading {
  reading: Reading;
  eojeols: EojeolPath[];
}

/** The eojeols of some readings of a line with the ways to read them, and how much speaks for each. */
export function openReadings(readings: readonly Reading[], parts: MorphemeParts): OpenReading[] {
  return joinReadings(readings).map((reading) => {
    const extras =
      parts.dictionaries.length === 0 || parts.raw
        ? []
        : findExtraWords(reading, parts.dictionaries, parts.labels, parts.lexicon);
    const eojeols = eojeolPaths(reading, extras, parts);
    if (parts.context) weighByContext(eojeols, reading, parts.context);
    return { reading, eojeols };
  });
}

/** Takes the best way to read each eojeol; then grammar has its say. */
export function settlePaths(
  { reading, eojeols }: OpenReading,
  { raw, lexicon, doubtsSpaces }: MorphemeParts,
): void {
  for (const eojeol of eojeols)
    if (eojeol.scores) eojeol.path = eojeol.alternatives![bestOf(eojeol.scores)]!.path;
  if (!raw) {
    const chosen = {
      eojeols,
      opensLine: reading.from === 0,
      closesLine: reading.to === reading.line.characters.length,
      doubtsSpaces: doubtsSpaces === true,
      lexicon,
    };
    const characters = reading.line.characters.slice(reading.from, reading.to);
    eojeols.forEach((eojeol, i) => {
      const before = eojeols[i - 1]?.path;
      for (const { path } of eojeol.alternatives ?? [eojeol]) settleChosen(path, before, characters, lexicon);
    });
    for (const { settle } of GRAMMAR) for (let i = 0; i < eojeols.length; i++) settle(chosen, i);
    for (const eojeol of eojeols)
      for (const { path } of eojeol.alternatives ?? [eojeol]) {
        settleTerms(path, lexicon);
        // The rules of correction were made for what the model takes a word for.
        if (!doubtsSpaces) settleUnlisted(path, lexicon, eojeol.calls);
      }
  }
  for (const eojeol of eojeols) for (const extra of eojeol.extras ?? []) recognise(eojeol.path, extra);
}

/** An eojeol with the morphemes found for it; from and to count characters of its reading. */
export interface EojeolPath {
  from: number;
  to: number;
  path: PathMorpheme[];
  /** Where the context may choose: the ways to read it, `path` being the first. */
  alternatives: readonly Alternative[] | undefined;
  /** How much speaks for each of these, where more than the first is worth a look. */
  scores: number[] | undefined;
  /** Words of dictionaries that were looked at there. */
  extras: readonly ExtraMatch[] | undefined;
  /** Whether somebody is called or told of by it, so that a noun that nobody has listed is a name. */
  calls: boolean;
}

export function eojeolPathOf(
  from: number,
  to: number,
  path: PathMorpheme[],
  alternatives?: readonly Alternative[],
  extras?: readonly ExtraMatch[],
): EojeolPath {
  return { from, to, path, alternatives, scores: undefined, extras, calls: false };
}

/** The morphemes of every eojeol of a reading. */
function eojeolPaths(
  { line, from, to, spaces, scores }: Reading,
  extras: readonly ExtraMatch[],
  { raw, labels, lexicon, context, doubtsSpaces, typos = false }: MorphemeParts,
): EojeolPath[] {
  const characters = line.characters.slice(from, to);
  const out: EojeolPath[] = [];
  let next = 0;
  for (let begin = 0; begin < to - from; ) {
    let end = nextSpace(spaces, begin);
    const eojeolEnd = end;
    const inside: ExtraMatch[] = [];
    const first = next;
    // A word may reach beyond its eojeol: then the eojeols are searched as one.
    for (; next < extras.length && extras[next]!.from < end; next++) {
      if (extras[next]!.bonus <= 0) continue;
      inside.push(extras[next]!);
      while (extras[next]!.to > end) end = nextSpace(spaces, end);
    }
    const looked = next === first ? undefined : extras.slice(first, next);
    const search: Search = {
      characters,
      from: begin,
      to: end,
      candidates: scores,
      labels,
      lexicon,
      extras: inside,
      typos,
    };
    if (context && !raw && end === eojeolEnd) {
      const found = alternativesOf(search);
      // Correction wants to know what may have been meant instead.
      const alternatives = doubtsSpaces ? found : keepWritten(found, characters, lexicon);
      out.push(eojeolPathOf(begin, end, alternatives[0]!.path, alternatives, looked));
      begin = end;
      continue;
    }
    const path = raw
      ? (spelt(readOff(search), search) ?? searchEojeol(search))
      : repair(searchEojeol({ ...search, spaces }), characters, begin, end);
    settleDeterminers(path, lexicon);
    if (inside.length === 0) out.push(eojeolPathOf(begin, end, path));
    else out.push(...splitAtSpaces(path, begin, end, spaces));
    for (const extra of looked ?? []) recognise(path, extra);
    begin = end;
  }
  return out;
}

function weighByContext(
  eojeols: readonly EojeolPath[],
  { line, from }: Reading,
  context: ContextModel,
): void {
  if (!eojeols.some(({ alternatives }) => alternatives && alternatives.length > 1)) return;
  const open = eojeols.map((eojeol) => ({
    surface: line.characters.slice(from + eojeol.from, from + eojeol.to).join(''),
    alternatives: eojeol.alternatives ?? [{ score: 0, path: eojeol.path, twin: false, wide: false }],
  }));
  const frames: Frame[] = [];
  eojeols.forEach((eojeol, i) => {
    if (!eojeol.alternatives) return;
    eojeol.scores = context.weigh(open, frames, i);
  });
}

/** A morpheme that is a word of a dictionary comes from there, even where the search needed no help to find it. */
function recognise(path: readonly PathMorpheme[], extra: ExtraMatch): void {
  for (const m of path) {
    if (m.from === extra.from && m.form === extra.form && m.tag === extra.tag) m.word ??= extra;
  }
}

function nextSpace(spaces: Uint8Array, from: number): number {
  let end = from + 1;
  while (end < spaces.length && spaces[end] === 0) end++;
  return end;
}

/** Splits what was searched as one; a space inside a word does not count. */
function splitAtSpaces(
  path: readonly PathMorpheme[],
  begin: number,
  end: number,
  spaces: Uint8Array,
): EojeolPath[] {
  const out = [eojeolPathOf(begin, end, [])];
  let next = 0;
  for (let i = begin; i < end; i++) {
    if (i > begin && spaces[i] === 1 && !path.some(({ word }) => word && word.from < i && i < word.to)) {
      out.at(-1)!.to = i;
      out.push(eojeolPathOf(i, end, []));
    }
    while (next < path.length && path[next]!.from <= i) out.at(-1)!.path.push(path[next++]!);
  }
  return out;
}
