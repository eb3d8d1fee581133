import type { Lexicon } from '../lexicon/lexicon.js';
import type { AnalysedEojeol, AnalysedLine } from './analysed-line.js';
import type { ContextModel } from './context/context-model.js';
import type { ExtraMatch } from './custom-words/extra-match.js';
import { findExtraWords, type OpenWords } from './custom-words/extra-words.js';
import type { Label } from './encoder/label.js';
import { joinReadings, type Reading } from './encoder/reading.js';
import { searchEojeol } from './lattice/lattice.js';
import type { PathMorpheme } from './lattice/path.js';
import { readOff } from './lattice/read-off.js';
import type { Search } from './lattice/search.js';
import { spelt } from './lattice/spelt-path.js';
import { type Alternative, alternativesOf } from './readings/alternatives.js';
import { settleDeterminers } from './readings/determiners.js';
import {
  settleApposition,
  settleBefore,
  settleBehind,
  settleCompared,
  settleFirst,
  settleOpening,
} from './readings/neighbours.js';
import { repair, tagOfSurface } from './readings/repairs.js';
import type { Line } from './text/line.js';
import type { Morpheme, OutOfVocab } from './types.js';

/** The least probability that is told: no confidence, but not zero. */
const UNREAD = 1e-6;

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
  /** The author's spaces may be wrong: a suffix behind one stays a suffix, for correction to see. */
  doubtsSpaces?: boolean;
}

/** Eojeols and morphemes of a line from its readings. */
export function morphemesOf(line: Line, readings: readonly Reading[], parts: MorphemeParts): AnalysedLine {
  const starts = new Float32Array(line.characters.length);
  for (const { from, to, scores } of readings) starts.set(scores.start.subarray(0, to - from), from);
  return { line, eojeols: eojeolsOf(readings, parts), starts };
}

/** The eojeols of some readings of a line. */
export function eojeolsOf(readings: readonly Reading[], parts: MorphemeParts): AnalysedEojeol[] {
  const eojeols: AnalysedEojeol[] = [];
  for (const reading of joinReadings(readings)) {
    const extras =
      parts.dictionaries.length === 0 || parts.raw
        ? []
        : findExtraWords(reading, parts.dictionaries, parts.labels, parts.lexicon);
    for (const eojeol of eojeolPaths(reading, extras, parts)) eojeols.push(eojeolOf(eojeol, reading, parts));
  }
  return eojeols;
}

/** An eojeol with the morphemes found for it; from and to count characters of its reading. */
interface EojeolPath {
  from: number;
  to: number;
  path: PathMorpheme[];
  /** Where the context may choose: the ways to read it, `path` being the first. */
  alternatives?: readonly Alternative[];
  /** Words of dictionaries that were looked at there. */
  extras?: readonly ExtraMatch[];
}

/** The morphemes of every eojeol of a reading. */
function eojeolPaths(
  { line, from, to, spaces, scores }: Reading,
  extras: readonly ExtraMatch[],
  { raw, labels, lexicon, context, doubtsSpaces }: MorphemeParts,
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
    };
    if (context && !raw && end === eojeolEnd) {
      const alternatives = alternativesOf(search);
      out.push({ from: begin, to: end, path: alternatives[0]!.path, alternatives, extras: looked });
      begin = end;
      continue;
    }
    const path = raw
      ? (spelt(readOff(search), search) ?? searchEojeol(search))
      : repair(searchEojeol({ ...search, spaces }), characters, begin, end);
    settleDeterminers(path, lexicon);
    if (inside.length === 0) out.push({ from: begin, to: end, path });
    else out.push(...splitAtSpaces(path, begin, end, spaces));
    for (const extra of looked ?? []) recognise(path, extra);
    begin = end;
  }
  if (context) chooseByContext(out, characters, context);
  if (!raw) {
    if (from === 0 && out.length > 0) settleFirst(out[0]!.path);
    if (!doubtsSpaces) for (let i = 0; i < out.length; i++) settleOpening(out[i]!.path, out[i - 1]?.path);
    for (let i = 1; i < out.length; i++) {
      settleBefore(out[i - 1]!.path, out[i]!.path);
      settleBehind(out[i - 1]!.path, out[i]!.path);
      settleCompared(out, i);
      settleApposition(out[i - 1]!.path, out[i]!.path, out[i + 1]?.path, lexicon);
    }
  }
  for (const eojeol of out) for (const extra of eojeol.extras ?? []) recognise(eojeol.path, extra);
  return out;
}

