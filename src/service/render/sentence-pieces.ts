import { type DescMessage, fromJson, type JsonValue, toBinary } from '@bufbuild/protobuf';
import type { AnalyseOptions, Analyser, Sentence } from '../../analysis/types.js';
import {
  AnalyzeSyntaxResponseSchema,
  SegmentSentenceSchema,
  SentenceSchema,
  TokenizeResponseSchema,
} from '../../gen/svc/language_service_pb.js';
import { snakeCased } from './json-names.js';
import { type EncodingType, renderAnalysis, renderTokens } from './render-analysis.js';

/** camel: Connect JSON. snake: the legacy routes. binary: protobuf. */
export type Form = 'camel' | 'snake' | 'binary';

export interface PieceRequest {
  view: 'morphemes' | 'segments';
  encoding: EncodingType;
  form: Form;
  /** Where the text begins in the document, in the caller's encoding. */
  base: number;
  /** One sentence per text, always: the list call. */
  list: boolean;
}

/** The sentences of one text as they go on the wire: elements of a JSON array, or the repeated field 1. */
export interface Piece {
  body: string | Uint8Array;
  eojeols: number;
}

/** Where texts become pieces: in the workers of a pool, so that writing JSON does not hold up other callers. */
export interface PieceMaker {
  pieces(texts: readonly string[], options: AnalyseOptions, request: PieceRequest): Promise<Piece[]>;
}

export function pieceMaker(analyser: Analyser): PieceMaker {
  return {
    async pieces(texts, options, request) {
      const analyses = await analyser.analyse(texts, options);
      return texts.map((text, i) => makePiece(text, analyses[i]!, request));
    },
  };
}

export function makePiece(text: string, analysis: readonly Sentence[], request: PieceRequest): Piece {
  // An empty text has no sentence, but in a list each text must have its answer.
  const sentences =
    request.list && analysis.length === 0
      ? [{ begin: 0, end: text.length, eojeols: [], refined: '' }]
      : analysis;
  const render = request.view === 'morphemes' ? renderAnalysis : renderTokens;
  const { sentences: rendered, tokensCount } = render(text, sentences, request.encoding, request.base);
  return { body: write(rendered as unknown as JsonValue[], request), eojeols: tokensCount };
}

function write(sentences: JsonValue[], { form, view }: PieceRequest): string | Uint8Array {
  if (form === 'binary') {
    const response: DescMessage = view === 'morphemes' ? AnalyzeSyntaxResponseSchema : TokenizeResponseSchema;
    return toBinary(response, fromJson(response, { sentences }));
  }
  const sentence: DescMessage = view === 'morphemes' ? SentenceSchema : SegmentSentenceSchema;
  return sentences
    .map((item) =>
      JSON.stringify(form === 'snake' ? snakeCased(sentence, item as Record<string, unknown>) : item),
    )
    .join(',');
}
