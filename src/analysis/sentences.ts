import type { Line } from './line.js';
import { surfaceMorpheme } from './morphemes.js';
import { isSpace, type Span } from './split-lines.js';
import type { Eojeol, Morpheme, Sentence } from './types.js';

export interface AnalysedEojeol extends Omit<Eojeol, 'modified'> {
  /** In characters of the line. */
  from: number;
  to: number;
}

export interface AnalysedLine {
  line: Line;
  eojeols: AnalysedEojeol[];
  /** The probability that a sentence starts at a character. */
  starts: Float32Array;
}

/** Hands the eojeols of a line out to its sentences, with what spacing and joining made of them. */
export function sentencesOf(
  text: string,
  { line, eojeols }: AnalysedLine,
  spans: readonly Span[],
): Sentence[] {
  let at = 0;
  return spans.map(({ begin, end }) => {
    const members: AnalysedEojeol[] = [];
    while (at < eojeols.length && eojeols[at]!.begin < end) members.push(cutAt(line, eojeols, at++, end));
    const finished = members.map((eojeol) => finish(text, line, eojeol));
    const changed = members.some((eojeol) => isChanged(line, eojeol, begin));
    return {
      begin,
      end,
      eojeols: finished,
      refined: changed
        ? finished.map((eojeol) => eojeol.modified || text.slice(eojeol.begin, eojeol.end)).join(' ')
        : '',
    };
  });
}

/** A sentence may end inside an eojeol (했다.그리고): the rest of it opens the next one. */
function cutAt(line: Line, eojeols: AnalysedEojeol[], index: number, end: number): AnalysedEojeol {
  const eojeol = eojeols[index]!;
  if (eojeol.end <= end) return eojeol;
  let to = eojeol.from;
  while (line.begins[to]! < end) to++;
  const [before, after] = partMorphemes(line, eojeol, to);
  eojeols.splice(index + 1, 0, { ...eojeol, from: to, begin: line.begins[to]!, morphemes: after });
  return { ...eojeol, to, end: line.ends[to - 1]!, morphemes: before };
}

/** A morpheme on the cut stays where most readers would look for it, with its beginning; neither side goes empty. */
function partMorphemes(line: Line, { from, to, morphemes }: AnalysedEojeol, cut: number): Morpheme[][] {
  const end = line.ends[cut - 1]!;
  const before = morphemes.filter((m) => m.begin < end).map((m) => (m.end > end ? { ...m, end } : m));
  const after = morphemes.filter((m) => m.begin >= end);
  if (before.length === 0) before.push(surfaceMorpheme(line, from, cut));
  if (after.length === 0) after.push(surfaceMorpheme(line, cut, to));
  return [before, after];
}

function finish(text: string, line: Line, { begin, end, from, to, morphemes }: AnalysedEojeol): Eojeol {
  return {
    begin,
    end,
    morphemes,
    modified: holdsSpace(line, from, to) ? withoutSpace(text.slice(begin, end)) : '',
  };
}

function isChanged(line: Line, { from, to, begin }: AnalysedEojeol, sentence: number): boolean {
  return holdsSpace(line, from, to) || (begin !== sentence && from > 0 && line.spaces[from] === 0);
}

function holdsSpace(line: Line, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (line.spaces[i] === 1) return true;
  return false;
}

function withoutSpace(text: string): string {
  let out = '';
  for (let i = 0; i < text.length; i++) if (!isSpace(text.charCodeAt(i))) out += text[i];
  return out;
}
