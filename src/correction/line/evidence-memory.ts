import { keyOfQuestion, type WordingQuestion } from '../../analysis/dense/wordings.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { PieceMemory } from '../../analysis/piece-evidence.js';
import { CoveredMemory } from '../../analysis/spacing/covered-spaces.js';
import type { AnalyseOptions, Evidence } from '../../analysis/types.js';
import { type LanguageReader, rememberingReader } from './reader-memory.js';

/** What correction asks of the engine. */
export type EvidenceReader = Pick<
  EvidenceAnalyser,
  'evidence' | 'compare' | 'coveredSpaces' | 'lexicon' | 'company' | 'judge'
> & { readonly languageReader: LanguageReader | undefined };

/** Characters whose evidence is kept at most; beyond it the oldest goes. */
const MOST_CHARACTERS = 200_000;
/** Wordings of places that are kept; beyond it all are forgotten. */
const MOST_QUESTIONS = 5000;

/**
 * An analyser that reads no text twice: a word in doubt is read with its line as it stands, which was read already, and
 * with each candidate, one of which is the line of the next pass; of a long line only the sentences that changed. Meant for one correction: its options stay the same.
 */
export function rememberingEvidence(analyser: EvidenceReader): EvidenceReader {
  const known = new Map<string, Evidence>();
  const pieces = new PieceMemory();
  const covered = new CoveredMemory();
  const compared = new Map<string, number[]>();
  let characters = 0;
  return {
    lexicon: analyser.lexicon,
    company: analyser.company,
    languageReader: analyser.languageReader && rememberingReader(analyser.languageReader),
    judge: analyser.judge,
    compare: (questions) => compareOnce(questions, compared, analyser),
    coveredSpaces: (questions) => analyser.coveredSpaces(questions, covered),
    async evidence(texts: readonly string[], options: AnalyseOptions = {}): Promise<Evidence[]> {
      // Whole texts are not split into sentences: another answer to the same text.
      // So is a first impression.
      const kind = `${options.whole ? 'w' : 's'}${options.quick ? 'q' : 'c'}`;
      const keyOf = (text: string) => kind + text;
      const unread = [...new Set(texts)].filter((text) => !known.has(keyOf(text)));
      const evidences = unread.length > 0 ? await analyser.evidence(unread, options, pieces) : [];
      unread.forEach((text, i) => {
        known.set(keyOf(text), evidences[i]!);
        characters += text.length;
      });
      const answers = texts.map((text) => known.get(keyOf(text))!);
      for (const key of known.keys()) {
        if (characters <= MOST_CHARACTERS) break;
        known.delete(key);
        characters -= key.length - 2;
      }
      return answers;
    },
  };
}

/** In the second look at a line most words stand between the same neighbours as in the first. */
async function compareOnce(
  questions: readonly WordingQuestion[],
  known: Map<string, number[]>,
  analyser: EvidenceReader,
): Promise<number[][] | undefined> {
  if (known.size > MOST_QUESTIONS) known.clear();
  const keys = questions.map(keyOfQuestion);
  const unasked = new Map<string, WordingQuestion>();
  keys.forEach((key, i) => {
    if (!known.has(key)) unasked.set(key, questions[i]!);
  });
  if (unasked.size > 0) {
    const answers = await analyser.compare([...unasked.values()]);
    if (!answers) return undefined;
    [...unasked.keys()].forEach((key, i) => {
      known.set(key, answers[i]!);
    });
  }
  return keys.map((key) => known.get(key)!);
}
