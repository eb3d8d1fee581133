import type { Handlers } from '../../analysis/pool/worker-protocol.js';
import type { Analyser } from '../../analysis/types.js';
import { type EncodingType, renderAnalysis, renderTokens } from '../render/render-analysis.js';
import { analysisLines, tokenLines } from '../render/render-text.js';
import { type PieceRequest, pieceMaker } from '../render/sentence-pieces.js';

export type RenderOp = 'analyze' | 'tokenize' | 'sentences' | 'space';

export interface RenderExtra {
  encoding: EncodingType;
  /** json: one line of JSON. text: for people; a document of several sentences takes several lines. */
  format: 'json' | 'text';
}

/** Operations that end in answers ready to send or print: writing JSON takes time too, and belongs in the worker. */
export function textHandlers(analyser: Analyser): Record<RenderOp | 'pieces', Handlers[string]> {
  const maker = pieceMaker(analyser);
  return {
    pieces: (texts, options, extra) => maker.pieces(texts, options, extra as PieceRequest),
    async analyze(texts, options, extra) {
      const { encoding, format } = extra as RenderExtra;
      const analyses = await analyser.analyse(texts, options);
      return texts.map((text, i) =>
        format === 'text'
          ? analysisLines(analyses[i]!)
          : JSON.stringify(renderAnalysis(text, analyses[i]!, encoding)),
      );
    },
    async tokenize(texts, options, extra) {
      const { encoding, format } = extra as RenderExtra;
      const analyses = await analyser.analyse(texts, options);
      return texts.map((text, i) =>
        format === 'text'
          ? tokenLines(text, analyses[i]!)
          : JSON.stringify(renderTokens(text, analyses[i]!, encoding)),
      );
    },
    async sentences(texts, _options, extra) {
      const { format } = extra as RenderExtra;
      const spans = await analyser.sentences(texts);
      return texts.map((text, i) => {
        const sentences = spans[i]!.map(({ begin, end }) => text.slice(begin, end));
        return format === 'text' ? sentences.join('\n') : JSON.stringify(sentences);
      });
    },
    async space(texts, options, extra) {
      const { format } = extra as RenderExtra;
      const spaced = await analyser.space(texts, { reset: options.reset });
      return format === 'text' ? spaced : spaced.map((text) => JSON.stringify(text));
    },
  };
}
