import { randomUUID } from 'node:crypto';
import { checkedName, checkedSets, normalizeName } from '../../dictionary/check-dictionary.js';
import { invalidArgument, type ServiceError, tooLarge } from '../../errors/service-error.js';
import {
  type UpdateCustomDictionaryRequest,
  UpdateCustomDictionaryRequestSchema,
} from '../../gen/svc/custom_dict_pb.js';
import type { Store, StoredDictionary } from '../../store/types.js';
import type { Limits } from '../limits.js';
import type { RawRequest } from '../operations/operation.js';
import { parseBounded } from '../operations/parse-json.js';
import { readBinary, readMessage } from '../operations/read-message.js';
import { setsOf } from './dictionary-json.js';

export type DictionaryLimits = Pick<Limits, 'dictionaries' | 'dictionaryEntries'>;

/** A request that nobody has read yet. */
export function readUpdate(request: RawRequest): UpdateCustomDictionaryRequest {
  if ('json' in request) {
    const json = parseBounded(request.json, request.maxValues);
    const named = request.pathName === undefined ? json : withName(json, request.pathName);
    return readMessage(UpdateCustomDictionaryRequestSchema, named);
  }
  return readBinary(UpdateCustomDictionaryRequestSchema, request.binary);
}

/** What is to be stored, or an error that names the set and the entry. */
export function checkedUpdate(
  { domainName: outside, dict }: UpdateCustomDictionaryRequest,
  limits: DictionaryLimits,
): StoredDictionary {
  if (dict === undefined) {
    throw invalidArgument('dict가 없습니다. 사전 내용을 dict에 넣어 보내 주세요.');
  }
  const domainName = agreedName(outside, dict.domainName);
  return { domainName, sets: checkedSets(setsOf(dict), limits), version: randomUUID() };
}

export async function storeUpdate(
  store: Store,
  dictionary: StoredDictionary,
  limits: DictionaryLimits,
): Promise<void> {
  const known = await store.listDictionaries();
  const isNew = !known.some(({ domainName }) => domainName === dictionary.domainName);
  if (isNew && known.length >= limits.dictionaries) {
    throw tooManyDictionaries(limits);
  }
  await store.putDictionary(dictionary);
}

export function tooManyDictionaries(limits: Pick<Limits, 'dictionaries'>): ServiceError {
  return tooLarge(
    `사전은 ${limits.dictionaries.toLocaleString('ko-KR')}개까지 만들 수 있습니다. 쓰지 않는 사전을 지우고 다시 시도해 주세요.`,
  );
}

function agreedName(outside: string, inside: string): string {
  if (outside !== '' && inside !== '' && normalizeName(outside) !== normalizeName(inside)) {
    throw invalidArgument(
      `사전 이름이 서로 다릅니다: domain_name은 ${outside}, dict.domain_name은 ${inside}입니다. 같은 이름으로 보내 주세요.`,
    );
  }
  return checkedName(outside === '' ? inside : outside);
}

/** The name in the path is the name of the dictionary; a different one in the body is a mistake. */
export function withName(json: unknown, name: string): unknown {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return json;
  const { domain_name, domainName, domain, ...others } = json as Record<string, unknown>;
  for (const other of [domain_name, domainName, domain]) {
    if (typeof other !== 'string' || other === '' || normalizeName(other) === normalizeName(name)) continue;
    throw invalidArgument(
      `사전 이름이 서로 다릅니다: 주소에는 ${name}, 본문에는 ${String(other).slice(0, 100)}입니다. 같은 이름으로 보내 주세요.`,
    );
  }
  return { ...others, domain_name: name };
}
