import { randomUUID } from 'node:crypto';
import { checkedName, checkedSetsInTurns, normalizeName } from '../dictionary/check-dictionary.js';
import { findConflictsInTurns, type Place } from '../dictionary/find-conflicts.js';
import { invalidArgument, ServiceError, tooLarge } from '../errors/service-error.js';
import { type CustomDictionary, CustomDictionaryService } from '../gen/svc/custom_dict_pb.js';
import type { DictSet } from '../gen/svc/dict_common_pb.js';
import {
  type DictionarySets,
  SET_NAMES,
  type SetName,
  type Store,
  type StoredDictionary,
} from '../store/types.js';
import { keysOf } from '../turns/known-keys.js';
import type { DictionaryRegistry } from './dictionary-registry.js';
import type { Limits } from './limits.js';
import { type Operation, unary } from './operation.js';

/** The sets that an answer always carries; the others only when they hold something. */
const ALWAYS_SHOWN: readonly SetName[] = ['np', 'cp', 'cpCaret', 'vv', 'va'];

export function dictionaryOperations(
  store: Store,
  registry: DictionaryRegistry,
  limits: Limits,
): Operation[] {
  const service = CustomDictionaryService.method;
  return [
    unary(service.getCustomDictionaryList, 'dictionaries', async () => ({
      json: { domainDicts: registry.names().map((name) => metaOf(registry.get(name)!)) },
    })),

    unary(service.getCustomDictionary, 'dictionaries', async (request) => {
      const domainName = checkedName(request.domainName);
      return { json: { domain: domainName, dict: contentOf(find(registry, domainName)) } };
    }),

    unary(
      service.updateCustomDictionary,
      'dictionaries',
      async (request) => {
        if (request.dict === undefined) {
          throw invalidArgument('dict가 없습니다. 사전 내용을 dict에 넣어 보내 주세요.');
        }
        const domainName = agreedName(request.domainName, request.dict.domainName);
        const sets = await checkedSetsInTurns(setsOf(request.dict), limits);
        if (registry.get(domainName) === undefined && registry.names().length >= limits.dictionaries) {
          throw tooManyDictionaries(limits);
        }
        await store.putDictionary({ domainName, sets, version: randomUUID() });
        await registry.refresh();
        return { json: { updatedDomainName: domainName } };
      },
      { writes: true },
    ),

    unary(
      service.removeCustomDictionaries,
      'dictionaries',
      async ({ domainNames, all }) => {
        const wanted = domainNames.map(normalizeName);
        const removed = new Set(await store.removeDictionaries(all ? 'all' : [...new Set(wanted)]));
        await registry.refresh();
        // Under the names that were asked for, as the caller spelt them.
        const deleted = new Map<string, boolean>([...removed].map((name) => [name, true]));
        if (!all) {
          deleted.clear();
          domainNames.forEach((name, i) => {
            deleted.set(name, removed.has(wanted[i]!));
          });
        }
        return { json: { deletedDomainNames: Object.fromEntries(deleted) } };
      },
      { writes: true },
    ),

    unary(service.checkConflict, 'dictionaries', async ({ domainNames }) => {
      if (domainNames.length === 0) {
        throw invalidArgument('domain_names가 비어 있습니다. 비교할 사전 이름을 하나 이상 보내 주세요.');
      }
      const names = [...new Set(domainNames.map(normalizeName))];
      const dictionaries = names.map((name) => find(registry, name));
      const conflicts = await findConflictsInTurns(dictionaries);
      return {
        json: {
          conflicts: conflicts.map((found) => ({
            left: placeOf(found.left),
            right: placeOf(found.right),
            leftWord: found.leftWord,
            rightWord: found.rightWord,
            conflict: found.conflict,
            duplicated: found.duplicated,
            conflictMsg: found.message,
          })),
        },
      };
    }),
  ];
}

function find(registry: DictionaryRegistry, name: string): StoredDictionary {
  const dictionary = registry.get(name);
  if (dictionary !== undefined) return dictionary;
  throw noSuchDictionary(name);
}

export function noSuchDictionary(name: string): ServiceError {
  return new ServiceError('not_found', `${name} 사전이 없습니다. 사전 목록을 보고 이름을 확인해 주세요.`);
}

export function tooManyDictionaries(limits: Limits): ServiceError {
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

/** np_set is named shop-np-set in the dictionary shop, whatever the caller named it. */
export function setName(domainName: string, set: SetName): string {
  return `${domainName}-${set === 'cpCaret' ? 'cp-caret' : set}-set`;
}

type SetField = Exclude<keyof CustomDictionary, 'domainName' | '$typeName' | '$unknown'>;

function fieldOf(set: SetName): SetField {
  return `${set}Set`;
}

function setsOf(dict: CustomDictionary): DictionarySets {
  return Object.fromEntries(
    SET_NAMES.map((set) => [set, (dict[fieldOf(set)] as DictSet | undefined)?.items ?? {}]),
  ) as DictionarySets;
}

function metaOf({ domainName, sets }: StoredDictionary): Record<string, unknown> {
  const meta: Record<string, unknown> = { domainName };
  for (const set of ALWAYS_SHOWN) {
    meta[fieldOf(set)] = { type: 'WORD_LIST', name: setName(domainName, set), itemsCount: sizeOf(sets[set]) };
  }
  return meta;
}

function sizeOf(items: Record<string, number> = {}): number {
  return keysOf(items).length;
}

function contentOf({ domainName, sets }: StoredDictionary): Record<string, unknown> {
  const dict: Record<string, unknown> = { domainName };
  for (const set of SET_NAMES) {
    if (!ALWAYS_SHOWN.includes(set) && sizeOf(sets[set]) === 0) continue;
    dict[fieldOf(set)] = { items: sets[set] ?? {}, type: 'WORD_LIST', name: setName(domainName, set) };
  }
  return dict;
}

function placeOf({ dictName, set }: Place): Record<string, unknown> {
  return { dictName, dictSetName: setName(dictName, set) };
}
