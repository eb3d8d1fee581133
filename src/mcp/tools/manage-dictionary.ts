import type { McpServer, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { setField } from '../../dictionary/check-dictionary.js';
import { invalidArgument } from '../../errors/service-error.js';
import { CustomDictionaryService } from '../../gen/svc/custom_dict_pb.js';
import { SET_NAMES, type SetName } from '../../store/types.js';
import { answer, counted, type ToolHost } from '../tool-host.js';
import { toolInput } from '../tool-input.js';

const DESCRIPTION = `사용자 사전을 보고 고칩니다. 사전은 분석과 교정이 모르는 낱말(이름, 상표, 전문 용어)을 알게 합니다: analyze_syntax와 correct_grammar의 custom_dict_names에 사전 이름을 넣어 씁니다. list: 사전 목록. get: 사전의 낱말. add: 낱말을 더합니다(사전이 없으면 만듭니다). remove: 낱말을 뺍니다. add와 remove는 쓰기가 되는 키로만 할 수 있습니다.

Lists, reads and changes custom dictionaries, which teach the analysis and the correction words they do not know. add creates the dictionary when needed; add and remove need a key that may write.`;

const SETS: Record<SetName, string> = {
  np: '고유 명사 / proper nouns',
  cp: '복합 명사 / compound nouns',
  cpCaret: '띄어 쓸 자리를 ^로 적은 복합 명사 / compounds with ^ at split points',
  vv: '동사 / verbs',
  va: '형용사 / adjectives',
  mm: '관형사 / determiners',
  mag: '부사 / adverbs',
  ic: '감탄사 / interjections',
};
const FIELDS = SET_NAMES.map(setField) as [string, ...string[]];

/** Words in one answer of get. */
const PAGE_WORDS = 500;
/** Words in one call of add or remove; more belong into a file. */
const MAX_WORDS = 1000;

const WRITING = ['list', 'get', 'add', 'remove'] as const;
const READING = ['list', 'get'] as const;

export function registerManageDictionary(server: McpServer, host: ToolHost, mayWrite: boolean): void {
  server.registerTool(
    'manage_dictionary',
    {
      title: '사용자 사전 (custom dictionaries)',
      description: mayWrite
        ? DESCRIPTION
        : `${DESCRIPTION}\n\n지금 키는 읽기 전용이라 list와 get만 할 수 있습니다. This key is read-only.`,
      inputSchema: toolInput({
        action: z.enum(mayWrite ? WRITING : READING).describe('할 일 / what to do'),
        name: z.string().optional().describe('사전 이름. list가 아니면 있어야 합니다. Dictionary name.'),
        set: z
          .enum(FIELDS)
          .optional()
          .describe(
            `낱말 묶음: ${SET_NAMES.map((set) => `${setField(set)} ${SETS[set]}`).join('; ')}. add와 remove에 필요하고, get에서는 이 묶음만 봅니다.`,
          ),
        words: z
          .array(z.string())
          .max(MAX_WORDS)
          .optional()
          .describe('더하거나 뺄 낱말. 동사와 형용사는 기본형. Words to add or remove.'),
        cursor: z.string().optional().describe('get의 다음 쪽: 앞 답의 next_cursor. Next page of get.'),
      }),
      outputSchema: z.object({
        dictionaries: z
          .array(z.object({ name: z.string(), words: z.record(z.string(), z.number().int()) }))
          .optional()
          .describe('사전마다 묶음의 낱말 수 / number of words per set'),
        name: z.string().optional(),
        words: z.array(z.object({ set: z.string(), word: z.string() })).optional(),
        total: z.number().int().optional(),
        added: z.array(z.string()).optional(),
        removed: z.array(z.string()).optional(),
        unchanged: z.array(z.string()).optional().describe('이미 있었거나 없었던 낱말'),
        next_cursor: z.string().optional(),
      }),
      annotations: mayWrite
        ? { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false }
        : { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    },
    async ({ action, name, set, words, cursor }, context) => {
      if (action === 'list') return list(host, context);
      if (name === undefined || name.trim() === '') {
        throw invalidArgument(`${action}에는 name이 필요합니다. 사전 이름을 name에 넣어 주세요.`);
      }
      const only = SET_NAMES.find((candidate) => setField(candidate) === set);
      if (action === 'get') return get(host, context, name, only, cursor);
      if (only === undefined || words === undefined || words.length === 0) {
        throw invalidArgument(`${action}에는 set(예: np_set)과 words(낱말 배열)가 필요합니다.`);
      }
      return change(host, context, action, { name, set: only, words });
    },
  );
}

interface Meta {
  domain_name: string;
  [field: string]: unknown;
}

async function list(host: ToolHost, context: ServerContext) {
  const method = CustomDictionaryService.method.getCustomDictionaryList;
  const { domain_dicts } = await counted(host, context, method, (run) => run({}));
  const dictionaries = (domain_dicts as Meta[]).map((meta) => ({
    name: meta.domain_name,
    words: Object.fromEntries(
      FIELDS.filter((field) => meta[field] !== undefined).map((field) => [
        field,
        Number((meta[field] as { items_count?: number }).items_count ?? 0),
      ]),
    ),
  }));
  const lines = dictionaries.map(
    (dictionary) =>
      `${dictionary.name}: ${Object.entries(dictionary.words).map(([field, count]) => `${field} ${count}`).join(', ')}`,
  ); // biome-ignore format: one line per dictionary
  return answer({ dictionaries }, lines.length === 0 ? '사용자 사전이 없습니다.' : lines.join('\n'));
}

async function get(
  host: ToolHost,
  context: ServerContext,
  name: string,
  only: SetName | undefined,
  cursor: string | undefined,
) {
  const method = CustomDictionaryService.method.getCustomDictionary;
  const { domain, dict } = await counted(host, context, method, (run) => run({ domainName: name }));
  const sets = dict as Record<string, { items?: Record<string, number> } | undefined>;
  const all = SET_NAMES.filter((set) => only === undefined || set === only).flatMap((set) =>
    Object.keys(sets[setField(set)]?.items ?? {}).map((word) => ({ set: setField(set), word })),
  );
  const begin = beginOf(cursor, all.length);
  const words = all.slice(begin, begin + PAGE_WORDS);
  const end = begin + words.length;
  const next = end < all.length ? String(end) : undefined;
  const text = [
    `${domain}: 낱말 ${all.length}개${words.length < all.length ? ` 가운데 ${begin + 1}–${end}번째` : ''}`,
    ...words.map(({ set, word }) => `${set}\t${word}`),
    ...(next === undefined ? [] : [`(더 있습니다. cursor "${next}"로 다시 부르세요.)`]),
  ].join('\n');
  return answer({ name: String(domain), words, total: all.length, next_cursor: next }, text);
}

async function change(
  host: ToolHost,
  context: ServerContext,
  action: 'add' | 'remove',
  request: { name: string; set: SetName; words: string[] },
) {
  // Counted, and refused to keys that may not write, as a change of the whole dictionary is.
  const method = CustomDictionaryService.method.updateCustomDictionary;
  const changed = await counted(host, context, method, () =>
    host.words[action]({ ...request, owner: host.callerOf(context).owner }),
  );
  const unchanged = request.words.filter((word) => !changed.includes(word));
  const did = action === 'add' ? '더했습니다' : '뺐습니다';
  const rest = action === 'add' ? '이미 있던 낱말' : '없던 낱말';
  return answer(
    { name: request.name, [action === 'add' ? 'added' : 'removed']: changed, unchanged },
    `${request.name} 사전의 ${setField(request.set)}: ${changed.length}개를 ${did}.${unchanged.length > 0 ? ` ${rest}: ${unchanged.join(', ')}` : ''}`,
  );
}

function beginOf(cursor: string | undefined, total: number): number {
  if (cursor === undefined || cursor === '') return 0;
  const begin = Number(cursor);
  if (Number.isSafeInteger(begin) && begin > 0 && begin <= total) return begin;
  throw invalidArgument('cursor가 올바르지 않습니다. 앞 답의 next_cursor를 그대로 보내 주세요.');
}
