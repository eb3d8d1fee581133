import type { Lexicon } from '../lexicon/lexicon.js';
import type { AnalysedEojeol, AnalysedLine } from './analysed-line.js';
import type { Reading } from './encoder/reading.js';
import { type EojeolPath, type MorphemeParts, type OpenReading, settlePaths } from './eojeol-paths.js';
import type { PathMorpheme } from './lattice/path-morpheme.js';
import { characterProbability, morphemeProbabilities } from './readings/morpheme-probability.js';
import { tagOfSurface } from './readings/repairs.js';
import { weighedReadings } from './readings/weighed-readings.js';
import type { Line } from './text/line.js';
import type { Morpheme, OutOfVocab } from './types.js';

/** The least probability that is told: no confidence, but not zero. */
const UNREAD = 1e-6;

/** Eojeols and morphemes of a line from its readings. */
export function morphemesOf(
  line: Line,
  readings: readonly Reading[],
  open: readonly OpenReading[],
  parts: MorphemeParts,
): AnalysedLine {
  const starts = new Float32Array(line.characters.length);
  for (const { from, to, scores } of readings) starts.set(scores.start.subarray(0, to - from), from);
  return { line, eojeols: eojeolsOf(open, parts), starts };
}

/** The eojeols of some readings of a line. */
export function eojeolsOf(open: readonly OpenReading[], parts: MorphemeParts): AnalysedEojeol[] {
  return open.flatMap((one) => {
    settlePaths(one, parts);
    return one.eojeols.map((eojeol) => eojeolOf(eojeol, one.reading, parts));
  });
}

function eojeolOf(
  eojeolPath: EojeolPath,
  { line, from }: Reading,
  { lexicon, respaced, readings, weighed }: MorphemeParts,
): AnalysedEojeol {
  const { from: begin, to: end, path } = eojeolPath;
  const probabilityOf = weighed ? morphemeProbabilities(eojeolPath) : characterProbability;
  const morphemesOn = (morphemes: readonly PathMorpheme[]) =>
    morphemes.map((m) => toMorpheme(m, probabilityOf(m), line, from, lexicon));
  const eojeol: AnalysedEojeol = {
    from: from + begin,
    to: from + end,
    begin: line.begins[from + begin]!,
    end: line.ends[from + end - 1]!,
    morphemes: path.length > 0 ? morphemesOn(path) : [surfaceMorpheme(line, from + begin, from + end)],
  };
  if (readings) eojeol.readings = weighedReadings(eojeolPath, morphemesOn);
  for (const { word } of path) {
    if (word === undefined || word.spaces.length + word.carets.length === 0) continue;
    eojeol.gaps ??= { kept: new Set(), wanted: new Set() };
    for (const at of word.spaces) eojeol.gaps.kept.add(from + at);
    if (respaced) for (const at of [...word.spaces, ...word.carets]) eojeol.gaps.wanted.add(from + at);
  }
  return eojeol;
}

function toMorpheme(
  m: PathMorpheme,
  probability: number,
  line: Line,
  offset: number,
  lexicon: Lexicon,
): Morpheme {
  const morpheme: Morpheme = {
    form: m.form,
    tag: m.tag,
    begin: line.begins[offset + m.from]!,
    end: line.ends[offset + m.to - 1]!,
    probability: Math.max(probability, UNREAD),
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
