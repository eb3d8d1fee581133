import type { Lexicon } from '../lexicon/lexicon.js';
import type { WordingQuestion } from './dense/wordings.js';
import type { PieceMemory } from './piece-evidence.js';
import type { AnalyseOptions, Analyser, CoveredSpaces, Evidence } from './types.js';
import type { WordCompany } from './word-company.js';

/** An analyser in this thread that also shows what it goes by: what correction builds on. */
export interface EvidenceAnalyser extends Analyser {
  /** One answer per text, in order; sentences are split. What `memory` holds was asked with the same options. */
  evidence(texts: readonly string[], options?: AnalyseOptions, memory?: PieceMemory): Promise<Evidence[]>;
  /** How likely each wording of a place is, as logarithms; undefined where there is no model that could tell. */
  compare(questions: readonly WordingQuestion[]): Promise<number[][] | undefined>;
  /** Where the model would put spaces that saw none of the author's. */
  coveredSpaces(texts: readonly string[]): Promise<CoveredSpaces[]>;
  readonly lexicon: Lexicon;
  /** In what company words easily confused stand; undefined where the model directory does not say. */
  readonly company: WordCompany | undefined;
}
