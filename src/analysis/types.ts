import type { Tag } from './tags.js';

/**
 * The result of an analysis. Every `begin` and `end` counts UTF-16 code units of the document that was
 * given (what `String.prototype.slice` takes); conversion to the caller's encoding happens once, at the edge.
 */
export interface Sentence {
  begin: number;
  end: number;
  eojeols: Eojeol[];
  /** The sentence after spacing or joining changed it; '' when nothing changed. */
  refined: string;
}

export interface Eojeol {
  begin: number;
  end: number;
  morphemes: Morpheme[];
  /** The joined word when joining removed a space inside this eojeol; '' otherwise. */
  modified: string;
  /** The ways to read it, the likeliest first; only when asked for and where there are several. */
  readings?: WeighedReading[];
}

export interface WeighedReading {
  morphemes: Morpheme[];
  /** Among the ways to read this eojeol where it stands. */
  probability: number;
}

export interface Morpheme {
  /** The restored form (춥, ㄴ); `begin` and `end` point to the surface it came from. */
  form: string;
  tag: Tag;
  begin: number;
  end: number;
  /** In (0, 1]. */
  probability: number;
  outOfVocab: OutOfVocab;
  /** Only with outOfVocab IN_CUSTOM_DICT. */
  customDictName?: string;
  /** Offsets in the document where the dictionary allows a space inside the word (its carets). */
  carets?: readonly number[];
  sense?: Sense;
}

export type OutOfVocab = 'IN_WORD_EMBEDDING' | 'OUT_OF_VOCAB' | 'IN_CUSTOM_DICT' | 'IN_BUILTIN_DICT';

export interface Sense {
  senseNo: number;
  meaning: string;
  urimalTargetId: number;
  probability: number;
}

export interface AnalyseOptions {
  /** Split at sentence ends; line breaks always split unless `whole` is set. */
  splitSentences?: boolean;
  autoSpacing?: boolean;
  autoJointing?: boolean;
  withSense?: boolean;
  /** Letters may stand for others: tell what was meant, rather than what was written (자슥이: 자식+이). */
  typos?: boolean;
  /** Tell the other ways to read each eojeol too. */
  withReadings?: boolean;
  /** What dictionaries say about the senses (gloss-block.ts): memory that all threads share. */
  glosses?: SharedArrayBuffer;
  /** The document is exactly one sentence (the list call): not even line breaks split it. */
  whole?: boolean;
  /** No lattice, no post-processing: what the model says. */
  raw?: boolean;
  /** Only the fast reader, for a first impression (`evidence`). */
  quick?: boolean;
  /** Custom dictionaries, compiled for the lattice; an earlier one wins. */
  dictionaries?: readonly ExtraWords[];
  /** Where nobody wants the answer any more this says so (abandonment.ts): memory that all threads share. */
  abandonment?: SharedArrayBuffer;
}

/** Words from outside the compiled lexicon, as custom dictionaries hand them to the lattice. */
export interface ExtraWords {
  /** The name reported in `customDictName`. */
  readonly name: string;
  /** May be empty where `table` holds the same words. */
  readonly entries: readonly ExtraWord[];
  /** The words compiled by word-table-builder.ts: memory that all threads share. */
  readonly table?: SharedArrayBuffer;
  /** Changes whenever the entries do; a compiled form is kept as long as the pair name/version is in use. */
  readonly version: string;
}

export interface ExtraWord {
  /** The dictionary form without 다 (카톡하, 혜자스럽); may hold spaces, Latin, digits, hanja. */
  form: string;
  tag: 'NNP' | 'NNG' | 'VV' | 'VA' | 'MMA' | 'MMD' | 'MMN' | 'MAG' | 'IC';
  /** Offsets in `form` where a caret allows a space. */
  carets?: readonly number[];
}

/** One entry for everything that needs analyses. Implementations: one in-process, one over worker threads. */
export interface Analyser {
  /** One list of sentences per text, in order. */
  analyse(texts: readonly string[], options?: AnalyseOptions): Promise<Sentence[][]>;
  /** The text with missing spaces added and wrong ones removed; `reset` ignores the spaces given. */
  space(texts: readonly string[], options?: { reset?: boolean }): Promise<string[]>;
  /** Spans of the sentences of each text, always split; no visible character is left out. */
  sentences(texts: readonly string[]): Promise<Array<Array<{ begin: number; end: number }>>>;
  close(): Promise<void>;
}

/** How probable a space is before the character at an offset, whatever the author thought of it. */
export type CoveredSpaces = ReadonlyMap<number, number>;

/** What the model thinks of a text, character by character; white space has no entry. */
export interface Evidence {
  sentences: Sentence[];
  /** UTF-16 offset of every visible character. */
  begins: Int32Array;
  /** Probability that a space belongs before the character. */
  space: Float32Array;
  /** The likeliest edit operations of the character (see edit.ts), `editsPer` a character, and their probabilities. */
  edits: Uint8Array;
  editShares: Float32Array;
  editsPer: number;
}
