import { type DescMessage, fromJson, type JsonObject, toBinary } from '@bufbuild/protobuf';
import type { RejectedEntry } from '../../dictionary/check-dictionary.js';
import { compileDictionary, compileInSlices } from '../../dictionary/compile-dictionary.js';
import { findConflictsInSlices } from '../../dictionary/find-conflicts.js';
import { ServiceError } from '../../errors/service-error.js';
import { CustomDictionaryService } from '../../gen/svc/custom_dict_pb.js';
import { plainName } from '../../store/owned-name.js';
import type { Store, StoredDictionary } from '../../store/types.js';
import type { RawRequest } from '../operations/operation.js';
import { snakeCased } from '../render/json-names.js';
import type { Form } from '../render/sentence-renderer.js';
import { conflictsJson, contentJson } from './dictionary-json.js';
import { checkedUpdate, type DictionaryLimits, readUpdate, storeUpdate } from './dictionary-update.js';

/** A dictionary ready for the analysis: memory that all threads share. */
export interface CompiledDictionary {
  domainName: string;
  version: string;
  table: SharedArrayBuffer;
}

export interface StoredUpdate {
  compiled: CompiledDictionary;
  /** What a partial update left out. */
  rejected?: RejectedEntry[];
}

/** Work on dictionaries that may be long: what is large is done in a thread of its own (dictionary-thread.ts). */
export interface DictionaryTasks {
  update(request: RawRequest, limits: DictionaryLimits, owner: string): Promise<StoredUpdate>;
  /** Undefined where there is none. */
  compile(domainName: string): Promise<CompiledDictionary | undefined>;
  /** Whole answers, in the caller's form. */
  content(domainName: string, form: Form): Promise<Uint8Array>;
  conflicts(domainNames: readonly string[], form: Form): Promise<Uint8Array>;
}

export function dictionaryTasks(store: Store): DictionaryTasks {
  const { getCustomDictionary, checkConflict } = CustomDictionaryService.method;
  return {
    async update(request, limits, owner) {
      // Compiled first: others hear of the new version when its words are already there.
      const { dictionary, rejected } = checkedUpdate(readUpdate(request), limits, owner);
      const compiled = compiledOf(dictionary);
      await storeUpdate(store, dictionary, limits);
      return { compiled, rejected };
    },
    async compile(domainName) {
      const [dictionary] = await store.readDictionaries([domainName]);
      return dictionary && compiledOf(dictionary);
    },
    async content(domainName, form) {
      return written(await contentAnswer(store, domainName), getCustomDictionary.output, form);
    },
    async conflicts(domainNames, form) {
      return written(await conflictAnswer(store, domainNames), checkConflict.output, form);
    },
  };
}

export async function contentAnswer(store: Store, domainName: string): Promise<Record<string, unknown>> {
  const [dictionary] = await readAll(store, [domainName]);
  return contentJson(asOwnerSees(dictionary!));
}

/** The dictionaries are compared in the order in which they are used, one that is not stored yet before all others. */
export async function conflictAnswer(
  store: Store,
  domainNames: readonly string[],
  unsaved?: StoredDictionary,
): Promise<Record<string, unknown>> {
  const stored = await readAll(
    store,
    domainNames.filter((name) => name !== unsaved?.domainName),
  );
  const compared = (unsaved ? [unsaved, ...stored] : stored).map(asOwnerSees);
  return conflictsJson(await findConflictsInSlices(compared));
}

function asOwnerSees(dictionary: StoredDictionary): StoredDictionary {
  return { ...dictionary, domainName: plainName(dictionary.domainName) };
}

async function readAll(store: Store, domainNames: readonly string[]): Promise<StoredDictionary[]> {
  const found = new Map(
    (await store.readDictionaries(domainNames)).map((dictionary) => [dictionary.domainName, dictionary]),
  );
  return domainNames.map((name) => {
    const dictionary = found.get(name);
    if (dictionary !== undefined) return dictionary;
    throw noSuchDictionary(plainName(name));
  });
}

export function noSuchDictionary(name: string): ServiceError {
  return new ServiceError('not_found', `${name} 사전이 없습니다. 사전 목록을 보고 이름을 확인해 주세요.`);
}

export function compiledOf(dictionary: StoredDictionary): CompiledDictionary {
  const { name, version, table } = compileDictionary(dictionary);
  return { domainName: name, version, table: table! };
}

/** The same, letting others work in between. */
export async function compiledInSlices(dictionary: StoredDictionary): Promise<CompiledDictionary> {
  const { name, version, table } = await compileInSlices(dictionary);
  return { domainName: name, version, table: table! };
}

function written(json: Record<string, unknown>, output: DescMessage, form: Form): Uint8Array {
  if (form === 'binary') return toBinary(output, fromJson(output, json as JsonObject));
  return new TextEncoder().encode(JSON.stringify(form === 'snake' ? snakeCased(output, json) : json));
}
