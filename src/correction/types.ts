import type { Span } from '../analysis/text/split-lines.js';
import type { ExtraWords } from '../analysis/types.js';
import type { Level } from './certainty/level.js';

/** RevisionCategory of the wire; GRAMMER is spelt as clients know it. */
export type Category =
  | 'GRAMMER'
  | 'WORD'
  | 'SPACING'
  | 'STANDARD'
  | 'TYPO'
  | 'FOREIGN_WORD'
  | 'CONFUSABLE_WORDS'
  | 'SENTENCE'
  | 'CONFIRM'
  /** Streaming only: a place that is looked at again. */
  | 'THINKING';

/** RevisionConfig of the wire, and the custom dictionaries. Everything is off when left out. */
export interface CorrectOptions {
  disableSplitSentence?: boolean;
  disableCaretSpacing?: boolean;
  disableVxSpacing?: boolean;
  treatAsTitle?: boolean;
  enableLimitedPunctuation?: boolean;
  disableConfusion?: boolean;
  enableCleanupWhitespace?: boolean;
  disableTypoCorrection?: boolean;
  enableSentenceCheck?: boolean;
  /** Without it the grammar of sentences is asked about, though nothing is changed. */
  disableSentenceCheck?: boolean;
  /** How much is changed without a question; `normal` where left out. */
  level?: Level;
  dictionaries?: readonly ExtraWords[];
  /** Ids of rules that must stay silent. */
  ignoreRules?: readonly string[];
  /** Stretches of text that must stay as they are. */
  ignoreWords?: readonly string[];
  /** Each revision says what speaks for it. */
  explain?: boolean;
}

/** What speaks for a revision: who found it, and the figures by which it was decided. */
export interface RevisionEvidence {
  /**
   * A rule; the weighing of words that are easily confused; the search for mistyped words; the readers with their judge;
   * the cleaning up of white space; or several of these in one block, which says more of each in `nested`.
   */
  by: 'rule' | 'context' | 'typo' | 'judge' | 'whitespace' | 'merged';
  /** Of a rule: its id, and whether it is data or code. */
  rule?: string;
  kind?: 'data' | 'code';
  certainty?: Certainty;
  /** What was done to the letters for the wording to come about, whatever the words. */
  generator?: string;
  /** That an editor would make the change, as the judge has it; a search for mistyped words gives how sure it is. */
  probability?: number;
  /** How much likelier the wording is to the reader, in nats: the whole, and the place alone. */
  gain?: number;
  close?: number;
  /** From which probability on a change is made, and from which it is asked about. */
  thresholds?: { change: number; ask: number };
}

/** An explanation: why something was changed. */
export interface Help {
  id: string;
  category: Category;
  comment: string;
  examples: string[];
  ruleArticle: string;
}

/** One way of writing a stretch of text. */
export interface Alternative {
  revised: string;
  /** In (0, 1]. */
  score: number;
  evidence?: RevisionEvidence;
}

/**
 * How sure it is that what stands there must be written otherwise. A rule says it once for all that it finds, or a
 * finding for itself; nothing else decides whether a change is made, neither the length of the sentence nor what else is
 * wrong in it.
 */
export type Certainty =
  /** The norm forbids what stands there, whatever the words mean. */
  | 'certain'
  /** The norm, or a default of the interface, forbids it if the words are read aright, and they hardly can be otherwise. */
  | 'likely'
  /** The norm allows both ways: it stays as written. */
  | 'permitted'
  /** Both ways make sense, and only the author knows which one was intended: a question. */
  | 'author';

/**
 * One change to a text: offsets are UTF-16 code units. Where it is only a question, `replacement` is the first
 * suggestion.
 */
export interface Edit {
  begin: number;
  end: number;
  replacement: string;
  category: Category;
  helpId: string;
  score: number;
  certainty: Certainty;
  /** Other ways, worse than `replacement`. */
  others?: readonly Alternative[];
  /** The article that it goes by, where its help names several. */
  article?: string;
  /** Its own reason, where its help speaks of more. */
  comment?: string;
  /** Where the caller wants to know. */
  evidence?: RevisionEvidence;
}

export interface Revision {
  revised: string;
  score: number;
  category: Category;
  helpId: string;
  /** Only where the caller wants to know. */
  evidence?: RevisionEvidence;
  /** Streaming only: the thought that will say more. */
  thinkingId?: number;
}

export type DictionaryPos =
  | 'POS_UNK'
  | 'POS_NNG'
  | 'POS_NNP'
  | 'POS_NNG_CARET'
  | 'POS_VV'
  | 'POS_VA'
  | 'POS_MM'
  | 'POS_MAG'
  | 'POS_IC';

export interface Block {
  begin: number;
  end: number;
  revised: string;
  revisions: Revision[];
  nested: Block[];
  lemma: string;
  pos: DictionaryPos;
  /** The article that it goes by, where its help names several. */
  article?: string;
  /** Its own reason, where its help speaks of more. */
  comment?: string;
  /** Streaming only: how many thoughts are still to come. */
  thinkingCount?: number;
}

export interface CleanupRange {
  begin: number;
  end: number;
  position: 'START' | 'END' | 'MIDDLE';
}

/** The answer: `revised` is `origin` with every block applied. Offsets are UTF-16 code units of `origin`. */
export interface Correction {
  origin: string;
  revised: string;
  blocks: Block[];
  cleanup: CleanupRange[];
  sentences: Array<{ origin: string; revised: string }>;
  helps: Record<string, Help>;
  /** The number of eojeols. */
  tokensCount: number;
  /** Something was left as it stands, since looking into it would have cost too much (line/work.ts). */
  incomplete?: boolean;
  /** Words that may be mistyped, when looking at them was put off; each is in a block that says so. */
  thoughts?: Thought[];
}

/** A block that a second look may change: the line that must be read again, and where in it the block stands. */
export interface Thought {
  id: number;
  line: string;
  /** What nobody may correct in the line. */
  protectedSpans: Span[];
  begin: number;
  end: number;
  /** What the block says so far. */
  revised: string;
}
