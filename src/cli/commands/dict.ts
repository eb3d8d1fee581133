import { openStore } from '../../store/open-store.js';
import type { Store } from '../../store/types.js';
import { unknownVerb } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { copy } from '../copy-dictionaries.js';
import { DICT_SPEC, type DictOptions, parseDictOptions } from '../dictionary-options.js';
import { add, check, get, list, put, remove } from '../dictionary-verbs.js';
import { readStoreLocation } from '../read-config.js';

export const spec = DICT_SPEC;

const VERBS: Record<string, (store: Store, args: string[], options: DictOptions) => Promise<number>> = {
  list,
  get,
  put,
  add,
  remove,
  check,
  copy,
};

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseDictOptions(args);
  const [verb, ...rest] = positionals;
  if (values.help || verb === undefined) return showHelp(spec, values);
  if (!Object.hasOwn(VERBS, verb)) throw unknownVerb(spec, verb);
  const store = await openStore(readStoreLocation(values));
  try {
    return await VERBS[verb]!(store, rest, values);
  } finally {
    await store.close();
  }
}
