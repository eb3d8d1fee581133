import { openStore, openStoreToRead } from '../../store/open-store.js';
import type { Store } from '../../store/types.js';
import { unknownVerb } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { copy } from '../copy-dictionaries.js';
import { DICT_SPEC, type DictOptions, parseDictOptions } from '../dictionary-options.js';
import { add, check, get, list, put, remove, type StoredDictionaries } from '../dictionary-verbs.js';
import { readStoreLocation } from '../read-config.js';

export const spec = DICT_SPEC;

type Verb<Needed> = (store: Needed, args: string[], options: DictOptions) => Promise<number>;

/** These change nothing, and so need no folder that can be written. */
const READING: Record<string, Verb<StoredDictionaries>> = { list, get, check };
const CHANGING: Record<string, Verb<Store>> = { put, add, remove, copy };

const NONE = {
  listDictionaries: async () => [],
  readDictionaries: async () => [],
  close: async () => {},
};

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseDictOptions(args);
  const [verb, ...rest] = positionals;
  if (values.help || verb === undefined) return showHelp(spec, values);
  const location = readStoreLocation(values);
  if (Object.hasOwn(READING, verb))
    return closing((await openStoreToRead(location)) ?? NONE, (store) => READING[verb]!(store, rest, values));
  if (Object.hasOwn(CHANGING, verb))
    return closing(await openStore(location), (store) => CHANGING[verb]!(store, rest, values));
  throw unknownVerb(spec, verb);
}

async function closing<Opened extends { close(): Promise<void> }>(
  store: Opened,
  work: (store: Opened) => Promise<number>,
): Promise<number> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
