import type { MessagePort } from 'node:worker_threads';
import type { Lexicon } from '../lexicon/lexicon.js';
import type { WordingQuestion } from './dense/wordings.js';
import type { PieceMemory } from './piece-evidence.js';
import type { Judge } from './reader/judge-trees.js';
import type { Reader } from './reader/reader.js';
import type { CoveredMemory } from './spacing/covered-spaces.js';
import type { AnalyseOptions, Analyser, CoveredSpaces, Evidence } from './types.js';
import type { WordCompany } from './word-company.js';

/** Offsets of characters of a text, before which there may be a space. */
export interface SpaceQuestion {
  text: string;
  at: readonly number[];
}

/** An analyser in this thread whose graphs somebody in another may run as well. */
export interface HelpedAnalyser extends Analyser {
  /** The helper is at the other end of the port; it is worth something when several texts are asked about at once. */
  takeHelp?(port: MessagePort): void;
}

/** An analyser in this thread that also shows what it goes by: what correction builds on. */
export interface EvidenceAnalyser extends HelpedAnalyser {
  /** One answer per text, in order; sentences are split. What `memory` holds was asked with the same options. */
  evidence(texts: readonly string[], options?: AnalyseOptions, memory?: PieceMemory): Promise<Evidence[]>;
  /** How likely each wording of a place is, as logarithms; undefined where there is no model that could tell. */
  compare(questions: readonly WordingQuestion[]): Promise<number[][] | undefined>;
  /** Whether the model would put spaces at these places of each text if it saw none of the author's. */
  coveredSpaces(questions: readonly SpaceQuestion[], memory?: CoveredMemory): Promise<CoveredSpaces[]>;
  readonly lexicon: Lexicon;
  /** In what company words easily confused stand; undefined where the model directory does not say. */
  readonly company: WordCompany | undefined;
  /** The language model of characters; undefined where the model directory holds none. */
  readonly languageReader: Reader | undefined;
  /** What tells whether a change of a text is right, from what is known of it; undefined where no model does. */
  readonly judge: Judge | undefined;
}
