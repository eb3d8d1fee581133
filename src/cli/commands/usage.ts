import { openStore } from '../../store/open-store.js';
import type { StoredKey, Usage } from '../../store/types.js';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION, JSON_OPTION } from '../common-options.js';
import { readStoreLocation } from '../read-config.js';
import { table } from '../table.js';
import { UsageError } from '../usage-error.js';

const GROUPS = ['key', 'app', 'day'] as const;
type Group = (typeof GROUPS)[number];
const TITLES: Record<Group, string> = { key: '키', app: '응용', day: '날' };

export const spec = defineCommand({
  name: 'usage',
  usage: '[옵션]',
  about: ['쓴 만큼을 키, 응용(X-Svc-App-Id), 날마다 모아 표로 보입니다. 날은 한국 시간입니다.'],
  english: ['How much was used, by key, application (X-Svc-App-Id) and day (Korean time).'],
  options: {
    by: {
      type: 'string',
      value: 'key,app,day',
      text: '무엇마다 모을지 (기본값 key,app,day).',
      english: 'What to sum by (default key,app,day).',
    },
    key: { type: 'string', value: 'ID', text: '이 키만.', english: 'Only this key.' },
    app: { type: 'string', value: '이름', text: '이 응용만.', english: 'Only this application.' },
    from: { type: 'string', value: '날짜', text: '이 날부터 (YYYY-MM-DD).', english: 'From this day on.' },
    to: { type: 'string', value: '날짜', text: '이 날까지.', english: 'Up to this day.' },
    json: JSON_OPTION,
    data: DATA_OPTION,
  },
  examples: [
    ['malgyeol usage --by day', '날마다'],
    ['malgyeol usage --by key --from 2026-01-01 --json', '올해 키마다, JSON으로'],
  ],
  takesFiles: false,
});

export async function run(args: string[]): Promise<number> {
  const { values } = parseCommand(spec, args);
  if (values.help) return showHelp(spec, values);
  const groups = groupsOf(values.by);
  const store = await openStore(readStoreLocation(values));
  try {
    const filter = { keyId: values.key, appId: values.app, from: dayOf(values.from), to: dayOf(values.to) };
    const rows = sumBy(await store.readUsage(filter), groups);
    const keys = new Map((await store.listKeys()).map((key) => [key.id, key]));
    process.stdout.write(values.json ? `${JSON.stringify(rows)}\n` : `${usageTable(rows, groups, keys)}\n`);
    return 0;
  } finally {
    await store.close();
  }
}

function usageTable(
  rows: readonly Usage[],
  groups: readonly Group[],
  keys: ReadonlyMap<string, StoredKey>,
): string {
  const cell: Record<Group, (row: Usage) => string> = {
    key: ({ keyId }) => keyName(keyId, keys.get(keyId)),
    app: ({ appId }) => (appId === '' ? '-' : appId),
    day: ({ day }) => day,
  };
  const number = (value: number) => value.toLocaleString('ko-KR');
  return table(
    [...groups.map((group) => TITLES[group]), '요청', '오류', '어절', '글자'],
    rows.map((row) => [
      ...groups.map((group) => cell[group](row)),
      number(row.requests),
      number(row.errors),
      number(row.eojeols),
      number(row.characters),
    ]),
  );
}

function keyName(id: string, key: StoredKey | undefined): string {
  if (id === '') return '(키 없음)';
  return key === undefined || key.label === '' ? id : `${id} ${key.label}`;
}

function sumBy(rows: readonly Usage[], groups: readonly Group[]): Usage[] {
  const sums = new Map<string, Usage>();
  for (const row of rows) {
    const keyId = groups.includes('key') ? row.keyId : '';
    const appId = groups.includes('app') ? row.appId : '';
    const day = groups.includes('day') ? row.day : '';
    const id = JSON.stringify([day, keyId, appId]);
    const sum = sums.get(id) ?? { keyId, appId, day, requests: 0, eojeols: 0, characters: 0, errors: 0 };
    sum.requests += row.requests;
    sum.eojeols += row.eojeols;
    sum.characters += row.characters;
    sum.errors += row.errors;
    sums.set(id, sum);
  }
  return [...sums.values()];
}

function groupsOf(value: string | undefined): Group[] {
  const groups = (value ?? 'key,app,day').split(',').map((group) => group.trim());
  for (const group of groups) {
    if (!GROUPS.includes(group as Group))
      throw new UsageError(`--by는 key, app, day 가운데서 고릅니다: ${group}`);
  }
  return groups as Group[];
}

function dayOf(value: string | undefined): string | undefined {
  if (value === undefined || /^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  throw new UsageError(`날짜는 YYYY-MM-DD로 적어 주세요: ${value}`);
}
