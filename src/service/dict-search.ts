import { ServiceError } from '../errors/service-error.js';
import { DictSearchService } from '../gen/svc/dict_search_pb.js';
import { type Operation, unary } from './operation.js';

/** Registered so that callers learn what is missing instead of meeting an unknown path. */
export function searchOperations(): Operation[] {
  return [
    unary(DictSearchService.method.searchDict, 'search', async () => {
      throw new ServiceError(
        'unimplemented',
        '이 판에는 사전 검색 엔진이 들어 있지 않습니다. 사전 검색을 지원하는 판으로 올려 주세요.',
      );
    }),
  ];
}
