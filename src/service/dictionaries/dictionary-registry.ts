import type { ExtraWords } from '../../analysis/types.js';
import { normalizeName } from '../../dictionary/check-dictionary.js';
import { inTurn } from '../../store/in-turn.js';
import { ownedName, ownerOf, plainName } from '../../store/owned-name.js';
import type { DictionaryMeta, Store } from '../../store/types.js';
import { type CompiledDictionary, compiledInSlices, type DictionaryTasks } from './dictionary-tasks.js';

/** Dictionaries up to this size are read in the thread that answers requests: some milliseconds. In bytes. */
export const INLINE_BYTES = 64 * 1024;
/** What no request named for this long is compiled again when one does. In milliseconds. */
const UNUSED_MS = 10 * 60_000;

/**
 * What this process knows of all dictionaries, renewed when the store says that one changed: requests never wait for
 * the store. The words are compiled when a request first names the dictionary, once per version.
 */
export interface DictionaryRegistry {
  /** Of one owner: an account, or '' for the installation itself. */
  list(owner: string): DictionaryMeta[];
  /** As their owner knows them. */
  names(owner: string): string[];
  /** For the analysis, in the given order; names that are not registered are ignored. */
  compiled(names: readonly string[], owner: string): Promise<readonly ExtraWords[] | undefined>;
  /** Takes over what was just stored and compiled. */
  learn(compiled: CompiledDictionary): void;
  /** Returns when this process sees the store's present state. */
  refresh(): Promise<void>;
  close(): void;
}

interface Known {
  meta: DictionaryMeta;
  words?: ExtraWords;
  /** While it is compiled for the first time. */
  coming?: Promise<ExtraWords | undefined>;
  used: number;
}

export async function openDictionaryRegistry(
  store: Store,
  large: Pick<DictionaryTasks, 'compile'>,
  onError: (error: unknown) => void,
): Promise<DictionaryRegistry> {
  const known = new Map<string, Known>();
  /** Stored by this process a moment ago: the next reading of the store finds them compiled. */
  const learnt = new Map<string, CompiledDictionary>();

  async function compile({ domainName, bytes }: DictionaryMeta): Promise<ExtraWords | undefined> {
    if (bytes > INLINE_BYTES) {
      const compiled = await large.compile(domainName);
      return compiled && wordsOf(compiled);
    }
    const [dictionary] = await store.readDictionaries([domainName]);
    return dictionary && wordsOf(await compiledInSlices(dictionary));
  }

  async function load() {
    const metas = await store.listDictionaries();
    const names = new Set(metas.map(({ domainName }) => domainName));
    for (const name of known.keys()) if (!names.has(name)) known.delete(name);
    for (const meta of metas) {
      const before = known.get(meta.domainName);
      if (before?.meta.version === meta.version) continue;
      const entry: Known = { meta, words: before?.words, used: before?.used ?? Date.now() };
      known.set(meta.domainName, entry);
      const fresh = learnt.get(meta.domainName);
      learnt.delete(meta.domainName);
      if (fresh?.version === meta.version) entry.words = wordsOf(fresh);
      else if (entry.words !== undefined) renew(entry);
    }
  }

  /** Requests use the old words until the new ones are whole; what nobody uses can wait. */
  function renew(entry: Known): void {
    compile(entry.meta)
      .then((words) => {
        // Unless it was learnt meanwhile.
        if (entry.words?.version !== entry.meta.version) entry.words = words;
      })
      .catch((error) => {
        entry.words = undefined;
        onError(error);
      });
  }

  const refresh = inTurn(load);

  function use(entry: Known): ExtraWords | Promise<ExtraWords | undefined> {
    entry.used = Date.now();
    if (entry.words !== undefined) return entry.words;
    entry.coming ??= compile(entry.meta)
      .then((words) => {
        entry.words = words;
        return words;
      })
      .finally(() => {
        entry.coming = undefined;
      });
    return entry.coming;
  }

  const stop = store.onChange((topic) => {
    if (topic === 'dictionaries') refresh().catch(onError);
  });
  const cleaning = setInterval(() => {
    for (const entry of known.values()) {
      if (entry.used < Date.now() - UNUSED_MS) entry.words = undefined;
    }
  }, UNUSED_MS / 10).unref();
  await refresh();

  const list = (owner: string) =>
    [...known.values()]
      .map(({ meta }) => meta)
      .filter(({ domainName }) => ownerOf(domainName) === owner)
      .sort((a, b) => (a.domainName < b.domainName ? -1 : 1));

  return {
    names: (owner) => list(owner).map(({ domainName }) => plainName(domainName)),
    list,
    async compiled(names, owner) {
      if (names.length === 0 || known.size === 0) return undefined;
      const stored = new Set(names.map((name) => ownedName(owner, normalizeName(name))));
      const entries = [...stored].flatMap((name) => known.get(name) ?? []);
      const words = (await Promise.all(entries.map(use))).filter((found) => found !== undefined);
      return words.length === 0 ? undefined : words;
    },
    learn(compiled) {
      const entry = known.get(compiled.domainName);
      // The store may have told of it before its writer did.
      if (entry?.meta.version === compiled.version) entry.words = wordsOf(compiled);
      else learnt.set(compiled.domainName, compiled);
    },
    refresh,
    close() {
      clearInterval(cleaning);
      stop();
    },
  };
}

function wordsOf({ domainName, version, table }: CompiledDictionary): ExtraWords {
  return { name: plainName(domainName), version, entries: [], table };
}
