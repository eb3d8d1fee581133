import {
  generateKey,
  hashKey,
  isAcceptableKey,
  KEY_MAX_LENGTH,
  KEY_MIN_LENGTH,
  type KeyOptions,
  storedKeyOf,
} from '../../access/key.js';
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
  name: 'key',
  usage: '<하위 명령> [옵션]',
  about: ['서버에 들어오는 데 쓰는 접근 키를 다룹니다. 켜져 있는 서버에도 곧바로 통합니다.'],
  english: ['Access keys of the server; a running server knows of changes at once.'],
  verbs: {
    create: { text: '새 키를 만들어 한 번 보입니다.', english: 'Make a key and show it once.' },
    register: {
      usage: 'KEY',
      text: '가지고 있는 키를 등록합니다. 이미 있으면 그대로 둡니다.',
      english: 'Register a key that you have.',
    },
    list: {
      text: '키 목록을 보입니다 (키 자체는 저장하지 않으므로 보이지 않습니다).',
      english: 'List the keys; keys themselves are not stored.',
    },
    revoke: {
      usage: 'ID|KEY',
      text: '키를 폐기합니다. 곧바로 쓸 수 없게 됩니다.',
      english: 'Revoke a key, at once.',
    },
  },
  options: {
    data: DATA_OPTION,
    label: {
      type: 'string',
      value: '이름',
      text: '목록에 보일 이름 (create, register).',
      english: 'A name for the list (create, register).',
    },
    'read-only': {
      type: 'boolean',
      text: '사전을 바꿀 수 없는 키 (create, register).',
      english: 'A key that cannot change dictionaries (create, register).',
    },
    'quota-requests': {
      type: 'string',
      value: 'N',
      text: '하루 요청 한도 (create, register). 0이면 제한 없음.',
      english: 'Requests a day (create, register); 0 is without limit.',
    },
    'quota-eojeols': {
      type: 'string',
      value: 'N',
      text: '하루 어절 한도 (create, register). 0이면 제한 없음.',
      english: 'Words a day (create, register); 0 is without limit.',
    },
    expires: {
      type: 'string',
      value: '날짜',
      text: '이때부터 쓸 수 없음. 예: 2030-12-31 또는 2030-12-31T09:00:00+09:00',
      english: 'When it ends: 2030-12-31 or 2030-12-31T09:00:00+09:00.',
    },
    json: JSON_OPTION,
  },
  examples: [
    ['malgyeol key create --label 편집실', '새 키 만들기'],
    ['malgyeol key list', '어떤 키가 있는지 보기'],
    ['malgyeol key revoke 3f2a', '키 없애기'],
  ],
  takesFiles: false,
});

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse(args);
  const [verb, argument, extra] = positionals;
  if (values.help || verb === undefined) return showHelp(spec, values);
  if (extra !== undefined) throw new UsageError(`알 수 없는 인수입니다: ${extra}`);
  const verbs: Record<string, (store: Store) => Promise<number>> = {
    create: (store) => create(store, optionsOf(values)),
    register: (store) => register(store, required(argument, '등록할 키'), optionsOf(values)),
    list: (store) => list(store, values.json === true),
    revoke: (store) => revoke(store, required(argument, '폐기할 키의 ID나 키')),
  };
  const action = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (action === undefined) throw unknownVerb(spec, verb);
  const store = await openStore(readStoreLocation(values));
  try {
    return await action(store);
  } finally {
    await store.close();
  }
}

async function create(store: Store, options: KeyOptions): Promise<number> {
  const key = generateKey();
  await store.insertKey(storedKeyOf(key, options));
  process.stderr.write('새 키입니다. 다시 보이지 않으니 적어 두세요.\n');
  process.stdout.write(`${key}\n`);
  return 0;
}

