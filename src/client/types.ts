/** The messages of the service in their JSON form, for callers in JavaScript; proto/svc is where they are defined. */

/** How offsets count. NONE: every `beginOffset` is −1. */
export type EncodingType = 'NONE' | 'UTF8' | 'UTF16' | 'UTF32';

export interface TextSpan {
  content: string;
  beginOffset: number;
  length: number;
}

export interface Sense {
  senseNo: number;
  meaning: string;
  urimalTargetId: number;
  probability: number;
}

export interface Morpheme {
  /** `content` is the restored form (춥, ㄴ); the offsets point to the surface that it came from. */
  text: TextSpan;
  tag: string;
  probability: number;
  outOfVocab: string;
  customDictName?: string;
  sense?: Sense;
}

export interface Token {
  text: TextSpan;
  morphemes: Morpheme[];
  lemma: string;
  /** 엄마/NNG+가/JKS */
  tagged: string;
  modified: string;
}

export interface Sentence {
  text: TextSpan;
  tokens: Token[];
  /** The sentence after spacing changed it, or ''. */
  refined: string;
}

/** AnalyzeSyntaxResponse of the service in its JSON form. */
export interface Analysis {
  sentences: Sentence[];
  language: string;
  /** The number of eojeols. */
  tokensCount: number;
}

/** TokenizeResponse of the service in its JSON form. */
export interface Tokenization {
  sentences: Array<{
    text: TextSpan;
    tokens: Array<{ text: TextSpan; segments: Array<{ text: TextSpan; hint: string }>; tagged: string }>;
  }>;
  language: string;
  tokensCount: number;
}

export interface Revision {
  revised: string;
  score: number;
  category: string;
  helpId: string;
  thinkingId?: number;
}

export interface RevisedBlock {
  origin: TextSpan;
  /** Equal to `origin.content` where the author is only asked. */
  revised: string;
  revisions: Revision[];
  lemma: string;
  pos: string;
  nested: RevisedBlock[];
  thinkingCount?: number;
}

export interface Help {
  id: string;
  category: string;
  comment: string;
  examples: string[];
  ruleArticle: string;
}

/** CorrectErrorResponse of the service in its JSON form. */
export interface Correction {
  origin: string;
  revised: string;
  revisedBlocks: RevisedBlock[];
  whitespaceCleanupRanges: Array<{ offset: number; length: number; position: string }>;
  revisedSentences: Array<{ origin: string; revised: string }>;
  helps: Record<string, Help>;
  language: string;
  tokensCount: number;
}

export interface AnalyzeOptions {
  /** UTF16 when left out: what the offsets of JavaScript count. */
  encodingType?: EncodingType;
  /** Split at sentence ends too; line breaks always split. */
  autoSplitSentence?: boolean;
  autoSpacing?: boolean;
  autoJointing?: boolean;
  withSense?: boolean;
  /** Names of custom dictionaries, the first one first. */
  customDictNames?: string[];
  /** What has not begun when it aborts is not begun. */
  signal?: AbortSignal;
}

/** The switches of correction (`config` of the service). */
export interface CorrectionConfig {
  disableSplitSentence?: boolean;
  disableCaretSpacing?: boolean;
  disableVxSpacing?: boolean;
  treatAsTitle?: boolean;
  enableLimitedPunctuation?: boolean;
  disableConfusion?: boolean;
  enableCleanupWhitespace?: boolean;
  disableTypoCorrection?: boolean;
  enableSentenceCheck?: boolean;
  /** Help ids of rules that stay silent. */
  ignoreRules?: readonly string[];
  /** How much is changed without a question: only what is certain by rule, what is likely too, or questions as well. */
  level?: CorrectionLevel;
}

export type CorrectionLevel = 'CAREFUL' | 'NORMAL' | 'STRICT';

/** The switches may stand in `config`, as on the wire, or beside the others. */
export interface CorrectOptions extends CorrectionConfig {
  encodingType?: EncodingType;
  customDictNames?: string[];
  config?: CorrectionConfig;
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

/** One message of a streamed correction: first what is certain, then what a second look has found. */
export interface StreamedCorrection {
  first?: Correction & { thinkingIds: number[]; reqId?: string };
  progress?: { thinkingId: number; thinkingMsg: string; reqId?: string };
  post?: { thinkingId: number; revision: Revision; help: Help; reqId?: string };
  cancelled?: { thinkingId: number; reqId?: string };
}
