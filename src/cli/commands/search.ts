import { existsSync } from 'node:fs';
import { ServiceError } from '../../errors/service-error.js';
import { SearchAnchor } from '../../gen/svc/dict_search_pb.js';
import { type Definitions, definitionsIn } from '../../service/operations/definitions.js';
import { type SearchAnswer, searchDict } from '../../service/operations/dict-search.js';
import { localSearcher } from '../../service/workers/local-searcher.js';
import { openStore } from '../../store/open-store.js';
import { defineCommand } from '../command/command-spec.js';
import { parseCommand } from '../command/parse-command.js';
import { showHelp } from '../command/show-help.js';
import { DATA_OPTION, JSON_OPTION } from '../common-options.js';
import { readStoreLocation } from '../read-config.js';
import { table } from '../table.js';
import { UsageError } from '../usage-error.js';

const ANCHORS: Record<string, SearchAnchor> = {
  any: SearchAnchor.ANY,
  prefix: SearchAnchor.PREFIX,
  suffix: SearchAnchor.SUFFIX,
  exact: SearchAnchor.EXACT,
};

export const spec = defineCommand({
  name: 'search',
  usage: '꼴 [옵션]',
  about: [
    '표제어를 자모 꼴로 찾습니다: 글자, ?(한 글자), *(몇 글자든), {초/중/종}(빈 칸은 무엇이든, ㄱ|ㅋ, [ㄱㄴ], [^ㄱ], - 받침 없음, + 받침 있음).',
  ],
  english: [
    'Headwords by a pattern of letters: ? is one syllable, * any number, {initial/vowel/final} one by its jamo.',
  ],
  options: {
    anchor: {
      type: 'string',
      value: 'any|prefix|suffix|exact',
      text: '낱말의 어디에 맞을지 (기본값 any).',
      english: 'Where in the word it must match (default any).',
    },
    pos: {
      type: 'string',
      value: '품사',
      text: '동사, 명사 … 또는 VV, NNG …. 쉼표로 여럿.',
      english: 'Parts of speech, separated by commas (VV, NNG …).',
    },
    'std-only': {
      type: 'boolean',
      text: '표준어 사전에서 확인된 낱말만.',
      english: 'Only words that the standard dictionary has.',
    },
    limit: {
      type: 'string',
      value: 'N',
      text: '한 번에 보일 수 (기본값 100, 많아야 1000).',
      english: 'How many to show (default 100, at most 1000).',
    },
    offset: { type: 'string', value: 'N', text: '건너뛸 수.', english: 'How many to skip.' },
    count: { type: 'boolean', text: '수만.', english: 'Only the number.', aliases: ['count-only'] },
    definition: {
      type: 'boolean',
      text: '뜻풀이도: 들여온 사전의 것(malgyeol senses import), 없으면 갖추어 둔 짧은 것.',
      english: 'With definitions of imported dictionaries, or the short ones that ship.',
      aliases: ['with-definition'],
    },
    json: JSON_OPTION,
    data: DATA_OPTION,
  },
  examples: [
    ["malgyeol search '{ㅅ//ㄴ}다' --pos 동사 --anchor exact", 'ㅅ으로 시작해 ㄴ으로 끝나는 두 글자 동사'],
    ["malgyeol search '*하늘*' --count", '‘하늘’이 든 표제어의 수'],
  ],
  takesFiles: false,
});

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommand(spec, args);
  if (values.help || positionals.length === 0) return showHelp(spec, values);
  if (positionals.length > 1)
    throw new UsageError('꼴은 하나만 적어 주세요. 띄어 쓴 꼴은 따옴표로 묶습니다.');
  const anchor = ANCHORS[values.anchor ?? 'any'];
  if (anchor === undefined) throw new UsageError(`--anchor 값이 올바르지 않습니다: ${values.anchor}`);
  const request = {
    pattern: positionals[0]!,
    anchor,
    pos: values.pos ?? '',
    stdOnly: values['std-only'] === true,
    limit: countOf(values.limit),
    offset: countOf(values.offset),
    withDefinition: values.definition === true,
    countOnly: values.count === true,
  };
  const answer = await searchDict(request, localSearcher(), (words) => define(words, values)).catch(
    (error) => {
      throw error instanceof ServiceError ? new UsageError(error.message) : error;
    },
  );
  process.stdout.write(`${values.json ? JSON.stringify(answer) : written(answer, request.countOnly)}\n`);
  return 0;
}

async function define(
  words: Parameters<Definitions>[0],
  location: { data?: string },
): ReturnType<Definitions> {
  const found = readStoreLocation(location);
  // A search makes no data directory where there is none.
  if (!found.databaseUrl && !existsSync(found.dataDir)) return definitionsIn(undefined)(words);
  const store = await openStore(found);
  try {
    return await definitionsIn(store)(words);
  } finally {
    await store.close();
  }
}

function written({ entries, total, definitionNote }: SearchAnswer, countOnly: boolean): string {
  const count = `모두 ${total.toLocaleString('ko-KR')}개`;
  if (countOnly || entries.length === 0) return count;
  const rows = entries.map(({ word, pos, homographs, standard, definition }) => [
    word,
    pos,
    String(homographs),
    standard ? '표준' : '',
    definition,
  ]);
  const note = definitionNote === undefined ? '' : `\n${definitionNote}`;
  return `${table(['표제어', '품사', '동형어', '', ''], rows)}\n${count}${note}`;
}

function countOf(value: string | undefined): number {
  if (value === undefined) return 0;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`수를 적어 주세요: ${value}`);
  return Number(value);
}
