import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import type { Handlers } from '../../analysis/pool/worker-protocol.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { secondLook } from '../../correction/answer/thoughts.js';
import { correctAll } from '../../correction/correct.js';
import type { CorrectOptions, Thought } from '../../correction/types.js';
import type { EncodingType } from '../../wire/messages.js';
import { type CorrectionCutOptions, planCuts } from '../cuts/cut-correction.js';
import { renderCorrection } from '../render/render-correction.js';
import type { Format } from '../render/rendered-analysis.js';
import type { FirstLook, SecondLook } from './corrector.js';

export type CorrectionOp = 'cut' | 'correct' | 'corrected' | 'firstLook' | 'secondLook';

/** What the operations of correction take beside the texts. */
export interface CorrectExtra {
  encoding: EncodingType;
  options: CorrectOptions;
  /** What is protected in the only text, where it is a part of another. */
  protectedSpans?: readonly Span[];
}

/** Correction wants an engine in its own thread: it looks words up and reads candidates by the dozen. */
export function correctionHandlers(engine: EvidenceAnalyser): Record<CorrectionOp, Handlers[string]> {
  return {
    async cut(texts, _options, extra) {
      return texts.map((text) => planCuts(text, extra as CorrectionCutOptions));
    },
    async correct(texts, { dictionaries }, extra) {
      const { encoding, options, protectedSpans } = extra as CorrectExtra;
      const corrections = await correctAll(texts, { ...options, dictionaries }, engine, { protectedSpans });
      return corrections.map((correction) => renderCorrection(correction, encoding));
    },
    /** The same as strings ready to print: JSON, or the corrected text alone. */
    async corrected(texts, { dictionaries }, extra) {
      const { encoding, options, format } = extra as CorrectExtra & { format: Format };
      const corrections = await correctAll(texts, { ...options, dictionaries }, engine);
      return corrections.map((correction) =>
        format === 'json' ? JSON.stringify(renderCorrection(correction, encoding)) : correction.revised,
      );
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