function chooseByContext(
  eojeols: readonly EojeolPath[],
  characters: readonly string[],
  context: ContextModel,
): void {
  if (!eojeols.some(({ alternatives }) => alternatives && alternatives.length > 1)) return;
  const chosen = context.choose(
    eojeols.map(({ from, to, path, alternatives }) => ({
      surface: characters.slice(from, to).join(''),
      alternatives: alternatives ?? [{ score: 0, path, twin: false }],
    })),
  );
  eojeols.forEach((eojeol, i) => {
    if (eojeol.alternatives && chosen[i]! > 0) eojeol.path = eojeol.alternatives[chosen[i]!]!.path;
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
  const out: EojeolPath[] = [{ from: begin, to: end, path: [] }];
  let next = 0;
  for (let i = begin; i < end; i++) {
    if (i > begin && spaces[i] === 1 && !path.some(({ word }) => word && word.from < i && i < word.to)) {
      out.at(-1)!.to = i;
      out.push({ from: i, to: end, path: [] });
    }
    while (next < path.length && path[next]!.from <= i) out.at(-1)!.path.push(path[next++]!);
  }
  return out;
}

function eojeolOf(
  { from: begin, to: end, path }: EojeolPath,
  { line, from }: Reading,
  { lexicon, respaced }: MorphemeParts,
): AnalysedEojeol {
  const eojeol: AnalysedEojeol = {
    from: from + begin,
    to: from + end,
    begin: line.begins[from + begin]!,
    end: line.ends[from + end - 1]!,
    morphemes:
      path.length > 0
        ? path.map((m) => toMorpheme(m, line, from, lexicon))
        : [surfaceMorpheme(line, from + begin, from + end)],
  };
  for (const { word } of path) {
    if (word === undefined || word.spaces.length + word.carets.length === 0) continue;
    eojeol.gaps ??= { kept: new Set(), wanted: new Set() };
    for (const at of word.spaces) eojeol.gaps.kept.add(from + at);
    if (respaced) for (const at of [...word.spaces, ...word.carets]) eojeol.gaps.wanted.add(from + at);
  }
  return eojeol;
}

function toMorpheme(m: PathMorpheme, line: Line, offset: number, lexicon: Lexicon): Morpheme {
  const morpheme: Morpheme = {
    form: m.form,
    tag: m.tag,
    begin: line.begins[offset + m.from]!,
    end: line.ends[offset + m.to - 1]!,
    // The mean over its characters: a long word is not less certain for being long.
    probability: Math.max(Math.exp(m.log / (m.to - m.from)), UNREAD),
    outOfVocab: m.word ? 'IN_CUSTOM_DICT' : origin(m, lexicon),
  };
  if (m.word) {
    morpheme.customDictName = m.word.dictionary;
    if (m.word.carets.length > 0) morpheme.carets = m.word.carets.map((at) => line.begins[offset + at]!);
  }
  return morpheme;
}

/** What stands there as it stands there, for characters of which the model makes nothing. */
export function surfaceMorpheme(line: Line, from: number, to: number): Morpheme {
  return {
    form: line.characters.slice(from, to).join(''),
    tag: tagOfSurface(line.characters, from, to),
    begin: line.begins[from]!,
    end: line.ends[to - 1]!,
    probability: UNREAD,
    outOfVocab: 'OUT_OF_VOCAB',
  };
}

/** Where the word really is: a dictionary, the text that the model learnt from, or nowhere. */
function origin({ form, tag }: PathMorpheme, lexicon: Lexicon): OutOfVocab {
  const payload = lexicon.lookup(form, tag);
  if (payload >= 0) return lexicon.isBuiltin(payload) ? 'IN_BUILTIN_DICT' : 'IN_WORD_EMBEDDING';
  // Marks and numbers are no words; the model knows them as it knows letters.
  return tag[0] === 'S' && tag !== 'SL' && tag !== 'SH' ? 'IN_WORD_EMBEDDING' : 'OUT_OF_VOCAB';
}
