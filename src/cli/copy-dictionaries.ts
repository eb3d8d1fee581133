import { randomUUID } from 'node:crypto';
import { checkedName, checkedSets, goodEntries } from '../dictionary/check-dictionary.js';
import { emptySets } from '../dictionary/set-names.js';
import { DEFAULT_LIMITS } from '../service/limits.js';
import { type DictionarySets, SET_NAMES, type Store } from '../store/types.js';
import { diffSets, isEmpty } from './dictionary-diff.js';
import type { DictOptions } from './dictionary-options.js';
import {
  openRemoteDictionaries,
  PROTOCOLS,
  type RemoteDictionaries,
  type RemoteProtocol,
} from './remote-dictionaries.js';
import { UsageError } from './usage-error.js';

/** Entries that are named of those that could not be taken; the rest is counted. */
const SHOWN_ENTRIES = 20;

/** Copies the dictionaries of a running server into this installation; 1 where something could not be taken. */
export async function copy(store: Store, args: string[], options: DictOptions): Promise<number> {
  if (options.from === undefined) throw new UsageError('--from에 사전을 가져올 서버의 주소를 주세요.');
  const remote = await openRemoteDictionaries({
    url: options.from,
    key: options.key,
    packageName: options.package,
    protocol: protocolOf(options.protocol),
  });
  const absent = args.filter((name) => !remote.names.includes(name));
  for (const name of absent) process.stderr.write(`${name} 사전은 그 서버에 없습니다.\n`);
  const wanted = args.length === 0 ? remote.names : args.filter((name) => !absent.includes(name));
  let failed = absent.length;
  for (const name of wanted) {
    try {
      if (!(await copyOne(store, remote, name, options.yes === true))) failed++;
    } catch (error) {
      failed++;
      process.stderr.write(`${name}: ${(error as Error).message}\n`);
    }
  }
  process.stdout.write(
    `사전 ${wanted.length}개를 견주었습니다 (${remote.way}). ${failed === 0 ? '모두 같습니다.' : `${failed}개는 온전히 가져오지 못했습니다.`}\n`,
  );
  return failed === 0 ? 0 : 1;
}

/** True where the dictionary here is what it is there. */
async function copyOne(
  store: Store,
  remote: RemoteDictionaries,
  name: string,
  replaces: boolean,
): Promise<boolean> {
  const domainName = checkedName(name);
  const { sets, rejected } = goodEntries(await remote.read(name));
  const wanted = checkedSets(sets, DEFAULT_LIMITS);
  const [current] = await store.readDictionaries([domainName]);
  const same = current !== undefined && isEmpty(diffSets(current.sets, wanted));
  if (current !== undefined && !same && !replaces) {
    process.stderr.write(`${domainName}: 내용이 다른 사전이 이미 있습니다. 바꾸려면 --yes를 주세요.\n`);
    return false;
  }
  if (!same) await store.putDictionary({ domainName, sets: wanted, version: randomUUID() });
  // What is stored is read again: that is what analyses will see.
  const [stored] = await store.readDictionaries([domainName]);
  if (!isEmpty(diffSets(stored?.sets ?? emptySets(), wanted)))
    throw new Error('저장한 것이 가져온 것과 다릅니다.');
  process.stdout.write(
    `${domainName}: ${same ? '이미 같습니다' : `낱말 ${countOf(wanted)}개를 가져왔습니다`}.\n`,
  );
  for (const { message } of rejected.slice(0, SHOWN_ENTRIES))
    process.stderr.write(`${domainName}: ${message}\n`);
  if (rejected.length > 0) process.stderr.write(`${domainName}: 낱말 ${rejected.length}개를 뺐습니다.\n`);
  return rejected.length === 0;
}

function countOf(sets: DictionarySets): string {
  const count = SET_NAMES.reduce((sum, set) => sum + Object.keys(sets[set] ?? {}).length, 0);
  return count.toLocaleString('ko-KR');
}

function protocolOf(value: string | undefined): RemoteProtocol | undefined {
  const found = PROTOCOLS.find((protocol) => protocol === value);
  if (value === undefined || found !== undefined) return found;
  throw new UsageError(`--protocol은 ${PROTOCOLS.join(', ')} 가운데 하나여야 합니다: ${value}`);
}
