import { type DescMessage, fromJson, type JsonValue, toBinary } from '@bufbuild/protobuf';
import type { AnalyseOptions, Analyser, Sentence } from '../../analysis/types.js';
import {
  AnalyzeSyntaxResponseSchema,
  SegmentSentenceSchema,
  SentenceSchema,
  TokenizeResponseSchema,
} from '../../gen/svc/language_service_pb.js';
import type { EncodingType } from '../../wire/messages.js';
import { snakeCased } from './json-names.js';
import { renderAnalysis, renderTokens } from './render-analysis.js';

/** camel: Connect JSON. snake: the legacy routes. binary: protobuf. */
export type Form = 'camel' | 'snake' | 'binary';

export interface RenderRequest {
  view: 'morphemes' | 'segments';
  encoding: EncodingType;
  form: Form;
  /** Where the text begins in the document, in the caller's encoding. */
  base: number;
  /** One sentence per text, always: the list call. */
  list: boolean;
  /** The words of each eojeol are written too. */
  words?: boolean;
}

/** The sentences of one text as they go on the wire: elements of a JSON array, or the repeated field 1. */
export interface RenderedSentences {
  body: string | Uint8Array;
  eojeols: number;
}

/** Where texts are analysed and written as they go on the wire: in the workers of a pool, so that writing JSON does not hold up other callers. */
export interface SentenceRenderer {
  renderSentences(
    texts: readonly string[],
    options: AnalyseOptions,
    request: RenderRequest,
    waiting?: Waiting,
  ): Promise<RenderedSentences[]>;
}

/** Who waits for the sentences. */
export interface Waiting {
  /** After its abort nobody does, and what has not begun is not begun any more. */
  signal?: AbortSignal;
  /** They are part of something large: small requests go before it. */
  large?: boolean;
}

export function sentenceRenderer(analyser: Analyser): SentenceRenderer {
  return {
    async renderSentences(texts, options, request) {
      const analyses = await analyser.analyse(texts, options);
      return texts.map((text, i) => renderSentences(text, analyses[i]!, request));
    },
  };
}

function renderSentences(
  text: string,
  analysis: readonly Sentence[],
  request: RenderRequest,
): RenderedSentences {
  // An empty text has no sentence, but in a list each text must have its answer.
  const sentences =
    request.list && analysis.length === 0
      ? [{ begin: 0, end: text.length, eojeols: [], refined: '' }]
      : analysis;
  const render = request.view === 'morphemes' ? renderAnalysis : renderTokens;
  const { sentences: rendered, tokensCount } = render(text, sentences, request.encoding, request);
  return { body: write(rendered as unknown as JsonValue[], request), eojeols: tokensCount };
}

function write(sentences: JsonValue[], { form, view }: RenderRequest): string | Uint8Array {
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
