import type { Lexicon } from '../lexicon/lexicon.js';
import { settleDeterminers } from './determiners.js';
import type { Label } from './label.js';
import { type PathMorpheme, readOff, searchEojeol } from './lattice.js';
import type { Line } from './line.js';
import { joinReadings, type Reading } from './reading.js';
import { repair, tagOfSurface } from './repairs.js';
import type { AnalysedEojeol, AnalysedLine } from './sentences.js';
import type { Morpheme, OutOfVocab } from './types.js';

/** The least probability that is told: no confidence, but not zero. */
const UNREAD = 1e-6;

/** Eojeols and morphemes of a line from its readings. */
export function morphemesOf(
  line: Line,
  readings: readonly Reading[],
  labels: readonly Label[],
  lexicon: Lexicon,
  raw: boolean,
): AnalysedLine {
  const eojeols: AnalysedEojeol[] = [];
  const starts = new Float32Array(line.characters.length);
  for (const reading of joinReadings(readings)) {
    const { from, to, spaces, scores } = reading;
    const characters = line.characters.slice(from, to);
    starts.set(scores.start.subarray(0, to - from), from);
    for (let begin = 0; begin < to - from; ) {
      let end = begin + 1;
      while (end < to - from && spaces[end] === 0) end++;
      const path = raw
        ? readOff(characters, begin, end, scores, labels)
        : repair(searchEojeol(characters, begin, end, scores, labels, lexicon), characters, begin, end);
      settleDeterminers(path, lexicon);
      eojeols.push({
        from: from + begin,
        to: from + end,
        begin: line.begins[from + begin]!,
        end: line.ends[from + end - 1]!,
        morphemes:
          path.length > 0
            ? path.map((m) => toMorpheme(m, line, from, lexicon))
            : [surfaceMorpheme(line, from + begin, from + end)],
      });
      begin = end;
    }
  }
  return { line, eojeols, starts };
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
  if (m.word) morpheme.customDictName = m.word.dictionary;
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
