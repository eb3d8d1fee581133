import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import type { Handlers } from '../../analysis/pool/worker-protocol.js';
import type { Span } from '../../analysis/text/split-lines.js';
import type { Analyser } from '../../analysis/types.js';
import { secondLook } from '../../correction/answer/thoughts.js';
import { correctAll } from '../../correction/correct.js';
import type { CorrectOptions, Thought } from '../../correction/types.js';
import { type CorrectionCutOptions, planCuts } from '../cuts/cut-correction.js';
import { type EncodingType, renderAnalysis, renderTokens } from '../render/render-analysis.js';
import { renderCorrection } from '../render/render-correction.js';
import { analysisLines, tokenLines } from '../render/render-text.js';
import type { FirstLook, SecondLook } from './corrector.js';

export type RenderOp = 'analyze' | 'tokenize' | 'sentences' | 'space';

/** What the operations of `correctionHandlers` take beside the texts. */
export interface CorrectExtra {
  encoding: EncodingType;
  options: CorrectOptions;
  /** What is protected in the only text, where it is a part of another. */
  protectedSpans?: readonly Span[];
}

export interface RenderExtra {
  encoding: EncodingType;
  /** json: one line of JSON. text: for people; a document of several sentences takes several lines. */
  format: 'json' | 'text';
}

/** Operations that end in strings ready to print: writing JSON takes time too, and belongs in the worker. */
export function renderHandlers(analyser: Analyser): Handlers & Record<RenderOp, Handlers[string]> {
  return {
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

/** Correction wants an engine in its own thread: it looks words up and reads candidates by the dozen. */
export function correctionHandlers(engine: EvidenceAnalyser): Handlers {
  return {
    async cut(texts, _options, extra) {
      return texts.map((text) => planCuts(text, extra as CorrectionCutOptions));
    },
    async correct(texts, { dictionaries }, extra) {
      const { encoding, options, protectedSpans } = extra as CorrectExtra;
      const corrections = await correctAll(texts, { ...options, dictionaries }, engine, { protectedSpans });
      return corrections.map((correction) => renderCorrection(correction, encoding));
    },
    async firstLook(texts, { dictionaries }, extra) {
      const { encoding, options, protectedSpans } = extra as CorrectExtra;
      const stage = { putOffTypos: true, protectedSpans };
      const corrections = await correctAll(texts, { ...options, dictionaries }, engine, stage);
      return corrections.map(
        (correction): FirstLook => ({
          response: renderCorrection(correction, encoding),
          thoughts: correction.thoughts ?? [],
        }),
      );
    },
    /** The line of the thoughts is the only text; one result that holds what was found for each of them. */
    async secondLook(texts, { dictionaries }, extra) {
      const { options, thoughts } = extra as CorrectExtra & { thoughts: readonly Thought[] };
      const stage = { protectedSpans: thoughts[0]!.protectedSpans };
      const [correction] = await correctAll(texts, { ...options, dictionaries }, engine, stage);
      const { helps } = correction!;
      return [
        thoughts.map((thought): SecondLook => ({ revisions: secondLook(correction!, thought), helps })),
      ];
    },
  };
}
