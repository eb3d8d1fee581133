import type { Lexicon } from '../lexicon/lexicon.js';
import type { Label } from './label.js';
import { type PathMorpheme, readOff, searchEojeol } from './lattice.js';
import type { Line } from './line.js';
import type { Reading } from './reading.js';
import type { AnalysedEojeol, AnalysedLine } from './sentences.js';
import type { Morpheme, OutOfVocab } from './types.js';

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
  for (const reading of readings) {
    const { from, to, spaces, scores } = reading;
    const characters = line.characters.slice(from, to);
    starts.set(scores.start.subarray(0, to - from), from);
    for (let begin = 0; begin < to - from; ) {
      let end = begin + 1;
      while (end < to - from && spaces[end] === 0) end++;
      const path = raw
        ? readOff(characters, begin, end, scores, labels)
        : searchEojeol(characters, begin, end, scores, labels, lexicon);
      eojeols.push({
        from: from + begin,
        to: from + end,
        begin: line.begins[from + begin]!,
        end: line.ends[from + end - 1]!,
        morphemes: path.map((m) => toMorpheme(m, line, from, lexicon)),
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
    probability: Math.max(Math.exp(m.log / (m.to - m.from)), 1e-6),
    outOfVocab: m.word ? 'IN_CUSTOM_DICT' : origin(m, lexicon),
  };
  if (m.word) morpheme.customDictName = m.word.dictionary;
  return morpheme;
}

/** Where the word really is: a dictionary, the text that the model learnt from, or nowhere. */
function origin({ form, tag }: PathMorpheme, lexicon: Lexicon): OutOfVocab {
  const payload = lexicon.lookup(form, tag);
  if (payload >= 0) return lexicon.isBuiltin(payload) ? 'IN_BUILTIN_DICT' : 'IN_WORD_EMBEDDING';
  // Marks and numbers are no words; the model knows them as it knows letters.
  return tag[0] === 'S' && tag !== 'SL' && tag !== 'SH' ? 'IN_WORD_EMBEDDING' : 'OUT_OF_VOCAB';
}
