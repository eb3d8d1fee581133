import { Connection, type ConnectionOptions } from './connection.js';
import type { Analysis, AnalyzeOptions, Tokenization } from './types.js';
import {
  morphsOf,
  nounsOf,
  posOf,
  type SenseOfWord,
  sensesOf,
  type TaggedMorpheme,
  verbsOf,
} from './views.js';

/** Morphological analysis by a server. */
export class Tagger {
  private readonly connection: Connection;

  constructor(options?: ConnectionOptions) {
    this.connection = new Connection(options);
  }

  /** The whole answer; sentences are split unless told otherwise. */
  tag(text: string, { signal, ...options }: AnalyzeOptions = {}): Promise<Analysis> {
    return this.connection.unary('LanguageService/AnalyzeSyntax', requestOf(text, options), signal);
  }

  /** The same for texts that are one sentence each: as many sentences as texts, in order. */
  tags(texts: readonly string[], { signal, ...options }: AnalyzeOptions = {}): Promise<Analysis> {
    const { autoSplitSentence: _, ...rest } = options;
    const request = { encodingType: 'UTF16', ...rest, document: { sentences: texts, language: 'ko_KR' } };
    return this.connection.unary('LanguageService/AnalyzeSyntaxList', request, signal);
  }

  async pos(text: string, options?: AnalyzeOptions): Promise<TaggedMorpheme[]> {
    return posOf(await this.tag(text, options));
  }

  async morphs(text: string, options?: AnalyzeOptions): Promise<string[]> {
    return morphsOf(await this.tag(text, options));
  }

  async nouns(text: string, options?: AnalyzeOptions): Promise<string[]> {
    return nounsOf(await this.tag(text, options));
  }

  async verbs(text: string, options?: AnalyzeOptions): Promise<string[]> {
    return verbsOf(await this.tag(text, options));
  }

  async senses(text: string, options?: AnalyzeOptions): Promise<SenseOfWord[]> {
    return sensesOf(await this.tag(text, { ...options, withSense: true }));
  }
}

/** Eojeols in pieces with coarse kinds (N V M A I J E X S), by a server. */
export class Tokenizer {
  private readonly connection: Connection;

  constructor(options?: ConnectionOptions) {
    this.connection = new Connection(options);
  }

  tokenize(text: string, { signal, ...options }: AnalyzeOptions = {}): Promise<Tokenization> {
    return this.connection.unary('LanguageService/Tokenize', requestOf(text, options), signal);
  }

  /** The pieces alone. */
  async segments(text: string, options?: AnalyzeOptions): Promise<string[]> {
    const { sentences } = await this.tokenize(text, options);
    return sentences.flatMap(({ tokens }) =>
      tokens.flatMap(({ segments }) => segments.map((segment) => segment.text.content)),
    );
  }
}

function requestOf(text: string, options: Omit<AnalyzeOptions, 'signal'>): object {
  return {
    encodingType: 'UTF16',
    autoSplitSentence: true,
    ...options,
    document: { content: text, language: 'ko_KR' },
  };
}
