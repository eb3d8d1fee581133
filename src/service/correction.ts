import { ServiceError } from '../errors/service-error.js';
import { RevisionService } from '../gen/svc/revision_service_pb.js';
import { type Operation, serverStream, unary } from './operation.js';

/** Registered so that callers learn what is missing instead of meeting an unknown path. */
export function correctionOperations(): Operation[] {
  return [
    unary(RevisionService.method.correctError, 'correction', async () => {
      throw notThere();
    }),
    // biome-ignore lint/correctness/useYield: it ends before the first answer
    serverStream(RevisionService.method.streamCorrectError, 'correction', async function* () {
      throw notThere();
    }),
  ];
}

function notThere(): ServiceError {
  return new ServiceError(
    'unimplemented',
    '이 판에는 맞춤법 교정 엔진이 들어 있지 않습니다. 교정을 지원하는 판으로 올려 주세요.',
  );
}