async function register(store: Store, key: string, options: KeyOptions): Promise<number> {
  if (!isAcceptableKey(key) || key.length < KEY_MIN_LENGTH) {
    throw new UsageError(
      `키는 빈칸과 제어 문자가 없는 ${KEY_MIN_LENGTH}자 이상 ${KEY_MAX_LENGTH}자 이하의 글자여야 합니다.`,
    );
  }
  const isNew = await store.insertKey(storedKeyOf(key, options));
  if (isNew) {
    process.stdout.write('키를 등록했습니다.\n');
    return 0;
  }
  const existing = byKey(await store.listKeys(), key);
  if (existing !== undefined && existing.revokedAt !== null) {
    throw new Error('폐기한 키는 다시 등록할 수 없습니다. 새 키를 만들어 주세요.');
  }
  process.stdout.write('이미 등록된 키입니다.\n');
  return 0;
}

async function list(store: Store, json: boolean): Promise<number> {
  const keys = await store.listKeys();
  if (json) {
    process.stdout.write(`${JSON.stringify(keys.map(({ hash: _hash, ...shown }) => shown))}\n`);
    return 0;
  }
  const rows = keys.map((key) => [
    key.id,
    key.hint,
    key.label,
    key.createdAt.slice(0, 10),
    stateOf(key),
    key.readOnly ? '읽기' : '읽기·쓰기',
    quotaText(key.quotaRequests),
    quotaText(key.quotaEojeols),
  ]);
  process.stdout.write(
    `${table(['ID', '키', '이름', '만든 날', '상태', '권한', '하루 요청', '하루 어절'], rows)}\n`,
  );
  return 0;
}

async function revoke(store: Store, which: string): Promise<number> {
  const keys = await store.listKeys();
  const key = keys.find((candidate) => candidate.id === which) ?? byKey(keys, which);
  if (key === undefined) throw new Error('그런 키가 없습니다. `malgyeol key list`로 ID를 확인해 주세요.');
  const done = await store.revokeKey(key.id, new Date().toISOString());
  process.stdout.write(done ? '키를 폐기했습니다.\n' : '이미 폐기한 키입니다.\n');
  return 0;
}

function byKey(keys: readonly StoredKey[], key: string): StoredKey | undefined {
  const hash = hashKey(key).toString('hex');
  return keys.find((candidate) => candidate.hash === hash);
}

function stateOf(key: StoredKey): string {
  if (key.revokedAt !== null) return '폐기';
  if (key.expiresAt === null) return '사용';
  return Date.parse(key.expiresAt) <= Date.now() ? '만료' : `사용 (${key.expiresAt.slice(0, 10)}까지)`;
}

function quotaText(quota: number | null): string {
  if (quota === null) return '기본';
  return quota === 0 ? '제한 없음' : quota.toLocaleString('ko-KR');
}

type Values = ReturnType<typeof parse>['values'];

function optionsOf(values: Values): KeyOptions {
  return {
    label: values.label ?? '',
    readOnly: values['read-only'] === true,
    quotaRequests: quotaOf('--quota-requests', values['quota-requests']),
    quotaEojeols: quotaOf('--quota-eojeols', values['quota-eojeols']),
    expiresAt: expiryOf(values.expires),
  };
}

function quotaOf(name: string, value: unknown): number | null {
  if (value === undefined) return null;
  const quota = Number(value);
  if (!Number.isSafeInteger(quota) || quota < 0)
    throw new UsageError(`${name}는 0 이상의 정수여야 합니다: ${value}`);
  return quota;
}

function expiryOf(value: unknown): string | null {
  if (value === undefined) return null;
  const text = String(value);
  // A bare date is a Korean day.
  const time = Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00+09:00` : text);
  if (Number.isNaN(time)) throw new UsageError(`--expires의 날짜를 읽을 수 없습니다: ${text}`);
  if (time <= Date.now()) throw new UsageError(`--expires의 때가 이미 지났습니다: ${text}`);
  return new Date(time).toISOString();
}

function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what}가 없습니다.`);
  return value;
}

function parse(args: string[]) {
  return parseCommand(spec, protectKey(args));
}

/** Any printable key is accepted, one that begins with a hyphen too: it goes behind `--`, with its verb. */
function protectKey(args: string[]): string[] {
  const at = args.findIndex((arg) => arg === 'register' || arg === 'revoke');
  const key = args[at + 1];
  if (at < 0 || key === undefined || !key.startsWith('-') || key === '-h' || key === '--help') return args;
  return [...args.slice(0, at), ...args.slice(at + 2), '--', args[at]!, key];
}
