import type { ExtraWords } from '../../analysis/types.js';
import type { CorrectOptions, Help, Revision, Thought } from '../../correction/types.js';
import { ServiceError } from '../../errors/service-error.js';
import type { CorrectErrorResponse, EncodingType } from '../../wire/messages.js';
import type { CorrectionCut } from '../cuts/cut-correction.js';
import type { PageLimits } from '../cuts/cut-text.js';

/** How a text is to be corrected. */
export interface CorrectionJob {
  dictionaries: readonly ExtraWords[];
  options: CorrectOptions;
  encoding: EncodingType;
  /** Whether the cuts are to stay the same around an edit. */
  steadyCuts?: boolean;
  /** What has not begun when it aborts is not begun any more. */
  signal?: AbortSignal;
  /** It is part of something large: small requests go before it. */
  large?: boolean;
}

/** What is certain about a text, and the places that need a second look. */
export interface FirstLook {
  response: CorrectErrorResponse;
  thoughts: Thought[];
}

/** What a second look has found for one thought; no revisions where there is nothing new. */
export interface SecondLook {
  revisions: Revision[];
  helps: Record<string, Help>;
}

/** Where texts are corrected: in the workers of a pool. */
export interface Corrector {
  /** The parts that a text, or one page of it, is corrected in; found by a worker where it is long. */
  cut(text: string, job: CorrectionJob, page?: PageLimits): Promise<CorrectionCut[]>;
  correct(cut: CorrectionCut, job: CorrectionJob): Promise<CorrectErrorResponse>;
  firstLook(cut: CorrectionCut, job: CorrectionJob): Promise<FirstLook>;
  /** All thoughts are about one line. */
  secondLook(thoughts: readonly Thought[], job: CorrectionJob): Promise<SecondLook[]>;
}

const refuse = async () => {
  throw new ServiceError(
    'unimplemented',
    '이 판에는 맞춤법 교정 엔진이 들어 있지 않습니다. 교정을 지원하는 판으로 올려 주세요.',
  );
};

/** What an engine without correction answers. */
export const noCorrector: Corrector = { cut: refuse, correct: refuse, firstLook: refuse, secondLook: refuse };
