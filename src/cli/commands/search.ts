import { ServiceError } from '../../errors/service-error.js';
import { SearchAnchor } from '../../gen/svc/dict_search_pb.js';
import { type Definitions, definitionsIn } from '../../service/operations/definitions.js';
import { type SearchAnswer, searchDict } from '../../service/operations/dict-search.js';
import { localSearcher } from '../../service/workers/local-searcher.js';
import { openStore } from '../../store/open-store.js';
import { columns } from '../columns.js';
import { parseOptions } from '../parse-options.js';
import { readStoreLocation } from '../read-config.js';
import { table } from '../table.js';
import { UsageError } from '../usage-error.js';

const ANCHORS: Record<string, SearchAnchor> = {
  any: SearchAnchor.ANY,
  prefix: SearchAnchor.PREFIX,
  suffix: SearchAnchor.SUFFIX,
  exact: SearchAnchor.EXACT,
};

const HELP = `사용법: malgyeol search 꼴 [옵션]

표제어를 자모 꼴로 찾습니다: 글자, ?(한 글자), *(몇 글자든), {초/중/종}(빈 칸은 무엇이든, ㄱ|ㅋ, [ㄱㄴ], [^ㄱ], - 받침 없음, + 받침 있음).
예: malgyeol search '{ㅅ//ㄴ}다' --pos 동사 --anchor exact

${columns([
  ['--anchor any|prefix|suffix|exact', '낱말의 어디에 맞을지 (기본값 any)'],
  ['--pos 품사', '동사, 명사 … 또는 VV, NNG …. 쉼표로 여럿'],
  ['--std-only', '표준어 사전에서 확인된 낱말만'],
  ['--limit N, --offset N', '한 번에 보일 수(기본값 100, 많아야 1000)와 건너뛸 수'],
  ['--count', '수만'],
  ['--definition', '들여온 사전의 뜻풀이도 (malgyeol senses import)'],
  ['--json', '표 대신 JSON'],
  ['--data 디렉터리', '데이터 디렉터리'],
])}
`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help || positionals.length === 0) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
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
  const store = await openStore(readStoreLocation(location));
  try {
    return await definitionsIn(store)(words);
  } finally {
    await store.close();
  }
}

function written({ entries, total }: SearchAnswer, countOnly: boolean): string {
  const count = `모두 ${total.toLocaleString('ko-KR')}개`;
  if (countOnly || entries.length === 0) return count;
  const rows = entries.map(({ word, pos, homographs, standard, definition }) => [
    word,
    pos,
    String(homographs),
    standard ? '표준' : '',
    definition,
  ]);
  return `${table(['표제어', '품사', '동형어', '', ''], rows)}\n${count}`;
}

function countOf(value: string | undefined): number {
  if (value === undefined) return 0;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`수를 적어 주세요: ${value}`);
  return Number(value);
}

function parse(args: string[]) {
  const text = { type: 'string' as const };
  const flag = { type: 'boolean' as const };
  return parseOptions({
    args,
    allowPositionals: true,
    options: {
      anchor: text,
      pos: text,
      'std-only': flag,
      limit: text,
      offset: text,
      count: flag,
      definition: flag,
      data: text,
      json: flag,
      help: { ...flag, short: 'h' },
    },
  });
}
