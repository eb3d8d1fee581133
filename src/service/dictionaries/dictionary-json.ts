import { type RejectedEntry, setField } from '../../dictionary/check-dictionary.js';
import type { FoundConflict, Place } from '../../dictionary/find-conflicts.js';
import type { CustomDictionary } from '../../gen/svc/custom_dict_pb.js';
import type { DictSet } from '../../gen/svc/dict_common_pb.js';
import { plainName } from '../../store/owned-name.js';
import {
  type DictionaryMeta,
  type DictionarySets,
  SET_NAMES,
  type SetName,
  type StoredDictionary,
} from '../../store/types.js';

type Json = Record<string, unknown>;

/** The sets that an answer always carries; the others only when they hold something. */
const ALWAYS_SHOWN: readonly SetName[] = ['np', 'cp', 'cpCaret', 'vv', 'va'];

/** np_set is named shop-np-set in the dictionary shop, whatever the caller named it. */
export function setName(domainName: string, set: SetName): string {
  return `${domainName}-${set === 'cpCaret' ? 'cp-caret' : set}-set`;
}

type SetField = Exclude<keyof CustomDictionary, 'domainName' | '$typeName' | '$unknown'>;

function fieldOf(set: SetName): SetField {
  return `${set}Set`;
}

export function setsOf(dict: CustomDictionary): DictionarySets {
  return Object.fromEntries(
    SET_NAMES.map((set) => [set, (dict[fieldOf(set)] as DictSet | undefined)?.items ?? {}]),
  ) as DictionarySets;
}

export function metaJson({ domainName: stored, counts }: DictionaryMeta): Json {
  const domainName = plainName(stored);
  const meta: Json = { domainName };
  for (const set of ALWAYS_SHOWN) {
    meta[fieldOf(set)] = { type: 'WORD_LIST', name: setName(domainName, set), itemsCount: counts[set] };
  }
  return meta;
}

/** The answer of GetCustomDictionary. */
export function contentJson({ domainName, sets }: StoredDictionary): Json {
  const dict: Json = { domainName };
  for (const set of SET_NAMES) {
    if (!ALWAYS_SHOWN.includes(set) && Object.keys(sets[set] ?? {}).length === 0) continue;
    dict[fieldOf(set)] = { items: sets[set] ?? {}, type: 'WORD_LIST', name: setName(domainName, set) };
  }
  return { domain: domainName, dict, domainName };
}

/** Rejected entries that an answer names; who sends more wrong ones has sent the wrong file. */
const REJECTED_SHOWN = 1000;

/** The answer of UpdateCustomDictionary. */
export function updateJson(domainName: string, rejected: readonly RejectedEntry[] | undefined): Json {
  const json: Json = { updatedDomainName: domainName };
  if (rejected === undefined) return json;
  json.rejected = rejected
    .slice(0, REJECTED_SHOWN)
    .map(({ set, entry, message }) => ({ set: setField(set), entry, message }));
  json.rejectedCount = rejected.length;
  return json;
}

/** The answer of CheckConflict. */
export function conflictsJson(conflicts: readonly FoundConflict[]): Json {
  return {
    conflicts: conflicts.map((found) => ({
      left: placeJson(found.left),
      right: placeJson(found.right),
      leftWord: found.leftWord,
      rightWord: found.rightWord,
      conflict: found.conflict,
      duplicated: found.duplicated,
      conflictMsg: found.message,
    })),
  };
}

function placeJson({ dictName, set }: Place): Json {
  return { dictName, dictSetName: setName(dictName, set) };
}
