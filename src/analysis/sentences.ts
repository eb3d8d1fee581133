import type { AnalysedEojeol, AnalysedLine } from './analysed-line.js';
import { surfaceMorpheme } from './morphemes.js';
import type { Line } from './text/line.js';
import type { Span } from './text/split-lines.js';
import type { Eojeol, Morpheme, Sentence } from './types.js';

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
    const changed = members.some((eojeol) => isChanged(line, eojeol, begin));
    return {
      begin,
      end,
      eojeols: members.map((eojeol) => finish(text, line, eojeol)),
      refined: changed ? members.map((eojeol) => written(text, line, eojeol)).join(' ') : '',
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
  // The readings are those of the whole.
  const part = { ...eojeol, readings: undefined };
  eojeols.splice(index + 1, 0, { ...part, from: to, begin: line.begins[to]!, morphemes: after });
  return { ...part, to, end: line.ends[to - 1]!, morphemes: before };
}

/** A morpheme on the cut stays where most readers would look for it, with its beginning; neither side goes empty. */
function partMorphemes(
  line: Line,
  { from, to, morphemes }: AnalysedEojeol,
  cut: number,
): [Morpheme[], Morpheme[]] {
  const end = line.ends[cut - 1]!;
  const before = morphemes.filter((m) => m.begin < end).map((m) => (m.end > end ? { ...m, end } : m));
  const after = morphemes.filter((m) => m.begin >= end);
  if (before.length === 0) before.push(surfaceMorpheme(line, from, cut));
  if (after.length === 0) after.push(surfaceMorpheme(line, cut, to));
  return [before, after];
}

function finish(text: string, line: Line, eojeol: AnalysedEojeol): Eojeol {
  const { begin, end, morphemes, readings } = eojeol;
  return {
    begin,
    end,
    morphemes,
    modified: losesSpace(line, eojeol) ? joined(text, line, eojeol, eojeol.gaps?.kept) : '',
    ...(readings ? { readings } : {}),
  };
}

function isChanged(line: Line, eojeol: AnalysedEojeol, sentence: number): boolean {
  const { from, begin, gaps } = eojeol;
  if (losesSpace(line, eojeol) || (begin !== sentence && from > 0 && line.spaces[from] === 0)) return true;
  return gaps !== undefined && [...gaps.wanted].some((at) => line.spaces[at] === 0);
}

function losesSpace(line: Line, { from, to, gaps }: AnalysedEojeol): boolean {
  for (let i = from + 1; i < to; i++) if (line.spaces[i] === 1 && !gaps?.kept.has(i)) return true;
  return false;
}

/** The eojeol as `refined` shows it. */
function written(text: string, line: Line, eojeol: AnalysedEojeol): string {
  const { begin, end, gaps } = eojeol;
  if (gaps === undefined) {
    return losesSpace(line, eojeol) ? joined(text, line, eojeol) : text.slice(begin, end);
  }
  const shown = new Set(gaps.wanted);
  for (const at of gaps.kept) if (line.spaces[at] === 1) shown.add(at);
  return joined(text, line, eojeol, shown);
}

/** The visible characters, with a space only where one is shown. */
function joined(
  text: string,
  line: Line,
  { from, to }: AnalysedEojeol,
  shown: ReadonlySet<number> = new Set(),
): string {
  let out = '';
  for (let i = from; i < to; i++) {
    if (i > from && shown.has(i)) out += ' ';
    out += text.slice(line.begins[i]!, line.ends[i]!);
  }
  return out;
}
