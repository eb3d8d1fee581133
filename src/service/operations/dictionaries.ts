import { accountOf } from '../../access/admit.js';
import { checkedName, normalizeName } from '../../dictionary/check-dictionary.js';
import { invalidArgument } from '../../errors/service-error.js';
import { CustomDictionaryService } from '../../gen/svc/custom_dict_pb.js';
import { ownedName, plainName } from '../../store/owned-name.js';
import type { Store } from '../../store/types.js';
import { metaJson, updateJson } from '../dictionaries/dictionary-json.js';
import { type DictionaryRegistry, INLINE_BYTES } from '../dictionaries/dictionary-registry.js';
import {
  compiledInSlices,
  conflictAnswer,
  contentAnswer,
  type DictionaryTasks,
} from '../dictionaries/dictionary-tasks.js';
import { checkedUpdate, storeUpdate } from '../dictionaries/dictionary-update.js';
import type { Limits } from '../limits.js';
import { type Operation, type Reply, unary } from './operation.js';

export interface DictionaryParts {
  store: Store;
  dictionaries: DictionaryRegistry;
  /** For what is too large to be done in the thread that answers requests. */
  largeDictionaries: DictionaryTasks;
  limits: Limits;
}

export function dictionaryOperations({
  store,
  dictionaries: registry,
  largeDictionaries: large,
  limits,
}: DictionaryParts): Operation[] {
  const service = CustomDictionaryService.method;
  const isLarge = (owner: string, names: readonly string[]) =>
    registry
      .list(owner)
      .filter(({ domainName }) => names.includes(domainName))
      .reduce((sum, { bytes }) => sum + bytes, 0) > INLINE_BYTES;

  async function updated({
    compiled,
    rejected,
  }: Awaited<ReturnType<DictionaryTasks['update']>>): Promise<Reply> {
    registry.learn(compiled);
    await registry.refresh();
    return { json: updateJson(plainName(compiled.domainName), rejected) };
  }

  return [
    unary(service.getCustomDictionaryList, 'dictionaries', async (_request, { caller }) => ({
      json: { domainDicts: registry.list(accountOf(caller)).map(metaJson) },
    })),

    unary(service.getCustomDictionary, 'dictionaries', async (request, call) => {
      const owner = accountOf(call.caller);
      const name = ownedName(owner, checkedName(request.domainName));
      if (isLarge(owner, [name])) return { written: await large.content(name, call.form) };
      return { json: await contentAnswer(store, name) };
    }),

    unary(
      service.updateCustomDictionary,
      'dictionaries',
      async (request, { caller }) => {
        const { dictionary, rejected } = checkedUpdate(request, limits, accountOf(caller));
        const compiled = await compiledInSlices(dictionary);
        await storeUpdate(store, dictionary, limits);
        return updated({ compiled, rejected });
      },
      {
        writes: true,
        handleRaw: async (request, { caller }) =>
          updated(await large.update(request, limits, accountOf(caller))),
      },
    ),

    unary(
      service.removeCustomDictionaries,
      'dictionaries',
      async ({ domainNames, all }, { caller }) => {
        const owner = accountOf(caller);
        const wanted = domainNames.map((name) => ownedName(owner, normalizeName(name)));
        const removed = new Set(await store.removeDictionaries(all ? { owner } : [...new Set(wanted)]));
        await registry.refresh();
        // Under the names that were asked for, as the caller spelt them.
        const deleted = new Map<string, boolean>([...removed].map((name) => [plainName(name), true]));
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

    unary(service.checkConflict, 'dictionaries', async ({ domainNames, dict }, call) => {
      const owner = accountOf(call.caller);
      const unsaved =
        dict && checkedUpdate({ domainName: '', dict, partial: false }, limits, owner).dictionary;
      if (domainNames.length === 0 && unsaved === undefined) {
        throw invalidArgument('domain_names가 비어 있습니다. 비교할 사전 이름을 하나 이상 보내 주세요.');
      }
      const names = [...new Set(domainNames.map((name) => ownedName(owner, normalizeName(name))))];
      if (unsaved) return { json: await conflictAnswer(store, names, unsaved) };
      if (isLarge(owner, names)) return { written: await large.conflicts(names, call.form) };
      return { json: await conflictAnswer(store, names) };
    }),
  ];
}
