import { koreanDay } from '../../access/day.js';
import { checkedEmail } from '../../accounts/email-address.js';
import type { Account } from '../../store/account-types.js';
import { openStore } from '../../store/open-store.js';
import type { Store, StoredKey } from '../../store/types.js';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand, unknownVerb } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION, JSON_OPTION } from '../common-options.js';
import { readStoreLocation } from '../read-config.js';
import { table } from '../table.js';
import { UsageError } from '../usage-error.js';

export const spec = defineCommand({
  name: 'account',
  usage: '<하위 명령> [옵션]',
  about: ['전자우편으로 가입한 계정(serve --accounts)을 다룹니다. 켜져 있는 서버에도 곧바로 통합니다.'],
  english: [
    'Accounts of people who signed up by e-mail (serve --accounts); a running server knows of changes at once.',
  ],
  verbs: {
    list: {
      text: '계정 목록: 만든 날, 마지막 로그인, 쓸 수 있는 키의 수, 상태.',
      english: 'List the accounts: creation, last sign-in, number of usable keys, state.',
    },
    block: {
      usage: 'ID|주소',
      text: '계정을 막습니다. 로그인이 모두 끝나고 키가 통하지 않습니다. 사전과 키는 지우지 않습니다.',
      english: 'Block an account: its sessions end and its keys stop working; nothing is deleted.',
    },
    unblock: {
      usage: 'ID|주소',
      text: '막은 계정을 풉니다. 키가 다시 통하고, 브라우저는 새로 로그인합니다.',
      english: 'Unblock an account: its keys work again, browsers sign in anew.',
    },
  },
  options: { data: DATA_OPTION, json: JSON_OPTION },
  examples: [
    ['malgyeol account list', '어떤 계정이 있는지 보기'],
    ['malgyeol account block name@example.com', '계정 막기'],
    ['malgyeol account unblock name@example.com', '다시 풀기'],
  ],
  takesFiles: false,
});

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommand(spec, args);
  const [verb, which, extra] = positionals;
  if (values.help || verb === undefined) return showHelp(spec, values);
  const verbs: Record<string, (store: Store) => Promise<string>> = {
    list: (store) => list(store, values.json === true),
    block: (store) => block(store, which!),
    unblock: (store) => unblock(store, which!),
  };
  const action = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (action === undefined) throw unknownVerb(spec, verb);
  const surplus = verb === 'list' ? which : extra;
  if (surplus !== undefined) throw new UsageError(`알 수 없는 인수입니다: ${surplus}`);
  if (verb !== 'list' && !which) throw new UsageError('계정의 ID나 전자우편 주소가 없습니다.');
  const store = await openStore(readStoreLocation(values));
  try {
    process.stdout.write(`${await action(store)}\n`);
    return 0;
  } finally {
    await store.close();
  }
}

async function list(store: Store, json: boolean): Promise<string> {
  const now = Date.now();
  const usable = (await store.listKeys()).filter((key) => isUsable(key, now));
  const accounts = (await store.accounts.list()).map((account) => ({
    ...account,
    keys: usable.filter(({ accountId }) => accountId === account.id).length,
  }));
  if (json) return JSON.stringify(accounts);
  const rows = accounts.map(({ id, email, createdAt, signedInAt, keys, blockedAt }) => [
    id,
    email,
    dayOf(createdAt),
    signedInAt === null ? '-' : dayOf(signedInAt),
    keys.toLocaleString('ko-KR'),
    blockedAt === null ? '사용' : `막힘 (${dayOf(blockedAt)}부터)`,
  ]);
  return table(['ID', '전자우편', '만든 날', '마지막 로그인', '키', '상태'], rows);
}

function dayOf(time: string): string {
  return koreanDay(Date.parse(time));
}

/** Made by its owner or for an application; the page of a browser has one as long as that is signed in. */
function isUsable({ purpose, revokedAt, expiresAt }: StoredKey, now: number): boolean {
  return purpose !== 'page' && revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);
}

async function block(store: Store, which: string): Promise<string> {
  const { id, email } = await find(store, which);
  return (await store.accounts.block(id, new Date().toISOString()))
    ? `${email} 계정을 막았습니다. 로그인이 끝났고 키가 통하지 않습니다.`
    : `${email} 계정은 이미 막혀 있습니다.`;
}

async function unblock(store: Store, which: string): Promise<string> {
  const { id, email } = await find(store, which);
  return (await store.accounts.unblock(id))
    ? `${email} 계정을 풀었습니다. 키가 다시 통합니다.`
    : `${email} 계정은 막혀 있지 않습니다.`;
}

async function find(store: Store, which: string): Promise<Account> {
  const email = which.includes('@') ? checkedEmail(which) : '';
  const accounts = await store.accounts.list();
  const found = accounts.find((account) => account.id === which || account.email === email);
  if (found === undefined) {
    throw new Error('그런 계정이 없습니다. `malgyeol account list`로 ID나 주소를 확인해 주세요.');
  }
  return found;
}
