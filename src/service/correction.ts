import type { ExtraWords } from '../analysis/types.js';
import type { CorrectOptions } from '../correction/types.js';
import { ServiceError } from '../errors/service-error.js';
import {
  type CorrectErrorRequest,
  RevisionService,
  type StreamCorrectErrorRequest,
} from '../gen/svc/revision_service_pb.js';
import { dictionaryNames } from './dictionary-names.js';
import type { DictionaryRegistry } from './dictionary-registry.js';
import type { Limits } from './limits.js';
import type { Load } from './load.js';
import { type Call, type Operation, serverStream, unary } from './operation.js';
import type { EncodingType } from './render-analysis.js';
import type { CorrectErrorResponse } from './render-correction.js';
import { checkCharacters, encodingOf, requireDocument } from './request-checks.js';
import { untilAborted } from './until-aborted.js';

/** Where texts are corrected: in the workers of a pool. */
export type Corrector = (
  text: string,
  dictionaries: readonly ExtraWords[],
  options: CorrectOptions,
  encoding: EncodingType,
) => Promise<CorrectErrorResponse>;

export interface CorrectionParts {
  correct: Corrector;
  dictionaries: DictionaryRegistry;
  limits: Limits;
  load: Load;
}

type Request = CorrectErrorRequest | StreamCorrectErrorRequest;

export function correctionOperations({ correct, dictionaries, limits, load }: CorrectionParts): Operation[] {
  async function answer(request: Request, call: Call): Promise<CorrectErrorResponse> {
    const { content } = requireDocument(request.document);
    const encoding = encodingOf(request.encodingType);
    checkCharacters(content.length, limits);
    const release = load.take(content.length);
    try {
      const words = dictionaries.compiled(dictionaryNames(request)) ?? [];
      const response = await untilAborted(correct(content, words, optionsOf(request), encoding), call.signal);
      call.used.eojeols += response.tokensCount;
      call.used.characters += content.length;
      return response;
    } finally {
      release();
    }
  }

  return [
    unary(RevisionService.method.correctError, 'correction', async (request, call) => ({
      json: { ...(await answer(request, call)) },
    })),
    serverStream(RevisionService.method.streamCorrectError, 'correction', async function* (request, call) {
      const first = await answer(request, call);
      // Everything is certain at once, so nothing is left to think about.
      yield { first: { ...first, thinkingIds: [], reqId: String(request.reqId) } };
    }),
  ];
}

function optionsOf({ config }: Request): CorrectOptions {
  if (config === undefined) return {};
  const { $typeName: _, $unknown: __, ...options } = config;
  return options;
}

/** What an engine without correction answers. */
export const noCorrector: Corrector = async () => {
  throw new ServiceError(
    'unimplemented',
    '이 판에는 맞춤법 교정 엔진이 들어 있지 않습니다. 교정을 지원하는 판으로 올려 주세요.',
  );
};
