import type { EncodingType, RevisionConfig } from '../wire/messages.js';

/** The messages of the service in their JSON form, for callers in JavaScript; proto/svc is where they are defined. */
export type {
  AnalyzeSyntaxResponse as Analysis,
  CorrectErrorResponse as Correction,
  CorrectionLevel,
  EncodingType,
  Morpheme,
  RevisedBlock,
  ReviseHelp as Help,
  Revision,
  RevisionConfig as CorrectionConfig,
  Sense,
  Sentence,
  StreamCorrectErrorResponse as StreamedCorrection,
  TextSpan,
  Token,
  TokenizeResponse as Tokenization,
} from '../wire/messages.js';

export interface AnalyzeOptions {
  /** UTF16 when left out: what the offsets of JavaScript count. */
  encodingType?: EncodingType;
  /** Split at sentence ends too; line breaks always split. */
  autoSplitSentence?: boolean;
  autoSpacing?: boolean;
  autoJointing?: boolean;
  withSense?: boolean;
  /** Tell what was meant where letters stand for others; left out, every letter stays. */
  typos?: boolean;
  /** Names of custom dictionaries, the first one first. */
  customDictNames?: string[];
  /** What has not begun when it aborts is not begun. */
  signal?: AbortSignal;
}

/** The switches may stand in `config`, as on the wire, or beside the others. */
export interface CorrectOptions extends RevisionConfig {
  encodingType?: EncodingType;
  customDictNames?: string[];
  config?: RevisionConfig;
  signal?: AbortSignal;
}

/** The words of a custom dictionary by kind; docs/dictionaries.md says what each kind is for. */
export interface DictionaryWords {
  /** Proper nouns. */
  np?: readonly string[];
  /** Compound nouns that stay together. */
  cp?: readonly string[];
  /** Compound nouns that may be parted at ^. */
  cpCaret?: readonly string[];
  /** Verbs, by stem or dictionary form. */
  vv?: readonly string[];
  va?: readonly string[];
  mm?: readonly string[];
  mag?: readonly string[];
  ic?: readonly string[];
}
