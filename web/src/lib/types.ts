/** The answers of the service, as far as the page shows them. */
export interface Span {
  content: string;
  beginOffset: number;
  length: number;
}

export interface Sense {
  senseNo: number;
  meaning: string;
  probability: number;
}

export interface Morpheme {
  text: Span;
  tag: string;
  probability: number;
  outOfVocab: string;
  customDictName?: string;
  sense?: Sense;
}

export interface Token {
  text: Span;
  morphemes: Morpheme[];
  lemma: string;
  tagged: string;
  modified: string;
}

export interface Sentence {
  text: Span;
  tokens: Token[];
  refined: string;
}

export interface Revision {
  revised: string;
  category: string;
  helpId: string;
  /** Only while the place is still being looked at. */
  thinkingId?: number;
}

export interface Block {
  origin: Span;
  revised: string;
  revisions: Revision[];
  nested: Block[];
  lemma: string;
  pos: string;
}

export interface Help {
  id: string;
  category: string;
  comment: string;
  examples: string[];
  ruleArticle: string;
}

export interface Correction {
  origin: string;
  revised: string;
  revisedBlocks: Block[];
  helps: Record<string, Help>;
}

export interface DictMeta {
  domainName: string;
  [set: string]: unknown;
}

export interface DictSet {
  items: Record<string, number>;
}

export interface Dictionary {
  domainName: string;
  [set: string]: unknown;
}

export interface Conflict {
  leftWord: string;
  rightWord: string;
  conflict: boolean;
  duplicated: boolean;
  conflictMsg: string;
}

export interface Entry {
  word: string;
  pos: string;
  homographs: number;
  definition: string;
  standard: boolean;
}
