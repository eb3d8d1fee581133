import { randomUUID } from 'node:crypto';
import { ACCOUNT_LIMITS } from '../../access/account-limits.js';
import {
  checkedName,
  checkedSets,
  goodEntries,
  type RejectedEntry,
} from '../../dictionary/check-dictionary.js';
import { invalidArgument, type ServiceError, tooLarge } from '../../errors/service-error.js';
import {
  type UpdateCustomDictionaryRequest,
  UpdateCustomDictionaryRequestSchema,
} from '../../gen/svc/custom_dict_pb.js';
import { ownedName, ownerOf } from '../../store/owned-name.js';
import type { Store, StoredDictionary } from '../../store/types.js';
import type { Limits } from '../limits.js';
import type { RawRequest } from '../operations/operation.js';
import { parseBounded } from '../operations/parse-json.js';
import { readBinary, readMessage } from '../operations/read-message.js';
import { setsOf } from './dictionary-json.js';

export type DictionaryLimits = Pick<Limits, 'dictionaries' | 'dictionaryEntries'>;

/** Those of the installation, for an account narrowed down. */
export function limitsOf(owner: string, limits: DictionaryLimits): DictionaryLimits {
  if (owner === '') return limits;
  return {
    dictionaries: Math.min(limits.dictionaries, ACCOUNT_LIMITS.dictionaries),
    dictionaryEntries: Math.min(limits.dictionaryEntries, ACCOUNT_LIMITS.dictionaryEntries),
  };
}

/** A request that nobody has read yet. */
export function readUpdate(request: RawRequest): UpdateCustomDictionaryRequest {
  if ('json' in request) {
    const json = parseBounded(request.json, request.maxValues);
    const named = request.pathName === undefined ? json : withName(json, request.pathName);
    return readMessage(UpdateCustomDictionaryRequestSchema, named);
  }
  return readBinary(UpdateCustomDictionaryRequestSchema, request.binary);
}

export interface CheckedUpdate {
  dictionary: StoredDictionary;
  /** Only where the caller wants the good entries stored in any case. */
  rejected?: RejectedEntry[];
}

/** What is to be stored, or an error that names the set and the entry. The outer name counts. */
export function checkedUpdate(
  {
    domainName: outside,
    dict,
    partial,
  }: Pick<UpdateCustomDictionaryRequest, 'domainName' | 'dict' | 'partial'>,
  limits: DictionaryLimits,
  owner: string,
): CheckedUpdate {
  if (dict === undefined) {
    throw invalidArgument('dict가 없습니다. 사전 내용을 dict에 넣어 보내 주세요.');
  }
  const domainName = checkedName(outside === '' ? dict.domainName : outside);
  const given = setsOf(dict);
  const { sets, rejected } = partial ? goodEntries(given) : { sets: given };
  const dictionary = {
    domainName: ownedName(owner, domainName),
    sets: checkedSets(sets, limitsOf(owner, limits)),
    version: randomUUID(),
  };
  return rejected === undefined ? { dictionary } : { dictionary, rejected };
}

export async function storeUpdate(
  store: Store,
  dictionary: StoredDictionary,
  limits: DictionaryLimits,
): Promise<void> {
  const owner = ownerOf(dictionary.domainName);
  const own = limitsOf(owner, limits);
  const known = (await store.listDictionaries()).filter(({ domainName }) => ownerOf(domainName) === owner);
  const isNew = !known.some(({ domainName }) => domainName === dictionary.domainName);
  if (isNew && known.length >= own.dictionaries) {
    throw tooManyDictionaries(own);
  }
  await store.putDictionary(dictionary);
}

export function tooManyDictionaries(limits: Pick<Limits, 'dictionaries'>): ServiceError {
  return tooLarge(
    `사전은 ${limits.dictionaries.toLocaleString('ko-KR')}개까지 만들 수 있습니다. 쓰지 않는 사전을 지우고 다시 시도해 주세요.`,
  );
}

/** The name in the path is the name of the dictionary, whatever the body calls it. */
export function withName(json: unknown, name: string): unknown {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) return json;
  const { domain_name: _, domainName: __, domain: ___, ...others } = json as Record<string, unknown>;
  return { ...others, domain_name: name };
}
